import Foundation

/// Messages to objects by selectors.
extension NSObjectProtocol {
    /// Whether the object is of the class, or of the protocol, of the method that `aSelector` names.
    ///
    /// An optional method of a protocol counts as there: where a type leaves it out, its default does nothing.
    public func responds(to aSelector: Selector!) -> Bool { aSelector?.belongs(to: self) ?? false }
}

extension NSObject {
    /// Calls the method `aSelector`, and returns its result where that is an object.
    @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        perform(aSelector, with: nil)
    }

    /// Calls the method `aSelector` with `object`, if it takes an argument, and returns its result where that is an object.
    @preconcurrency @MainActor @discardableResult public func perform(_ aSelector: Selector!, with object: Any!)
        -> Unmanaged<AnyObject>!
    {
        perform(aSelector, with: object, with: nil)
    }

    /// Calls the method `aSelector` with both objects, as far as it takes arguments, and returns its result where that is an
    /// object, which stays alive until the next frame.
    @preconcurrency @MainActor @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        guard let aSelector else { return nil }
        guard let result = aSelector.send(to: self, object1, object2) else {
            FaultLog.current.report(
                self,
                "it was sent \(aSelector), which is no method of it, or one with other arguments. Name it by #selector."
            )
            return nil
        }
        guard type(of: result) is AnyClass else { return nil }
        let object = result as AnyObject
        // In place of an autorelease pool, which is drained once a frame.
        MainQueue.current.async { withExtendedLifetime(object) {} }
        return Unmanaged.passUnretained(object)
    }

    /// Calls the method `aSelector` with `anArgument` in the first frame that is `delay` seconds from now or later; the object
    /// is kept alive until then.
    @preconcurrency @MainActor
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        PerformRequests.current.add(aSelector, to: self, with: anArgument, after: delay)
    }

    /// Drops the requests of `perform(_:with:afterDelay:)` to `aTarget` with that selector and an equal argument.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        PerformRequests.current.remove(to: aTarget as AnyObject, aSelector, with: anArgument)
    }

    /// Drops all requests of `perform(_:with:afterDelay:)` to `aTarget`.
    @preconcurrency @MainActor public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        PerformRequests.current.remove(to: aTarget as AnyObject)
    }
}
