/// Transitions from one top screen to another.
extension UINavigationController {
    /// Makes `screens` the stack, a screen that is in there twice once; returns what left it, the lowest first, and nil while
    /// a transition runs.
    @discardableResult final func change(to screens: [UIViewController], animated: Bool) -> [UIViewController]? {
        guard activeTransition == nil else {
            report(
                "its stack cannot change while a transition runs. Wait for the transition's completion.")
            return nil
        }
        if let stack = screens.first(where: { $0 is UINavigationController }) {
            report(
                "\(type(of: stack)) is a navigation controller and cannot lie in the stack of another one. Present it, or "
                    + "push its screens.")
            return nil
        }
        guard screens.allSatisfy(admits) else { return nil }
        var screens = screens
        for (index, screen) in screens.enumerated().reversed()
        where screens[..<index].contains(where: { $0 === screen }) {
            screens.remove(at: index)
        }
        let change = StackChange(from: stack, to: screens, animated: animated)
        if change.operation == .push { change.to?.isJoiningParent = true }
        if change.operation == .pop { change.from?.isLeavingParent = true }
        for screen in change.removed { screen.willMove(toParent: nil) }
        for screen in change.added { addChild(screen) }
        stack = screens
        move(change)
        return change.removed
    }

    private func move(_ change: StackChange) {
        guard change.operation != .none, showsScreens, let from = change.from, let to = change.to else {
            return replace(change)
        }
        // The screen may say already, as it loads, which content the bars are to follow.
        barsWait = change.animated
        to.loadViewIfNeeded()
        decideLargeTitles()
        changeBottomBars(leaving: from)
        // The callbacks may ask for the coordinator already.
        let context = change.animated ? makeContext(change, from: from, to: to) : nil
        activeTransition = context
        from.beginPlacedAppearance(false, animated: change.animated)
        to.beginPlacedAppearance(true, animated: change.animated)
        announce(to, animated: change.animated)
        guard let context else {
            leavingScreen = nil
            decideLargeTitles()
            transitionView.place(to.placedView)
            to.placedView.layoutIfNeeded()
            showBarItems()
            settleBars()
            adoptPreferredContentSize()
            return finish(change, from: from, to: to)
        }
        transitionView.fit(to.placedView)
        moveBarItems(beside: context, isPop: change.operation == .pop)
        context.start()
    }

    /// The context of a transition with the delegate's animator and interaction controller; without an animator, with
    /// the slide, driven by the swipe from the edge where one is in progress.
    private func makeContext(
        _ change: StackChange, from: UIViewController, to: UIViewController
    ) -> TransitionContext {
        let operation = change.operation
        // The swipe from the edge has asked already, and goes on only where there is none.
        let animator =
            popDrag.interaction == nil
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
        let interaction =
            animator.map { delegate?.navigationController(self, interactionControllerFor: $0) } ?? popDrag.interaction
        let context = TransitionContext(
            container: transitionView, ends: .screens(from: from, to: to, in: transitionView),
            animator: animator ?? NavigationSlideAnimator(operation: operation), interaction: interaction
        ) { [self] _, finished in
            activeTransition = nil
            leavingScreen = nil
            if finished { return finish(change, from: from, to: to) }
            hidesBottomBars = hidBottomBars
            rollBack(change, from: from, to: to)
        }
        context.leadsBack = operation == .pop
        return context
    }

    /// Changes the stack without a transition: while it is not shown, from or to an empty stack, or only beneath the
    /// top screen.
    private func replace(_ change: StackChange) {
        changeBottomBars(leaving: nil)
        if isViewLoaded { showBarItems() }
        settleBars()
        adoptPreferredContentSize()
        guard change.operation != .none || change.to == nil else { return settleParents(change) }
        let from = change.from
        let to = change.to
        if showsScreens, to == nil { from?.beginPlacedAppearance(false, animated: false) }
        from?.placedViewIfLoaded?.removeFromSuperview()
        // One that was on its way out with the stack itself has gone now.
        if !showsScreens || to == nil { from?.endPlacedAppearance() }
        if let to {
            if isViewLoaded { transitionView.place(to.placedView) }
            if showsScreens { showFirst(to) }
        }
        settleParents(change)
    }

    /// Shows `screen` in a stack that shows and was empty.
    private func showFirst(_ screen: UIViewController) {
        screen.beginPlacedAppearance(true, animated: false)
        announce(screen, animated: false)
        screen.endPlacedAppearance()
        delegate?.navigationController(self, didShow: screen, animated: false)
    }

    /// Tells the delegate that `screen` is about to show.
    final func announce(_ screen: UIViewController, animated: Bool) {
        hasAnnounced = true
        firstScreen = nil
        delegate?.navigationController(self, willShow: screen, animated: animated)
    }

    private func finish(_ change: StackChange, from: UIViewController, to: UIViewController) {
        endMovement(to: to, from: from, animated: change.animated)
        delegate?.navigationController(self, didShow: to, animated: change.animated)
        settleParents(change)
    }

    private func endMovement(to screen: UIViewController, from other: UIViewController, animated: Bool) {
        endMovement(to: screen, from: other, in: transitionView, animated: animated) { [self] in
            stack.last === screen
        }
    }

    private func settleParents(_ change: StackChange) {
        for screen in change.added { screen.didMove(toParent: self) }
        for screen in change.removed { release(screen) }
        change.to?.isJoiningParent = false
        change.from?.isLeavingParent = false
    }

    /// Removes a screen that left from its parent, unless a callback in between put it on the stack again.
    private func release(_ controller: UIViewController) {
        if !stack.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }

    /// Puts everything back as it was before a transition that was cancelled.
    private func rollBack(_ change: StackChange, from: UIViewController, to: UIViewController) {
        to.isJoiningParent = false
        from.isLeavingParent = false
        stack = change.old
        decideLargeTitles()
        if change.operation == .push { to.isLeavingParent = true }
        for screen in change.added { screen.willMove(toParent: nil) }
        for screen in change.removed { screen.willMove(toParent: self) }
        endMovement(to: from, from: to, animated: true)
        for screen in change.added { release(screen) }
        for screen in change.removed { screen.didMove(toParent: self) }
        to.isLeavingParent = false
    }
}
