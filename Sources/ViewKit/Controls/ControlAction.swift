/// What a control calls for its events.
@MainActor struct ControlAction {
    weak var target: AnyObject?
    var events: UIControl.Event
    /// The action where it is one, which its identifier finds again.
    var action: UIAction?
    /// Calls the target's method; nothing where the target is gone.
    var send: @MainActor (UIControl, UIEvent?) -> Void
}
