/// The first responder of one host, which gets text and keys; none at first.
@MainActor package final class FirstResponder {
    private(set) weak var responder: UIResponder?
    /// A view outside any window that asked to become the first responder, and does so when it comes into one.
    private weak var waiting: UIView?
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
        waiting = nil
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

    /// Makes `view` the first responder when it comes into a window, unless another one asks before.
    func wait(for view: UIView) { waiting = view }

    /// Makes the view in `view` the first responder that waited for the window, which `view` has come into.
    func endWaiting(in view: UIView) {
        guard let next = waiting, next.isDescendant(of: view) else { return }
        waiting = nil
        next.becomeFirstResponder()
    }

    /// Ends that `old` is the first responder, or waits for a window to become it.
    func end(_ old: UIResponder) {
        if waiting === old { waiting = nil }
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
