import Foundation
import Synchronization

/// The observers of properties, by the objects that have them.
///
/// A setter asks `isActive` before anything else, so that it does not pay for observers where there are none. Objects may
/// change on any thread.
///
/// `@unchecked Sendable`: all that it holds is read and changed under its lock.
final class KeyValueObservers: @unchecked Sendable {
    /// An observation, and the position on its path of the property that an object has.
    typealias Link = (observation: KeyValueObservation, level: Int)

    /// An object that is observed.
    private struct Subject {
        weak var object: AnyObject?
        var links: [Link] = []
        /// The changes that have begun, by the names of the properties, the innermost at the end.
        var changes: [String: [KeyValueChange]] = [:]
    }

    static let shared = KeyValueObservers()
    private static let count = Atomic<Int>(0)
    private let lock = NSLock()
    private var subjects: [ObjectIdentifier: Subject] = [:]
    /// The number of objects at which those that are gone are looked for.
    private var sweepCount = 64

    private init() {}

    /// Whether there are any observers at all.
    @inline(__always) static var isActive: Bool { count.load(ordering: .relaxed) != 0 }

    /// Begins a change of the property `key` of `object`; nil where none observes it. The end is the change's own.
    @inline(__always) static func begin(_ key: String, of object: AnyObject) -> KeyValueChange? {
        isActive ? KeyValueChange(of: key, in: object) : nil
    }

    /// Begins a change that `end(_:of:)` ends, for a property whose value is stored.
    @inline(__always) static func willChange(_ key: String, of object: AnyObject) {
        if isActive { shared.push(key, of: object) }
    }

    /// Ends the change of the property `key` that began last.
    @inline(__always) static func didChange(_ key: String, of object: AnyObject) {
        if isActive { shared.pop(key, of: object)?.end() }
    }

    /// Tells of a change of the property `key` of `object` that has come, from the value `old`.
    @inline(__always) static func changed(_ key: String, of object: AnyObject, from old: Any) {
        if isActive { KeyValueChange(of: key, in: object, from: old)?.end() }
    }

    /// The observers of the property `key` of `object`, in the order in which they were added.
    func links(of object: AnyObject, at key: String) -> [Link] {
        lock.withLock {
            guard let subject = subjects[ObjectIdentifier(object)] else { return [] }
            return subject.links.filter { $0.observation.path.keys[$0.level] == key }
        }
    }

    /// The newest observation of `object` itself that `isMeant` names.
    func observation(of object: AnyObject, where isMeant: (KeyValueObservation) -> Bool) -> KeyValueObservation? {
        lock.withLock {
            subjects[ObjectIdentifier(object)]?.links.last { $0.level == 0 && isMeant($0.observation) }?.observation
        }
    }

    /// The objects of a class that are observed.
    func objects<Object: AnyObject>(_ type: Object.Type) -> [Object] {
        lock.withLock { subjects.values.compactMap { $0.object as? Object } }
    }

    /// Has `observation` follow `objects` from `level` of its path on, in place of others.
    func set(_ objects: [AnyObject], from level: Int, of observation: KeyValueObservation) {
        lock.withLock {
            guard !observation.hasEnded else { return }
            unlink(observation, from: level)
            for (offset, object) in objects.enumerated() {
                let id = ObjectIdentifier(object)
                // An object may lie where another one was.
                if let former = subjects[id], former.object == nil || former.object !== object { forget(id, former) }
                subjects[id, default: Subject(object: object)].links.append((observation, level + offset))
                observation.subjects.append(id)
                Self.count.add(1, ordering: .relaxed)
            }
            sweep()
        }
    }

    /// Ends `observation`.
    func remove(_ observation: KeyValueObservation) { lock.withLock { unlink(observation, from: 0) } }

    private func unlink(_ observation: KeyValueObservation, from level: Int) {
        for id in observation.subjects.dropFirst(level) {
            guard var subject = subjects[id] else { continue }
            let before = subject.links.count
            subject.links.removeAll { $0.observation === observation && $0.level >= level }
            subjects[id] = subject.links.isEmpty ? nil : subject
            Self.count.subtract(before - subject.links.count, ordering: .relaxed)
        }
        observation.subjects.removeSubrange(min(level, observation.subjects.count)...)
    }

    private func forget(_ id: ObjectIdentifier, _ subject: Subject) {
        subjects[id] = nil
        Self.count.subtract(subject.links.count, ordering: .relaxed)
    }

    /// Forgets the objects that are gone, now and then.
    private func sweep() {
        guard subjects.count >= sweepCount else { return }
        for (id, subject) in subjects where subject.object == nil { forget(id, subject) }
        sweepCount = max(64, 2 * subjects.count)
    }

    private func push(_ key: String, of object: AnyObject) {
        guard let change = KeyValueChange(of: key, in: object) else { return }
        lock.withLock { subjects[ObjectIdentifier(object)]?.changes[key, default: []].append(change) }
    }

    private func pop(_ key: String, of object: AnyObject) -> KeyValueChange? {
        lock.withLock { subjects[ObjectIdentifier(object)]?.changes[key]?.popLast() }
    }
}
