import Foundation
import Synchronization

/// The observers that were added to notification centers by selectors.
///
/// Centers belong to the process and not to a host, and may be used on any thread.
final class SelectorObservers: Sendable {
    /// One observation; its token belongs to the center.
    struct Entry: @unchecked Sendable {
        // `@unchecked Sendable`: references that are compared and handed to the center, which locks by itself.
        weak var observer: AnyObject?
        /// The center itself: another one may get its address, and numbers its tokens alike.
        weak var center: AnyObject?
        let name: NSNotification.Name?
        let object: ObjectIdentifier?
        let token: any NSObjectProtocol
    }

    static let shared = SelectorObservers()

    private let entries = Mutex<[Entry]>([])

    /// Adds an observation, and returns those whose observers are gone.
    func add(_ entry: Entry) -> [Entry] {
        entries.withLock { entries in
            let gone = entries.filter { $0.observer == nil && $0.center === entry.center }
            entries.removeAll { $0.center == nil || $0.observer == nil && $0.center === entry.center }
            entries.append(entry)
            return gone
        }
    }

    /// Removes the observations that `isMeant` names, and returns them.
    func remove(where isMeant: (Entry) -> Bool) -> [Entry] {
        entries.withLock { entries in
            let removed = entries.filter(isMeant)
            entries.removeAll(where: isMeant)
            return removed
        }
    }
}
