// These stand in an extension of a protocol, because only there a parameter can have the type `Self`: so the action of a
// slider takes a `UISlider`.
extension NSObjectProtocol where Self: UIControl {
    /// Calls `action` of `target`, which is not kept alive, for `controlEvents`.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor () -> Void, for controlEvents: UIControl.Event
    ) { add(target, controlEvents) { target, _, _ in action(target)() } }

    /// The same for a method that takes the control.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Self) -> Void, for controlEvents: UIControl.Event
    ) { add(target, controlEvents) { target, control, _ in action(target)(control) } }

    /// The same for a method that takes the control and the event of the touches, which is nil for none.
    @preconcurrency @MainActor public func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping (Target) -> @MainActor (Self, UIEvent?) -> Void,
        for controlEvents: UIControl.Event
    ) { add(target, controlEvents) { target, control, event in action(target)(control, event) } }

    @MainActor private func add<Target: AnyObject>(
        _ target: Target, _ events: UIControl.Event, _ send: @escaping @MainActor (Target, Self, UIEvent?) -> Void
    ) {
        controlActions.append(
            ControlAction(target: target, events: events) { [weak target] control, event in
                if let target, let control = control as? Self { send(target, control, event) }
            })
    }
}

extension UIControl {
    /// Calls `action` of `target`, which is not kept alive, for `controlEvents`; without a target, of the first responder
    /// from the control on that has it.
    public final func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        let object = target.map { $0 as AnyObject }
        remove(controlEvents) {
            $0.selector == action && $0.searchesResponders == (object == nil) && $0.target === object
        }
        controlActions.append(
            ControlAction(
                target: object, selector: action, searchesResponders: object == nil, events: controlEvents
            ) { [weak object, isForResponders = object == nil] control, event in
                if isForResponders || object != nil { control.sendAction(action, to: object, for: event) }
            })
    }

    /// Removes, for `controlEvents`, the calls of `action` on `target`; nil stands for all targets, and for all actions,
    /// also those that were added as methods.
    public final func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { entry in
            entry.action == nil && (target == nil || entry.target === target as AnyObject)
                && (action == nil || entry.selector == action)
        }
    }

    /// The objects whose methods are called; `NSNull` stands for the responders.
    public final var allTargets: Set<AnyHashable> {
        Set(
            controlActions.compactMap { entry in
                entry.searchesResponders
                    ? NSNull() : entry.target.map { ($0 as? AnyHashable) ?? AnyHashable(ObjectIdentifier($0)) }
            })
    }

    /// The names of the methods that are called on `target` for one of `controlEvent`; nil without any.
    public final func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = controlActions.compactMap { entry -> String? in
            let isMeant = target.map { entry.target === $0 as AnyObject } ?? entry.searchesResponders
            return isMeant && !entry.events.isDisjoint(with: controlEvent) ? entry.selector?.description : nil
        }
        return names.isEmpty ? nil : names
    }

    /// Runs `action` for `controlEvents`, in place of one with the same identifier.
    public final func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
        controlActions.append(
            ControlAction(target: nil, events: controlEvents, action: action) { control, _ in
                action.run(sender: control)
            })
    }

    /// Forgets `action` for `controlEvents`.
    public final func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }

    /// Forgets the action with that identifier for `controlEvents`.
    public final func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { $0.action?.identifier == actionIdentifier }
    }

    /// The events for which something is called.
    public final var allControlEvents: Event { controlActions.reduce(into: []) { $0.formUnion($1.events) } }

    /// Runs `action` as if the control had sent it.
    public final func sendAction(_ action: UIAction) { action.run(sender: self) }

    /// Calls, in the order in which they were added, all that wait for one of `controlEvents`.
    public final func sendActions(for controlEvents: Event) { send(controlEvents, nil) }

    final func send(_ events: Event, _ touches: UIEvent?) {
        var events = events
        if !events.isDisjoint(with: primaryEvent) {
            events.insert(.primaryActionTriggered)
            primaryActionBegins()
        }
        for action in controlActions where !action.events.isDisjoint(with: events) { action.send(self, touches) }
    }

    private func remove(_ events: Event, _ isMeant: (ControlAction) -> Bool) {
        for index in controlActions.indices where isMeant(controlActions[index]) {
            controlActions[index].events.subtract(events)
        }
        controlActions.removeAll { $0.events.isEmpty || $0.action == nil && $0.target == nil && !$0.searchesResponders }
    }
}

/// A target's method or an action that a control calls for its events.
@MainActor struct ControlAction {
    weak var target: AnyObject?
    /// The name of the method, where it came with one.
    var selector: Selector?
    /// Whether the method is that of the first responder in the chain that has it, in place of a target.
    var searchesResponders = false
    var events: UIControl.Event
    /// The action where it is one, which its identifier finds again.
    var action: UIAction?
    /// Calls the target's method; nothing where the target is gone.
    var send: @MainActor (UIControl, UIEvent?) -> Void
}
