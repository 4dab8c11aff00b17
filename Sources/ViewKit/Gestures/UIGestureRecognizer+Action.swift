/// A target and the method to call on it.
@MainActor struct GestureAction {
    private(set) weak var target: AnyObject?
    /// The name of the method, where it came with one.
    private(set) var selector: Selector?
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

extension GestureAction {
    init(_ target: AnyObject, _ selector: Selector) {
        self.target = target
        self.selector = selector
        send = { [weak target] recognizer in
            guard let target, selector.send(to: target, recognizer) == nil else { return }
            let faults = recognizer.view?.layer.context.faults ?? .current
            faults.report(
                recognizer,
                "its target \(type(of: target)) has no method \(selector) that takes a \(type(of: recognizer)). Name it by "
                    + "#selector, and let it take no other argument than the recognizer.")
        }
    }
}

extension UIGestureRecognizer {
    /// Calls `action` of `target`, which is not kept alive, whenever the gesture goes on.
    public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor (UIGestureRecognizer) -> Void
    ) {
        actions.append(GestureAction(target, action))
    }

    /// The same for a method that takes a class of recognizers; where this is none of them it is not called, which is
    /// reported.
    public func addTarget<Target: AnyObject, Sender: UIGestureRecognizer>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Sender) -> Void
    ) {
        actions.append(GestureAction(target, action))
    }

    /// Calls `action` of `target`, which is not kept alive and takes no sender, whenever the gesture goes on.
    public func addTarget<Target: AnyObject>(_ target: Target, action: @escaping (Target) -> @MainActor () -> Void) {
        actions.append(GestureAction(target, action))
    }

    final func sendActions() {
        for action in actions { action.send(self) }
    }
}
