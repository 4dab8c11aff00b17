/// One target and what to call on it.
struct GestureAction {
    weak var target: AnyObject?
    /// Calls the target's method; false where the target is gone.
    var send: @MainActor (UIGestureRecognizer) -> Void
}

// The initializers stand in an extension of a protocol, because only there a parameter can have the type `Self`: so the
// handler of a pan takes a `UIPanGestureRecognizer`.
extension NSObjectProtocol where Self: UIGestureRecognizer {
    /// A recognizer that calls `action` of `target`, which it does not keep alive, whenever the gesture goes on.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// The same for a method without a sender.
    @preconcurrency @MainActor public init<Target: AnyObject>(
        target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) {
        self.init()
        addTarget(target, action: action)
    }

    /// Calls `action` of `target`, which is not kept alive, whenever the gesture goes on.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        actions.append(
            GestureAction(target: target) { [weak target] sender in
                if let target, let sender = sender as? Self { action(target)(sender) }
            })
    }

    /// The same for a method without a sender.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor () -> Void
    ) {
        actions.append(
            GestureAction(target: target) { [weak target] _ in
                if let target { action(target)() }
            })
    }
}

extension UIGestureRecognizer {
    /// Forgets all actions of `target`; nil forgets all targets.
    ///
    /// Methods cannot be compared here, so that there is no way to forget a single one.
    public func removeTarget(_ target: AnyObject?) {
        actions.removeAll { target == nil || $0.target === target }
    }

    final func sendActions() {
        for action in actions { action.send(self) }
    }
}
