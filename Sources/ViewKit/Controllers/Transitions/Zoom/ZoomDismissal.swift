/// Dismisses a controller that zooms by gestures on its view, and by those that catch its card on the way.
@MainActor final class ZoomDismissal: NSObject, UIGestureRecognizerDelegate {
    private unowned let controller: UIViewController
    /// The interaction that a gesture drives, or may catch; nil without a transition.
    private var interaction: ZoomInteraction?
    private weak var stage: ZoomStage?
    /// The interaction of a gesture that asks the container to dismiss, until that answers; nil otherwise.
    private var requested: ZoomInteraction?

    init(_ controller: UIViewController) {
        self.controller = controller
        super.init()
    }

    /// Adds the gesture to the controller's view, which is loaded.
    func attach() {
        detach()
        let recognizer = makeRecognizer()
        recognizer.delegate = self
        controller.view.addGestureRecognizer(recognizer)
    }

    /// Removes the gesture from the controller's view.
    func detach() {
        for case let recognizer as ZoomDismissGestureRecognizer in controller.viewIfLoaded?.gestureRecognizers ?? [] {
            controller.view.removeGestureRecognizer(recognizer)
        }
    }

    /// Has a finger on the canvas of `stage` catch its card.
    func watch(_ stage: ZoomStage) {
        guard self.stage !== stage else { return }
        self.stage = stage
        let recognizer = makeRecognizer()
        recognizer.isImmediate = true
        stage.canvas.addGestureRecognizer(recognizer)
    }

    private func makeRecognizer() -> ZoomDismissGestureRecognizer {
        let recognizer = ZoomDismissGestureRecognizer(target: self, action: ZoomDismissal.handle)
        recognizer.fingersDidChange = { [weak self] in self?.interaction?.regroup() }
        return recognizer
    }

    /// The animation of the controller's dismissal: by the gesture that has begun it, or by itself.
    func closing() -> ScreenChange.Animation {
        let current = requested ?? ZoomInteraction(waits: false)
        current.didEnd = { [weak self, weak current] in
            if self?.interaction === current { self?.interaction = nil }
        }
        interaction = current
        return .init(current.animator, drivenBy: current)
    }

    private func handle(_ recognizer: ZoomDismissGestureRecognizer) {
        switch recognizer.state {
        case .began: begin(recognizer)
        case .changed: move(recognizer)
        case .ended, .cancelled, .failed: release(recognizer, isLost: recognizer.state != .ended)
        case .possible: break
        }
    }

    private func begin(_ recognizer: ZoomDismissGestureRecognizer) {
        if interaction?.isRunning == true {
            interaction?.hold()
        } else if !recognizer.isImmediate {
            dismiss(goingOnFrom: nil)
        } else if let stage, (container?.activeTransition?.animator as? ZoomAnimator)?.completeEarly() == true {
            dismiss(goingOnFrom: stage)
        }
    }

    private func move(_ recognizer: ZoomDismissGestureRecognizer) {
        guard let canvas = stage?.canvas else { return }
        interaction?.move(recognizer.fingers(in: canvas))
    }

    private func release(_ recognizer: ZoomDismissGestureRecognizer, isLost: Bool) {
        guard let canvas = stage?.canvas else { return }
        interaction?.release(recognizer.fingers(in: canvas), isLost: isLost)
    }

    /// Pops or dismisses the controller under the fingers; `former` is the canvas of a push that they have caught.
    private func dismiss(goingOnFrom former: ZoomStage?) {
        requested = ZoomInteraction(waits: true, goingOnFrom: former)
        if let navigation = controller.navigationController, isOnTop(of: navigation) {
            navigation.popViewController(animated: true)
        } else {
            controller.dismiss(animated: true)
        }
        requested = nil
        // A container that declines, or a tool that drives it, leaves nothing to drag.
        guard container?.activeTransition?.interaction !== interaction else { return }
        interaction = nil
        former?.remove()
    }

    private func isOnTop(of navigation: UINavigationController) -> Bool {
        navigation.viewControllers.count > 1 && navigation.topViewController === controller
    }

    /// The container whose transition brings the controller, or takes it away.
    private var container: (any TransitionOwner)? {
        if let navigation = controller.navigationController,
            navigation.activeTransition != nil || isOnTop(of: navigation)
        {
            return navigation
        }
        return controller.ownPresentation
    }

    // MARK: The begin

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let recognizer = gestureRecognizer as? ZoomDismissGestureRecognizer, let view = controller.viewIfLoaded,
            let container, container.activeTransition == nil, canLeave,
            case .zoom(let options, _) = controller.preferredTransition?.kind
        else { return false }
        let fingers = recognizer.fingers(in: view)
        let willBegin = !scrolls(recognizer, fingers)
        guard let decide = options.interactiveDismissShouldBegin else { return willBegin }
        return decide(
            .init(
                location: recognizer.location(in: view),
                velocity: CGVector(dx: fingers.velocity.x, dy: fingers.velocity.y), willBegin: willBegin))
    }

    private var canLeave: Bool {
        if let navigation = controller.navigationController, isOnTop(of: navigation) { return true }
        return controller.presentingViewController != nil && !controller.isModalInPresentation
            && controller.presentedViewController == nil
    }

    /// Whether a scroll view under the fingers takes the gesture.
    private func scrolls(_ recognizer: ZoomDismissGestureRecognizer, _ fingers: ZoomFingers) -> Bool {
        var next = recognizer.tracked.first?.view
        while let view = next, view !== controller.view {
            if let scrollView = view as? UIScrollView, scrollView.takes(fingers) { return true }
            next = view.superview
        }
        return false
    }
}

extension UIScrollView {
    /// Whether the content moves under `fingers`, rather than the screen around it.
    fileprivate func takes(_ fingers: ZoomFingers) -> Bool {
        guard isScrollEnabled else { return false }
        switch fingers.gesture {
        case .pan: return contentOffset.y > -adjustedContentInset.top + 0.5
        case .swipe where fingers.forward > 0: return contentOffset.x > -adjustedContentInset.left + 0.5
        case .swipe: return contentOffset.x + bounds.width < contentSize.width + adjustedContentInset.right - 0.5
        case .pinch: return zoomScale > minimumZoomScale && maximumZoomScale > minimumZoomScale
        }
    }
}
