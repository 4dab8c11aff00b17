import Foundation

/// Observers of properties by their names, as the Objective-C runtime has them on Apple's systems.
extension NSObject {
    /// Tells `observer` of changes of the property at `keyPath`, such as `contentOffset` or `layer.bounds`, by its
    /// `observeValue(forKeyPath:of:change:context:)`.
    ///
    /// The observer is not kept alive. It is told on the main thread: at once of a change there, in the next frame of one on
    /// another thread. A property that does not tell of its changes is reported.
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let path = KeyValuePath(keyPath)
        let message = ObservedValueMessage(observer, keyPath, context)
        let observation = KeyValueObservation(of: path, in: self, options, by: observer, context) {
            message.send($0, $1)
        }
        ReportedProperty.check(path, of: self)
        observation.begin()
    }

    /// Ends the newest observation of `keyPath` by `observer`; that there is none is reported.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObservation(by: observer, keyPath) { _ in true }
    }

    /// Ends the newest observation of `keyPath` by `observer` with that context; that there is none is reported.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
        removeObservation(by: observer, keyPath) { $0.context == context }
    }

    private func removeObservation(
        by observer: NSObject, _ keyPath: String, where isMeant: (KeyValueObservation) -> Bool
    ) {
        let keys = KeyValuePath(keyPath).keys
        let id = ObjectIdentifier(observer)
        let found = KeyValueObservers.shared.observation(of: self) {
            $0.observer == id && $0.path.keys == keys && isMeant($0)
        }
        if let found { return found.end() }
        let problem = "\(type(of: observer)) is no observer of \"\(keyPath)\""
        ReportedProperty.report(self, "\(problem). Remove an observer once for each time it was added.")
    }
}

// Of the protocol, as `Operation` has methods of these names itself.
extension _KeyValueObserving {
    /// Tells observers that the property `key` is about to change; `didChangeValue(forKey:)` has to follow.
    public func willChangeValue(forKey key: String) { KeyValueObservers.willChange(key, of: self) }

    /// Tells observers that the property `key` has changed.
    public func didChangeValue(forKey key: String) { KeyValueObservers.didChange(key, of: self) }
}

/// Begins a change of the property `key` of `object`, one of opened code's that is declared as dynamic.
public func _willChangeValue(_ object: AnyObject, _ key: String) { KeyValueObservers.willChange(key, of: object) }

/// Ends a change of the property `key` of `object`, one of opened code's that is declared as dynamic.
public func _didChangeValue(_ object: AnyObject, _ key: String) { KeyValueObservers.didChange(key, of: object) }
