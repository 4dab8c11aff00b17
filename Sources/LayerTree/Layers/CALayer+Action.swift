/// Actions and implicit animations for changes of properties.
extension CALayer {
    final func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
        return type(of: self).defaultAction(forKey: event)
    }

    /// The action to run after a change of `event`; found before the change, because it may start from what shows now.
    ///
    /// Nil while the transaction disables actions, and for a layer that was never committed and has no delegate,
    /// actions or style.
    final func pendingAction(forKey event: String) -> (any CAAction)? {
        guard wasCommitted || delegate != nil || actions != nil || style != nil else { return nil }
        guard !context.transactions.current.disablesActions else { return nil }
        guard let action = action(forKey: event), !action.endsSearch else { return nil }
        return action
    }

    /// The implicit animation for a change of property `event`, once the layer was committed.
    ///
    /// Nil for properties without one, such as `hidden`, which cannot be interpolated, and paths, as in Core Animation.
    final func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard wasCommitted, let property = LayerProperty.named(event), property.animatesImplicitly else { return nil }
        let transaction = context.transactions.current
        guard transaction.duration > 0, !transaction.disablesActions else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        let shown = state.shown
        if property.kind == .image {
            // Only an image fades.
            guard contentsObject is CGImage else { return nil }
            animation.fromValue = contentsObject
        } else if property.kind.isList {
            animation.fromValue = property.list(in: shown, of: context.resources)?.object
        } else {
            animation.fromValue = property.value(in: shown).object(for: AnimatableProperty(property))
        }
        animation.duration = transaction.duration
        animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}

/// An object that runs when a property of a layer changes, such as an animation.
@preconcurrency @MainActor public protocol CAAction {
    /// Runs the action for a change of `event` on `anObject`, a layer.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
    /// Nothing: a null ends the search for an action.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

extension CAAction {
    /// Whether the action is a null; found without a cast, as every change of a layer asks.
    var endsSearch: Bool { type(of: self) == NSNull.self }
}
