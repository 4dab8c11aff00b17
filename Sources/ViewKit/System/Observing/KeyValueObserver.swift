import Foundation

/// An object whose class has `observeValue(forKeyPath:of:change:context:)`, which overrides that of `NSObject` on Apple's systems.
@preconcurrency public protocol _KeyValueObserver: NSObject {
    /// Called for a change of the property at `keyPath` of `object`.
    @MainActor func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension NSObject {
    /// Reports a change that no class of the observer handles, for which `NSObject` raises an exception.
    @preconcurrency @MainActor public func _observeValueByItself(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        FaultLog.current.raise(
            "NSInternalInconsistencyException", by: self,
            "observeValue(forKeyPath:of:change:context:) was called for \"\(keyPath ?? "")\", which is not handled")
    }
}

/// The message that an observer gets for a change.
///
/// `@unchecked Sendable`: the observer is only touched on the main thread.
struct ObservedValueMessage: @unchecked Sendable {
    private weak var observer: NSObject?
    private let keyPath: String
    private let context: UnsafeMutableRawPointer?

    init(_ observer: NSObject, _ keyPath: String, _ context: UnsafeMutableRawPointer?) {
        self.observer = observer
        self.keyPath = keyPath
        self.context = context
    }

    /// Sends it about `root`, on the main thread.
    func send(_ root: AnyObject, _ notice: KeyValueNotice) {
        // The thread of the change does not touch the values of the notice again.
        nonisolated(unsafe) let change = notice.dictionary
        // As with the values, only the main thread goes on with it.
        nonisolated(unsafe) let object = root
        guard MainThread.isCurrent else { return DispatchQueue.main.async { deliver(object, change) } }
        MainActor.assumeIsolated { deliver(object, change) }
    }

    @MainActor private func deliver(_ object: AnyObject, _ change: [NSKeyValueChangeKey: Any]) {
        guard let observer else { return }
        guard let observing = observer as? any _KeyValueObserver else {
            return observer._observeValueByItself(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        observing.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
}
