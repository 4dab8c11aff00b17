import Foundation
import ViewKit

/// Foundation's messages about an operation's properties, for opened code, of which observers are told, too.
extension Operation {
    /// Tells the queue and observers that the property `key` is about to change; `didChangeValue(forKey:)` has to follow.
    public func willChangeValue(forKey key: String) { tellWillChange(key) }

    /// Tells the queue and observers that the property `key` has changed.
    public func didChangeValue(forKey key: String) { tellDidChange(key) }
}
