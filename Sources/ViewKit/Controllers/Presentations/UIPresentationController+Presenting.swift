/// Presentation, from the request to the end of the transition.
extension UIPresentationController {
    /// A request to present or to dismiss.
    struct Request {
        var presenter: UIViewController
        /// The controller that was called to present or to dismiss.
        var source: UIViewController
        var animated: Bool
        var completion: (() -> Void)?
    }

    /// Presents the controller by `request.presenter`, whose view is in a window.
    final func begin(_ request: Request) {
        let presenter = request.presenter
        let presented = presentedViewController
        guard let container = makeContainer(over: presenter) else { return }
        setPresenting(presenter)
        presenter.presentedController = presented
        presented.presenterController = presenter
        presented.isJoiningPresentation = true
        presented.isLeavingPresentation = false
        self.container = container
        presented.loadViewIfNeeded()
        willPresent()
        if let view = presentedView { place(view) }
        var change = presentingChange(by: presenter, in: container)
        change.isAnimated = request.animated
        change.animation = presentingAnimation(request)
        let removes = change.from.view != nil
        if removes {
            takePresentersView(presenter.coveredView, into: container)
            change.appearances = [.init(controller: presenter, isAppearing: false)]
        }
        change.appearances.append(.init(controller: presented, isAppearing: true))
        change.begins = { [self] _ in
            announceStyle()
            if let window = container.window { suspendEditing(in: window) }
            presentationTransitionWillBegin()
            dimTint(of: presenter)
        }
        change.finishes = { [self] in endPresenting(request, removes: removes) }
        change.rollsBack = { [self] in rollBackPresenting(request, removes: removes) }
        change.run(by: self)
    }

    /// The change from `presenter` to the presented controller, whose view has its frame in `container`.
    private func presentingChange(by presenter: UIViewController, in container: UIView) -> ScreenChange {
        let removes = shouldRemovePresentersView
        let view: UIView = presenter.coveredView
        let start = view.convert(view.bounds, to: container)
        var change = ScreenChange(
            from: .init(
                controller: presenter, view: removes ? view : nil, initialFrame: start,
                finalFrame: removes ? .zero : start),
            to: .init(
                controller: presentedViewController, view: presentedView, initialFrame: .zero,
                finalFrame: frameOfPresentedViewInContainerView),
            in: container)
        change.style = presentationStyle
        return change
    }

    private func makeContainer(over presenter: UIViewController) -> PresentationContainerView? {
        guard let window = presenter.viewIfLoaded?.window else { return nil }
        let area = shouldPresentInFullscreen ? window : context(of: presenter) ?? window
        let container = PresentationContainerView(
            frame: area === window ? window.bounds : presenter.view.frame)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        applyTraits(to: container)
        container.presentationController = self
        area.addSubview(container)
        return container
    }

    /// The view around that of `presenter`, which the container covers.
    private func context(of presenter: UIViewController) -> UIView? {
        guard let view = presenter.view, let superview = view.superview else { return nil }
        guard presenter.parentController?.choosesShownChildren == true else { return superview }
        let context = UIView(frame: view.frame)
        context.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        UIView.performWithoutAnimation {
            superview.insertSubview(context, aboveSubview: view)
            context.addSubview(view)
            view.frame = context.bounds
        }
        contextView = context
        return context
    }

    /// Puts the view of `presenter` in the place of the view that held it together with the container.
    private func leaveContext(of presenter: UIViewController) {
        guard let context = contextView else { return }
        contextView = nil
        guard let view = presenter.viewIfLoaded, view.superview === context else {
            return context.removeFromSuperview()
        }
        UIView.performWithoutAnimation {
            if let superview = context.superview {
                view.frame = context.frame
                superview.insertSubview(view, aboveSubview: context)
            } else {
                view.removeFromSuperview()
            }
            context.removeFromSuperview()
        }
    }

    /// Returns nil where nothing is to be animated; without animation only the style `.custom` uses the delegate's
    /// animator.
    private func presentingAnimation(_ request: Request) -> ScreenChange.Animation? {
        guard request.animated || presentationStyle == .custom else { return nil }
        let delegate = presentedViewController.transitioningDelegate
        let own = delegate?.animationController(
            forPresented: presentedViewController, presenting: request.presenter, source: request.source)
        guard let own else { return request.animated ? ownAnimation(presents: true) : nil }
        return .init(
            own, drivenBy: request.animated ? delegate?.interactionControllerForPresentation(using: own) : nil)
    }

    /// The animation where no delegate gives one: the preferred transition, or the style's.
    final func ownAnimation(presents: Bool) -> ScreenChange.Animation {
        if presentedViewController.preferredTransition?.isZoom == true,
            let zoom = presentedViewController.preferredAnimation(opens: presents)
        {
            return zoom
        }
        return .modal(transitionStyle, presents: presents, drivenBy: presents ? nil : dragInteraction)
    }

    /// Moves the presenter's view into the container, where it lies for the time of the transition.
    private func takePresentersView(_ view: UIView, into container: UIView) {
        if let superview = view.superview {
            let index = superview.subviews.firstIndex { $0 === view } ?? 0
            presenterPlace = PresenterPlace(superview: superview, index: index)
        }
        let frame = view.convert(view.bounds, to: container)
        container.insertSubview(view, at: 0)
        view.frame = frame
    }

    /// Puts the view of `presenter` back where it lay, as large as the container is now, or as its own presentation places it.
    final func putBack(_ presenter: UIViewController) {
        guard let place = presenterPlace, let superview = place.superview else { return }
        presenterPlace = nil
        superview.insertSubview(presenter.coveredView, at: place.index)
        if let container { presenter.placeCoveredView(at: superview.convert(container.bounds, from: container)) }
    }

    private func endPresenting(_ request: Request, removes: Bool) {
        guard containerView != nil else { return }
        if removes { request.presenter.coveredView.removeFromSuperview() }
        if let containerView, let view = presentedView, view.superview !== containerView {
            place(view)
            containerView.addSubview(view)
        }
        if container?.awaitsPlacement == true { container?.setNeedsLayout() }
        containerView?.layoutIfNeeded()
        presentationTransitionDidEnd(true)
        presentedViewController.endAppearance(true)
        if removes { request.presenter.endAppearance(false) }
        presentedViewController.isJoiningPresentation = false
        request.completion?()
    }

    private func rollBackPresenting(_ request: Request, removes: Bool) {
        guard containerView != nil else { return }
        let presented = presentedViewController
        presentedView?.removeFromSuperview()
        if removes { putBack(request.presenter) }
        presentationTransitionDidEnd(false)
        containerView?.removeFromSuperview()
        separate(presented, from: request.presenter)
        presented.beginAppearanceTransition(false, animated: true)
        presented.endAppearanceTransition()
        if removes {
            request.presenter.beginAppearanceTransition(true, animated: true)
            request.presenter.endAppearanceTransition()
        }
        resumeEditing()
    }

    /// Ends that `presenter` presents `presented`.
    final func separate(_ presented: UIViewController, from presenter: UIViewController) {
        presenter.presentedController = nil
        presented.presenterController = nil
        presented.ownPresentation = nil
        presented.isJoiningPresentation = false
        container = nil
        endDimming(true)
        leaveContext(of: presenter)
    }
}
