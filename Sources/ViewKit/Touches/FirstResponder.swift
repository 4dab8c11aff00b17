/// The first responder of one host, which gets text and keys; none at first.
@MainActor package final class FirstResponder {
    private(set) weak var responder: UIResponder?
    /// Whether one responder is resigning in favour of another.
    private var isChanging = false
    /// Whether the last notifications announced that a keyboard is shown.
    var showsKeyboard = false

    init() {}

    package static func of(_ context: LayerContext) -> FirstResponder { context.attachments.value { FirstResponder() } }

    /// Makes `new` the first responder where it can be and the former one resigns; returns whether it is now.
    func change(to new: UIResponder) -> Bool {
        if responder === new { return true }
        guard new.canBecomeFirstResponder, giveWay() else { return false }
        responder = new
        new.becameFirstResponder()
        announceKeyboard(new.layerContext)
        return responder === new
    }

    /// Makes the first responder resign; false where it stays.
    private func giveWay() -> Bool {
        guard let responder else { return true }
        isChanging = true
        defer { isChanging = false }
        return responder.canResignFirstResponder && responder.resignFirstResponder()
    }

    /// Ends that `old` is the first responder, where it is.
    func end(_ old: UIResponder) {
        guard responder === old else { return }
        responder = nil
        old.ceasedToBeFirstResponder()
        if !isChanging { announceKeyboard(old.layerContext) }
    }

    /// Ends that a view in `view` is the first responder: it has left the window.
    func end(in view: UIView) {
        if let current = responder as? UIView, current.isDescendant(of: view) { end(current) }
    }
}

extension UIView {
    /// Makes this view, or one in it, resign as first responder; where `force` is true, also against its refusal.
    ///
    /// Returns true where none of them is first responder afterwards.
    @discardableResult public func endEditing(_ force: Bool) -> Bool {
        let current = FirstResponder.of(layer.context)
        guard let view = current.responder as? UIView, view.isDescendant(of: self) else { return true }
        if view.canResignFirstResponder, view.resignFirstResponder() { return true }
        if force { current.end(view) }
        return force
    }
}
