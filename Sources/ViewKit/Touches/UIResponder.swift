/// Something that events reach: a view, a window or a view controller.
///
/// What a responder does not handle goes on to the next one.
@preconcurrency @MainActor open class UIResponder: NSObject {
    /// A responder with nobody after it.
    public override init() { super.init() }

    /// What a nib's objects are told once all of them are there. No nibs exist here: who stands in for one calls it.
    open func awakeFromNib() {}

    /// Who gets the events that this responder does not handle; nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// New touches in this responder; passed on by default.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches that began here moved; passed on by default.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches that began here ended; passed on by default.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Touches that began here belong to a gesture or the system now; passed on by default.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}
