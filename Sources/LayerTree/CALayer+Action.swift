/// What a change of a property sets off.
extension CALayer {
    final func findAction(forKey event: String) -> (any CAAction)? {
        if let action = delegate?.action(for: self, forKey: event) { return action }
        if let action = actions?[event] { return action }
        if let action = (style?["actions"] as? [String: any CAAction])?[event] { return action }
        return type(of: self).defaultAction(forKey: event)
    }

    /// The action to run after `property` changes; asked before, because it may start from what shows now.
    ///
    /// A layer without a delegate animates by itself once it was committed.
    final func pendingAction(for property: AnimatableProperty) -> (any CAAction)? {
        guard wasCommitted || delegate != nil || actions != nil || style != nil else { return nil }
        let transaction = HostScope.current.layers.transactions.current
        guard !transaction.disablesActions else { return nil }
        if let action = findAction(forKey: property.key) { return action is NSNull ? nil : action }
        guard wasCommitted, transaction.duration > 0 else { return nil }
        let animation = CABasicAnimation(keyPath: property.key)
        animation.fromValue = property.value(in: state.shown.pointee).object(for: property)
        animation.duration = transaction.duration
        animation.timingFunction = transaction.timingFunction ?? CAMediaTimingFunction(name: .default)
        return animation
    }
}
