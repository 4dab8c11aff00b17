/// The first responder of one host, which gets text and keys; none at first.
@MainActor package final class FirstResponder {
    /// The object that gets text and keys; nil without one.
    package private(set) weak var responder: UIResponder?
    /// A view outside any window that asked to become the first responder, and does so when it comes into one.
    private weak var waiting: UIView?
    /// Whether one responder is resigning in favour of another.
    private var isChanging = false
    /// The keyboard that the last notifications announced.
    var keyboard = Keyboard()
    /// Holds the input views of the first responder; nil while it has none.
    var inputArea: InputViewArea?

    /// The state of the keyboard.
    struct Keyboard: Equatable {
        var isShown = false
        /// Points that the input views take at the lower edge of the window.
        var height: CGFloat = 0
    }

    init() {}

    package static func of(_ context: LayerContext) -> FirstResponder { context.attachments.value { FirstResponder() } }

    /// Makes `new` the first responder where it can be and the former one resigns; returns whether it is now.
    func change(to new: UIResponder) -> Bool {
        if responder === new { return true }
        guard new.canBecomeFirstResponder, giveWay() else { return false }
        waiting = nil
        responder = new
        new.becameFirstResponder()
        updateKeyboard(new.layerContext)
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

    /// Shows the input views of a controller that was the first responder before its view, which lies in `view`, came into
    /// the window.
    func showInputViews(of view: UIView) {
        guard inputArea == nil, let controller = responder as? UIViewController else { return }
        guard controller.loadedView?.isDescendant(of: view) == true else { return }
        updateKeyboard(controller.layerContext)
    }

    /// Ends that `old` is the first responder, or waits for a window to become it.
    func end(_ old: UIResponder) {
        if waiting === old { waiting = nil }
        guard responder === old else { return }
        responder = nil
        old.ceasedToBeFirstResponder()
        if !isChanging { updateKeyboard(old.layerContext) }
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
