/// What a change of a property sets off.
extension CALayer {
    final func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
        return type(of: self).defaultAction(forKey: event)
    }

    /// The action to run after a change of `event`; asked before, because it may start from what shows now.
    ///
    /// Nil while the transaction disables actions, and for a layer that nobody saw and nobody cares for.
    final func pendingAction(forKey event: String) -> (any CAAction)? {
        guard wasCommitted || delegate != nil || actions != nil || style != nil else { return nil }
        guard !HostScope.current.layers.transactions.current.disablesActions else { return nil }
        let action = action(forKey: event)
        return action is NSNull ? nil : action
    }

    /// What a layer does by itself when property `event` changes, once it was committed.
    ///
    /// Nothing for `hidden`, which has nothing between its values.
    final func implicitAnimation(forKey event: String) -> CABasicAnimation? {
        guard wasCommitted, let root = AnimatableProperty.Root(rawValue: event), root != .hidden else { return nil }
        let transaction = HostScope.current.layers.transactions.current
        guard transaction.duration > 0, !transaction.disablesActions else { return nil }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = root.value(in: state.shown.pointee).object(for: AnimatableProperty(root))
        animation.duration = transaction.duration
        animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
