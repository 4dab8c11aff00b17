import Foundation

/// Notifications by selectors; observers are not kept alive.
extension NotificationCenter {
    /// Calls `aSelector` of `observer`, with the notification if it takes one, for notifications of that name and of that
    /// object; nil stands for all.
    ///
    /// The call comes at once where the notification is posted on the main thread, and in the next frame from others.
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
        let observer = observer as AnyObject
        let message = ObserverMessage(observer, aSelector)
        let token = addObserver(forName: aName, object: anObject, queue: nil) { message.send($0) }
        let gone = SelectorObservers.shared.add(
            SelectorObservers.Entry(
                observer: observer, center: self, name: aName,
                object: anObject.map { ObjectIdentifier($0 as AnyObject) }, token: token))
        for entry in gone { removeObserver(entry.token as Any) }
    }

    /// Ends all calls of methods of `observer`, or of the block that a token stands for.
    public func removeObserver(_ observer: AnyObject) {
        let removed = SelectorObservers.shared.remove { $0.observer === observer && $0.center === self }
        for entry in removed { removeObserver(entry.token as Any) }
        removeObserver(observer as Any)
    }

    /// Ends the calls for notifications of that name and of that object; nil stands for all.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
        let removed = SelectorObservers.shared.remove { entry in
            entry.observer === observer && entry.center === self && (aName == nil || entry.name == aName)
                && (object == nil || entry.object == object)
        }
        for entry in removed { removeObserver(entry.token as Any) }
        removeObserver(observer as Any, name: aName, object: anObject)
    }
}

/// The message that an observer gets for a notification.
private struct ObserverMessage: @unchecked Sendable {
    // `@unchecked Sendable`: the observer is only touched on the main thread.
    private weak var observer: AnyObject?
    private let selector: Selector

    init(_ observer: AnyObject, _ selector: Selector) {
        self.observer = observer
        self.selector = selector
    }

    /// Sends `notification` to the observer, on the main thread.
    func send(_ notification: Notification) {
        guard MainThread.isCurrent else {
            // The poster gives it to all observers, who only read it.
            nonisolated(unsafe) let notification = notification
            return DispatchQueue.main.async { send(notification) }
        }
        nonisolated(unsafe) let received = notification  // This is the main thread already.
        MainActor.assumeIsolated {
            guard let observer, selector.send(to: observer, received) == nil else { return }
            FaultLog.current.report(
                observer,
                "it observes \(received.name.rawValue), but has no method \(selector) that takes a Notification. Name it by "
                    + "#selector.")
        }
    }
}
