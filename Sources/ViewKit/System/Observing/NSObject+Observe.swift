import Foundation

/// An object whose properties closures observe: every `NSObject`.
public protocol _KeyValueObserving: NSObject {}

extension NSObject: _KeyValueObserving {}

extension _KeyValueObserving {
    /// Calls `changeHandler` for changes of the property at `keyPath`, on the thread of the change, until the object that is
    /// returned goes away.
    ///
    /// In an opened file it is called as `observe(\.contentOffset, options: .new) { … }`: there is no runtime that would know
    /// names by key paths, so that the file's translation adds them, and the objects before the last property.
    public func observe<Value>(
        _key key: String, _through owners: [(Self) -> AnyObject?] = [], _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let path = KeyValuePath(key, owners, keyPath)
        let observation = KeyValueObservation(of: path, in: self, options) { root, notice in
            if let root = root as? Self { changeHandler(root, NSKeyValueObservedChange(notice)) }
        }
        ReportedProperty.check(path, of: self)
        observation.begin()
        return NSKeyValueObservation(observation)
    }
}
