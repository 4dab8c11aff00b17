/// Text beneath a presentation, which is not edited until the presented controller has gone.
extension UIPresentationController {
    /// Ends the editing of text in `window`.
    final func suspendEditing(in window: UIWindow) {
        let current = FirstResponder.of(window.layer.context)
        guard current.takesText, let view = current.responder as? UIView, view.window === window else { return }
        suspendedResponder = view
        window.endEditing(true)
    }

    /// Goes on with the editing, unless something else is the first responder by now.
    final func resumeEditing() {
        guard let view = suspendedResponder else { return }
        suspendedResponder = nil
        guard view.window != nil, FirstResponder.of(view.layer.context).responder == nil else { return }
        view.becomeFirstResponder()
    }
}
