/// Choice of presenters, and start of presentations and dismissals.
extension UIViewController {
    /// The controller's `presentationController` where it is a sheet's; nil where it is not.
    public final var sheetPresentationController: UISheetPresentationController? {
        activePresentation as? UISheetPresentationController
    }

    /// The same where it is a popover's, which may have adapted to another style; nil where it is not.
    public final var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The outermost controller around this one, or this one.
    private var outermost: UIViewController { parentController?.outermost ?? self }

    /// The nearest controller, this one or one around it, that defines a presentation context.
    private var contextDefiner: UIViewController? {
        definesPresentationContext ? self : parentController?.contextDefiner
    }

    /// The controller that presents in place of this one, on which `present` was called.
    private func presenter(for presentation: UIPresentationController) -> UIViewController {
        presentation.shouldPresentInFullscreen ? outermost : contextDefiner ?? outermost
    }

    /// The presentation controller for the next presentation of this controller: its delegate's for the style `.custom`.
    final func makePresentationController(
        presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController {
        switch modalPresentationStyle {
        case .custom:
            let own = transitioningDelegate?.presentationController(
                forPresented: self, presenting: presenting, source: source)
            return own ?? UIPresentationController(presentedViewController: self, presenting: presenting)
        default: return makePresentationController(modalPresentationStyle, presenting: presenting)
        }
    }

    /// The system's presentation controller of the style `style`, for presenting this controller.
    final func makePresentationController(
        _ style: UIModalPresentationStyle, presenting: UIViewController?
    ) -> UIPresentationController {
        switch style {
        case .popover where (self as? UIAlertController)?.preferredStyle == .actionSheet:
            return ActionSheetPopoverController(presentedViewController: self, presenting: presenting)
        case .popover:
            return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic where preferredTransition?.isZoom == true:
            return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        case .automatic, .pageSheet, .formSheet:
            return UISheetPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen where shownTransitionStyle == .partialCurl:
            return PartialCurlPresentationController(presentedViewController: self, presenting: presenting)
        case .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .custom, .none:
            return FullScreenPresentationController(presentedViewController: self, presenting: presenting)
        }
    }

    final func presentByDefault(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        if let problem = obstacle(to: controller) { return report(problem) }
        let presentation =
            controller.ownPresentation
            ?? controller.makePresentationController(presenting: outermost, source: self)
        if presentation.knownPresenting == nil { presentation.setPresenting(outermost) }
        let (adapted, presented) = presentation.adapted()
        // The delegate may have given another one.
        if presented !== controller, let problem = obstacle(to: presented) { return report(problem) }
        let presenter = presenter(for: adapted)
        guard presenter.viewIfLoaded?.window != nil else {
            controller.ownPresentation = nil
            return report(windowlessProblem(with: presented))
        }
        if let other = presenter.presentedController {
            controller.ownPresentation = nil
            return report(
                "\(type(of: controller)) cannot be presented by \(type(of: presenter)), which presents "
                    + "\(type(of: other)) already. Dismiss that first, or present from it.")
        }
        if presented !== controller { controller.ownPresentation = nil }
        presented.ownPresentation = adapted
        adapted.begin(.init(presenter: presenter, source: self, animated: animated, completion: completion))
    }

    /// Whether this controller stands in `controller`, or on it in any number of presentations.
    private func isPresented(over controller: UIViewController) -> Bool {
        self === controller || (parentController ?? presenterController)?.isPresented(over: controller) == true
    }

    /// The problem that keeps `controller` from being presented, and its remedy; nil for none.
    private func obstacle(to controller: UIViewController) -> String? {
        let name = type(of: controller)
        if controller === self { return "a controller cannot present itself. Present another one." }
        if controller.parentController != nil {
            return "\(name) is a child of another controller and cannot be presented. Remove it from its parent first."
        }
        if controller.presenterController != nil || isPresented(over: controller) {
            return "\(name) is on the screen already and cannot be presented again. Dismiss it first."
        }
        if controller.shownTransitionStyle == .partialCurl, controller.modalPresentationStyle != .fullScreen {
            return "\(name) has the transition style .partialCurl, which only a page over the whole screen can have. "
                + "Set its modalPresentationStyle to .fullScreen."
        }
        // A screen that is pushed right now is presented over the container, whose view is in the window already.
        let isAway = viewIfLoaded?.window == nil && outermost.viewIfLoaded?.window == nil
        return isAway ? windowlessProblem(with: controller) : nil
    }

    private func windowlessProblem(with controller: UIViewController) -> String {
        "its view is in no window, so it cannot present \(type(of: controller)). "
            + "Present from viewDidAppear(_:) or later."
    }

    final func dismissByDefault(animated: Bool, completion: (() -> Void)?) {
        guard let presenter = controllerToDismissFrom, let presented = presenter.presentedController else {
            // UIKit says nothing, and never calls it: public helpers call theirs themselves where nothing is presented.
            if completion != nil { reportVainDismissal() }
            return
        }
        var chain: [UIPresentationController] = []
        var next: UIViewController? = presented
        while let controller = next {
            if let presentation = controller.ownPresentation { chain.append(presentation) }
            next = controller.presentedController
        }
        guard let top = chain.last else { return }
        if let running = chain.first(where: { $0.activeTransition != nil }) {
            return running.presentedViewController.report(
                "it cannot be dismissed while its presentation or dismissal runs. Wait for the transition's completion."
            )
        }
        top.end(.init(presenter: presenter, source: self, animated: animated, completion: completion), over: chain)
    }

    private func reportVainDismissal() {
        report(
            "it was asked to dismiss, but nothing is presented, so that the completion will not be called. Look at "
                + "presentedViewController and presentingViewController first, and go on without dismissing.")
    }

    /// The controller whose presented one goes when this one dismisses: itself where it presents, otherwise the one
    /// that presents it.
    private var controllerToDismissFrom: UIViewController? {
        if let own = nearest({ $0.presentedController }) { return own.presenterController }
        return presentingViewController
    }

    /// Returns the first result of `value` that is not nil, for this controller and then those around it.
    final func nearest<Value>(_ value: (UIViewController) -> Value?) -> Value? {
        value(self) ?? parentController?.nearest(value)
    }

    /// Takes away, at once and for good, all that this controller presents.
    final func dropPresented() {
        guard let presented = presentedController else { return }
        presented.dropPresented()
        presented.ownPresentation?.drop(from: self)
    }
}
