/// A change of a property that has begun, and its observers.
struct KeyValueChange {
    /// One observer, the position of the property on its path, and the value from before where it asked for that.
    private typealias Part = (observation: KeyValueObservation, level: Int, old: Any?)

    private var parts: [Part]

    /// The change of the property `key` of `object`, which comes now; nil where none observes it. `old` is the value from
    /// before, where the change has come already.
    init?(of key: String, in object: AnyObject, from old: Any? = nil) {
        let links = KeyValueObservers.shared.links(of: object, at: key)
        guard !links.isEmpty else { return nil }
        parts = links.map { ($0.observation, $0.level, $0.observation.options.contains(.old) ? old : nil) }
        for index in parts.indices {
            let observation = parts[index].observation
            if old == nil { parts[index].old = observation.value(for: .old) }
            guard observation.options.contains(.prior) else { continue }
            observation.tell(KeyValueNotice(old: parts[index].old, isPrior: true))
        }
    }

    /// Tells the observers, as the change has come.
    func end() {
        for part in parts {
            if part.level < part.observation.path.lastLevel { part.observation.follow(from: part.level + 1) }
            part.observation.tell(KeyValueNotice(old: part.old, new: part.observation.value(for: .new)))
        }
    }
}
