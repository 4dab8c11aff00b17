/// The first responder of one host, or none: it gets first what no touch is about.
@MainActor final class FirstResponder {
    private(set) weak var responder: UIResponder?

    static func of(_ context: LayerContext) -> FirstResponder { context.attachments.value { FirstResponder() } }

    /// Makes `new` the first responder where it may be and the former one gives way; whether it is now.
    func change(to new: UIResponder) -> Bool {
        if responder === new { return true }
        guard new.canBecomeFirstResponder else { return false }
        if let responder, !responder.canResignFirstResponder || !responder.resignFirstResponder() { return false }
        responder = new
        return true
    }

    /// Ends that `old` is the first responder, where it is.
    func end(_ old: UIResponder) { if responder === old { responder = nil } }
}

extension UIView {
    /// Ends that this view, or one in it, is the first responder; where `force` is true, whether that wants it or not.
    ///
    /// True where none of them is afterwards.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        let current = FirstResponder.of(layer.context)
        guard let view = current.responder as? UIView, view.isDescendant(of: self) else { return true }
        if view.canResignFirstResponder, view.resignFirstResponder() { return true }
        if force { current.end(view) }
        return force
    }
}
