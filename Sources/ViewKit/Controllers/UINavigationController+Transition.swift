/// From one top screen to another.
extension UINavigationController {
    /// Where a screen's view lies.
    private var screenFrame: CGRect { transitionView.bounds }

    final func place(_ controller: UIViewController) {
        controller.view.frame = screenFrame
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.addSubview(controller.view)
    }

    /// Whether screens appear and disappear now: only while the stack itself is shown.
    private var isShown: Bool {
        switch appearance {
        case .appearing, .appeared: isViewLoaded
        case .disappearing, .disappeared: false
        }
    }

    private var isAppearing: Bool {
        if case .appearing = appearance { true } else { false }
    }

    final func move(_ operation: Operation, from: UIViewController?, to: UIViewController, animated: Bool) {
        guard isShown, let from else {
            return replace(operation, from: from, to: to)
        }
        to.loadViewIfNeeded()
        // The callbacks may ask for the coordinator already.
        let context = animated ? makeContext(operation, from: from, to: to) : nil
        activeTransition = context
        from.beginAppearanceTransition(false, animated: animated)
        to.beginAppearanceTransition(true, animated: animated)
        delegate?.navigationController(self, willShow: to, animated: animated)
        guard let context else {
            place(to)
            to.view.layoutIfNeeded()
            return finish(operation, from: from, to: to, animated: false)
        }
        to.view.frame = screenFrame
        to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.isUserInteractionEnabled = context.interaction != nil
        context.start()
    }

    /// The context of a transition with the delegate's animator and what drives it, or with the slide, which the delegate
    /// is not asked about.
    private func makeContext(
        _ operation: Operation, from: UIViewController, to: UIViewController
    ) -> TransitionContext {
        let animator = delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
        let interaction =
            TransitionRegistry.current.interactionOverride
            ?? animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
        return TransitionContext(
            container: transitionView, ends: .init(from: from, to: to, frame: screenFrame),
            animator: animator ?? NavigationSlideAnimator(operation: operation), interaction: interaction
        ) { [weak self] context, finished in
            guard let self else { return }
            activeTransition = nil
            transitionView.isUserInteractionEnabled = true
            if finished {
                finish(operation, from: from, to: to, animated: true)
            } else {
                rollBack(operation, from: from, to: to)
            }
        }
    }

    /// Changes what is on top while nobody sees it.
    private func replace(_ operation: Operation, from: UIViewController?, to: UIViewController) {
        from?.viewIfLoaded?.removeFromSuperview()
        if isViewLoaded { place(to) }
        if isShown {
            to.beginAppearanceTransition(true, animated: false)
            to.endAppearanceTransition()
        }
        settleParents(operation, from: from, to: to)
    }

    private func finish(_ operation: Operation, from: UIViewController, to: UIViewController, animated: Bool) {
        from.view.removeFromSuperview()
        if to.view.superview !== transitionView { place(to) }
        from.endAppearanceTransition()
        // While the stack itself is appearing, its top screen appears together with it.
        if !isAppearing { to.endAppearanceTransition() }
        delegate?.navigationController(self, didShow: to, animated: animated)
        settleParents(operation, from: from, to: to)
    }

    private func settleParents(_ operation: Operation, from: UIViewController?, to: UIViewController) {
        if operation == .push { to.didMove(toParent: self) }
        if operation == .pop, let from { release(from) }
        to.isJoiningParent = false
        from?.isLeavingParent = false
    }

    /// Lets go of a screen that left, unless a callback in between put it on the stack again.
    private func release(_ controller: UIViewController) {
        if !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }

    /// Puts everything back as it was before a transition that was cancelled.
    private func rollBack(_ operation: Operation, from: UIViewController, to: UIViewController) {
        (to.isJoiningParent, from.isLeavingParent) = (false, false)
        if operation == .push {
            stack.removeAll { $0 === to }
            to.isLeavingParent = true
            to.willMove(toParent: nil)
        } else {
            stack.append(from)
            from.willMove(toParent: self)
        }
        to.view.removeFromSuperview()
        if from.view.superview !== transitionView { place(from) }
        to.beginAppearanceTransition(false, animated: true)
        to.endAppearanceTransition()
        from.beginAppearanceTransition(true, animated: true)
        from.endAppearanceTransition()
        if operation == .push { release(to) } else { from.didMove(toParent: self) }
        to.isLeavingParent = false
    }
}
