/// An object that runs when a property of a layer changes, such as an animation.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action for a change of `event` on `anObject`, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing: a null ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}
