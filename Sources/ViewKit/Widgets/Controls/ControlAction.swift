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
