/// One target and what to call on it.
@MainActor struct GestureAction {
    private(set) weak var target: AnyObject?
    /// Calls the target's method, unless the target is gone.
    let send: @MainActor (UIGestureRecognizer) -> Void

    init<Target: AnyObject>(_ target: Target, _ action: @escaping (Target) -> @MainActor () -> Void) {
        self.target = target
        send = { [weak target] _ in
            if let target { action(target)() }
        }
    }

    init<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target, _ action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        self.target = target
        send = { [weak target] recognizer in
            guard let target else { return }
            if let sender = recognizer as? Sender { return action(target)(sender) }
            let faults = recognizer.view?.layer.context.faults ?? .current
            faults.report(
                recognizer,
                "its action of \(Target.self) takes a \(Sender.self), so that it cannot be called. Let the method take a "
                    + "\(type(of: recognizer)).")
        }
    }
}

// These stand in an extension of a protocol, because only there a parameter can have the type `Self`: so the compiler sees
// to it that the handler of a pan takes a pan.
extension NSObjectProtocol where Self: UIGestureRecognizer {
    /// Calls `action` of `target`, which is not kept alive, whenever the gesture goes on.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void
    ) {
        actions.append(GestureAction(target, action))
    }
}

extension UIGestureRecognizer {
    /// Calls `action` of `target`, which is not kept alive and takes no sender, whenever the gesture goes on.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> @MainActor () -> Void) {
        actions.append(GestureAction(target, action))
    }

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
