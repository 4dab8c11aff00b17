import Foundation
import Synchronization

/// Defaults that are empty at each launch, and leave nothing behind.
final class LaunchDefaults: UserDefaults {
    // `@unchecked Sendable`: the values are property lists, which do not change.
    private struct Values: @unchecked Sendable {
        var own: [String: Any] = [:]
        var registered: [String: Any] = [:]
    }

    // `nonisolated(unsafe)`: a constant, whose values are behind a lock.
    nonisolated(unsafe) static let shared = LaunchDefaults(suiteName: nil)

    private let values = Mutex(Values())

    override func object(forKey defaultName: String) -> Any? {
        let all = values.withLock { $0 }
        return all.own[defaultName] ?? all.registered[defaultName]
    }

    override func set(_ value: Any?, forKey defaultName: String) {
        let entry = Values(own: value.map { [defaultName: $0] } ?? [:])
        values.withLock { $0.own[defaultName] = entry.own[defaultName] }
    }

    override func removeObject(forKey defaultName: String) {
        values.withLock { $0.own[defaultName] = nil }
    }

    override func register(defaults registrationDictionary: [String: Any]) {
        let entries = Values(registered: registrationDictionary)
        values.withLock { $0.registered.merge(entries.registered) { _, new in new } }
    }

    override func dictionaryRepresentation() -> [String: Any] {
        let all = values.withLock { $0 }
        return all.registered.merging(all.own) { _, new in new }
    }

    override func synchronize() -> Bool { true }
}

extension UserDefaults {
    /// The defaults of opened code, which are empty at each launch.
    public class var standard: UserDefaults { LaunchDefaults.shared ?? UserDefaults() }
}
