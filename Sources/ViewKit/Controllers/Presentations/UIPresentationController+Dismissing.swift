/// Dismissal, from the request to the end of the transition.
extension UIPresentationController {
    /// Dismisses the presented controller, which is the topmost of `chain`, down to `request.presenter`; what lies between,
    /// the lowest first, goes without animation.
    final func end(_ request: Request, over chain: [UIPresentationController]) {
        let presenter = request.presenter
        let presented = presentedViewController
        guard let containerView else { return }
        let covered = Array(chain.dropLast())
        let returns = chain.first?.presenterPlace != nil
        presented.isJoiningPresentation = false
        presented.isLeavingPresentation = true
        let shown = covered.map(\.presentedViewController).filter { $0.appearance == .appeared }
        let place = Dismissal.Place(frame: presentedView?.frame ?? .zero, area: containerView.bounds.size)
        let dismissal = Dismissal(request: request, covered: covered, shown: shown, returns: returns, place: place)
        for presentation in covered { presentation.containerView?.isHidden = true }
        let animation = dismissingAnimation(request, in: containerView)
        // The animator of the presentation may have left it anywhere.
        if returns { presenter.placeCoveredView(at: containerView.bounds) }
        var change = dismissingChange(to: presenter, returns: returns, in: containerView)
        change.isAnimated = request.animated
        change.animation = animation
        change.appearances = ([presented] + shown).map { .init(controller: $0, isAppearing: false) }
        // The container may have gone with a tab that does not show.
        if returns, containerView.window != nil {
            change.appearances.append(.init(controller: presenter, isAppearing: true))
        }
        change.announces = { [self] in announceDismissal() }
        change.begins = { [self] _ in
            dismissalTransitionWillBegin()
            showTint()
        }
        change.finishes = { [self] in endDismissing(dismissal) }
        change.rollsBack = { [self] in rollBackDismissing(dismissal) }
        change.run(by: self)
    }

    /// Tells the delegate that the user dismisses the presented controller, whose coordinator is there by now.
    private func announceDismissal() {
        guard isDismissedByUser else { return }
        isDismissedByUser = false
        delegate?.presentationControllerWillDismiss(self)
    }

    /// Dismisses the presented controller as the user wishes.
    final func dismissByUser() {
        isDismissedByUser = true
        presentedViewController.dismiss(animated: true)
        isDismissedByUser = false
    }

    /// The state of one dismissal: the controllers that it ends, and whether the presenter's view returns.
    private struct Dismissal {
        var request: Request
        /// The presentations between the one that animates and the presenter.
        var covered: [UIPresentationController]
        /// The controllers in between whose views show.
        var shown: [UIViewController]
        /// Whether the presenter's view was taken away, and returns.
        var returns: Bool
        /// The position of the presented view before the dismissal.
        var place: Place

        /// A frame, and the size of the container that it was in, in points.
        struct Place {
            var frame: CGRect
            var area: CGSize
        }

        /// The one whose presentation has taken the presenter's view away; nil for the one that animates.
        var lowest: UIPresentationController? { covered.first }
    }

    /// The change to `presenter`, whose view `returns` to its place or has stayed there.
    private func dismissingChange(
        to presenter: UIViewController, returns: Bool, in container: UIView
    ) -> ScreenChange {
        let view: UIView = presenter.coveredView
        let place = returns ? view.frame : view.convert(view.bounds, to: container)
        var change = ScreenChange(
            from: .init(
                controller: presentedViewController, view: presentedView, initialFrame: presentedView?.frame ?? .zero,
                finalFrame: frameOfPresentedViewInContainerView),
            to: .init(
                controller: presenter, view: returns ? view : nil, initialFrame: returns ? .zero : place,
                finalFrame: place),
            in: container)
        change.style = presentationStyle
        change.leadsBack = true
        return change
    }

    /// Returns nil where nothing is to be animated, as where the container has left the window.
    private func dismissingAnimation(_ request: Request, in container: UIView) -> ScreenChange.Animation? {
        guard request.animated || presentationStyle == .custom, container.window != nil else { return nil }
        let delegate = presentedViewController.transitioningDelegate
        guard let own = delegate?.animationController(forDismissed: presentedViewController) else {
            return request.animated ? ownAnimation(presents: false) : nil
        }
        return .init(
            own, drivenBy: request.animated ? delegate?.interactionControllerForDismissal(using: own) : nil)
    }

    private func endDismissing(_ dismissal: Dismissal) {
        guard containerView != nil else { return }
        let presenter = dismissal.request.presenter
        let presented = presentedViewController
        presentedView?.removeFromSuperview()
        if dismissal.returns { (dismissal.lowest ?? self).putBack(presenter) }
        dismissalTransitionDidEnd(true)
        for presentation in dismissal.covered + [self] {
            presentation.containerView?.removeFromSuperview()
            let controller = presentation.presentedViewController
            presentation.separate(controller, from: controller.presenterController ?? presenter)
        }
        presenter.view.layoutIfNeeded()
        if dismissal.returns { settleReturned(presenter) }
        presented.endAppearance(false)
        for controller in dismissal.shown { controller.endAppearance(false) }
        if presented.presenterController == nil { presented.isLeavingPresentation = false }
        (dismissal.lowest ?? self).resumeEditing()
        dismissal.request.completion?()
        dismissalDidFinish()
    }

    /// Ends the appearing of the presenter, whose view is back in its place; that may have gone in the meantime.
    private func settleReturned(_ presenter: UIViewController) {
        guard presenter.viewIfLoaded?.window == nil else { return presenter.endAppearance(true) }
        presenter.beginAppearanceTransition(false, animated: false)
        presenter.endAppearanceTransition()
    }

    /// Takes the presenter's view, which the animator put into the container, out again, as a cancelled pop does.
    private func rollBackDismissing(_ dismissal: Dismissal) {
        guard containerView != nil else { return }
        let presenter = dismissal.request.presenter
        presentedViewController.isLeavingPresentation = false
        keepPresentedView(at: dismissal.place)
        for presentation in dismissal.covered { presentation.containerView?.isHidden = false }
        dismissalTransitionDidEnd(false)
        endDimming(false)
        if dismissal.returns {
            presenter.coveredView.removeFromSuperview()
            presenter.beginAppearanceTransition(false, animated: true)
            presenter.endAppearanceTransition()
        }
        for controller in dismissal.shown + [presentedViewController] {
            controller.beginAppearanceTransition(true, animated: true)
            controller.endAppearanceTransition()
        }
    }

    /// Puts the presented view, which stays, back to where it was, if an animator has moved it by its frame.
    private func keepPresentedView(at place: Dismissal.Place) {
        guard let containerView, let view = presentedView else { return }
        if view.superview !== containerView { containerView.addSubview(view) }
        let isSized = containerView.bounds.size == place.area
        let frame = isSized ? place.frame : frameOfPresentedViewInContainerView
        guard view.frame != frame, CATransform3DIsIdentity(view.layer.transform) else { return }
        AnimationBlockStack.of(view.layer.context).withoutAnimation { view.frame = frame }
    }

    /// Takes the presented controller away at once: what presents it has left the window.
    final func drop(from presenter: UIViewController) {
        let presented = presentedViewController
        let container = container
        // One that never began has no end that it could come to.
        if let activeTransition, !activeTransition.hasBegun { activeTransition.abandon() }
        activeTransition = nil
        presented.beginAppearanceTransition(false, animated: false)
        presentationWasDropped()
        separate(presented, from: presenter)
        // Animations end with it, and a transition with them; there is nothing to put back.
        container?.leaveHome()
        presented.endAppearanceTransition()
    }
}
