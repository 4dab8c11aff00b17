import Foundation
import Synchronization

/// One observer of one property; it is told of changes as its options say, on the thread of the change.
///
/// `@unchecked Sendable`: it does not change but for `subjects`, which the table of observers reads and changes under its lock.
final class KeyValueObservation: @unchecked Sendable {
    let path: KeyValuePath
    let options: NSKeyValueObservingOptions
    /// The observer of `addObserver(_:forKeyPath:options:context:)`; nil for a closure.
    let observer: ObjectIdentifier?
    let context: UnsafeMutableRawPointer?
    /// The objects on the path, from the root on, by whose changes it is told; empty once it has ended.
    var subjects: [ObjectIdentifier] = []
    private let ended = Atomic<Bool>(false)
    private weak var root: AnyObject?
    private let send: (_ root: AnyObject, KeyValueNotice) -> Void

    init(
        of path: KeyValuePath, in root: AnyObject, _ options: NSKeyValueObservingOptions, by observer: AnyObject? = nil,
        _ context: UnsafeMutableRawPointer? = nil, send: @escaping (_ root: AnyObject, KeyValueNotice) -> Void
    ) {
        self.path = path
        self.root = root
        self.options = options
        self.observer = observer.map { ObjectIdentifier($0) }
        self.context = context
        self.send = send
    }

    /// Whether the observer is told no more.
    var hasEnded: Bool { ended.load(ordering: .acquiring) }

    /// The value now, where it is asked for as `option`.
    func value(for option: NSKeyValueObservingOptions) -> Any? {
        guard options.contains(option), let root else { return nil }
        return path.value(root)
    }

    /// Begins: the observer is told at once where it asked for that.
    func begin() {
        follow(from: 0)
        if options.contains(.initial) { tell(KeyValueNotice(new: value(for: .new))) }
    }

    /// Observes the objects on the path from `level` on, in place of those from before.
    func follow(from level: Int) {
        guard let root else { return }
        var objects: [AnyObject] = []
        for level in level...path.lastLevel {
            guard let object = path.owner(root, level) else { break }
            objects.append(object)
        }
        KeyValueObservers.shared.set(objects, from: level, of: self)
    }

    /// Tells the observer, unless the observation has ended.
    func tell(_ notice: KeyValueNotice) {
        guard !hasEnded, let root else { return }
        send(root, notice)
    }

    /// Ends: the observer is told no more.
    func end() {
        ended.store(true, ordering: .releasing)
        KeyValueObservers.shared.remove(self)
    }
}
