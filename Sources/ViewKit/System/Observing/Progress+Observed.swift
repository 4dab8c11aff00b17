import Foundation

// Foundation's setters and messages under names of their own, which tell observers: LiveKit has some of Foundation's names for
// opened code, and could not call these where its own are seen.

extension Progress {
    package var completedUnits: Int64 { completedUnitCount }
    package var totalUnits: Int64 { totalUnitCount }

    package func setCompletedUnitCount(_ count: Int64) {
        changeTellingObservers(of: "completedUnitCount") { completedUnitCount = count }
    }

    package func setTotalUnitCount(_ count: Int64) {
        changeTellingObservers(of: "totalUnitCount") { totalUnitCount = count }
    }

    /// Makes a change of the property `key`, and with it of the fractions of this progress and of those that it is a part of.
    private func changeTellingObservers(of key: String, _ change: () -> Void) {
        guard KeyValueObservers.isActive else { return change() }
        let own = KeyValueObservers.begin(key, of: self)
        let fraction = KeyValueObservers.begin("fractionCompleted", of: self)
        let others = KeyValueObservers.shared.objects(Progress.self).filter { $0 !== self }
        let fractions = others.map(\.fractionCompleted)
        change()
        fraction?.end()
        own?.end()
        for (progress, old) in zip(others, fractions) where progress.fractionCompleted != old {
            KeyValueObservers.changed("fractionCompleted", of: progress, from: old)
        }
    }
}

extension Operation {
    package func tellWillChange(_ key: String) {
        willChangeValue(forKey: key)
        KeyValueObservers.willChange(key, of: self)
    }

    package func tellDidChange(_ key: String) {
        didChangeValue(forKey: key)
        KeyValueObservers.didChange(key, of: self)
    }
}
