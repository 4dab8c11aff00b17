/// Lets a finger drag a sheet away.
@MainActor final class SheetDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let presentation: UISheetPresentationController
    private var recognizer: UIPanGestureRecognizer?
    /// Drives the dismissal while the finger is down, and until it is over; nil without one.
    private(set) var interaction: UIPercentDrivenInteractiveTransition?

    init(_ presentation: UISheetPresentationController) {
        self.presentation = presentation
        super.init()
    }

    func attach(to view: UIView?) {
        let recognizer = SheetPanGestureRecognizer(target: self, action: SheetDrag.handlePan(_:))
        recognizer.delegate = self
        view?.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
    }

    func detach() {
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
        recognizer = nil
    }

    /// Drags to the side are for what the sheet holds.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer else { return false }
        let translation = recognizer.translation(in: recognizer.view)
        return abs(translation.y) >= abs(translation.x)
    }

    func dismissalWasCancelled() { interaction = nil }

    /// Tells the delegate of a dismissal by the finger, which is over.
    func dismissalDidFinish() {
        guard interaction != nil else { return }
        interaction = nil
        presentation.delegate?.presentationControllerDidDismiss(presentation)
    }

    private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let view = presentation.presentedView else { return }
        if pan.state == .began { begin() }
        let gradient = SIMD2(0, 1 / Double(max(1, view.bounds.height)))
        interaction?.follow(pan, gradient: gradient, in: presentation.containerView)
    }

    private func begin() {
        let presented = presentation.presentedViewController
        guard interaction == nil, presentation.activeTransition == nil, presented.presentedController == nil else {
            return
        }
        let mayGo = presentation.delegate?.presentationControllerShouldDismiss(presentation) ?? true
        guard mayGo, !presented.preventsDismissal else {
            presentation.delegate?.presentationControllerDidAttemptToDismiss(presentation)
            return
        }
        interaction = UIPercentDrivenInteractiveTransition()
        presentation.delegate?.presentationControllerWillDismiss(presentation)
        presented.dismiss(animated: true)
        // With an animator of its own the sheet goes by itself, or as its delegate drives it.
        if presentation.activeTransition?.interaction !== interaction { interaction = nil }
    }
}

/// The drag of a sheet; content in it that is at its top leaves drags downwards to it.
final class SheetPanGestureRecognizer: UIPanGestureRecognizer {}
