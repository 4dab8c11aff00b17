/// Transitions from one top screen to another.
extension UINavigationController {
    /// Makes `screens` the stack: while a transition runs, as soon as that is over.
    final func changeWhenPossible(to screens: [UIViewController], animated: Bool) {
        if activeTransition == nil {
            change(to: screens, animated: animated)
        } else {
            awaitedChange = (screens, animated)
        }
    }

    /// Makes the change that waited for the end of a transition.
    private func makeAwaitedChange() {
        guard activeTransition == nil, let awaited = awaitedChange else { return }
        awaitedChange = nil
        change(to: awaited.screens, animated: awaited.animated)
    }

    /// Makes `screens` the stack, a screen that is in there twice once; returns what left it, the lowest first, and nil while
    /// a transition runs.
    @discardableResult final func change(to screens: [UIViewController], animated: Bool) -> [UIViewController]? {
        guard activeTransition == nil else {
            report(
                "its stack cannot be popped while a transition runs. Wait for the transition's completion.")
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
        let animation = change.animated ? animation(of: change.operation, from: from, to: to) : nil
        var screens = ScreenChange(
            from: .leaving(from, in: transitionView), to: .coming(to, in: transitionView), in: transitionView)
        screens.isAnimated = change.animated
        screens.leadsBack = change.operation == .pop
        screens.animation = animation
        screens.appearances = .leaving(from) + .coming(to)
        screens.begins = { [self] in begin(change, to: to, beside: $0) }
        screens.finishes = { [self] in
            leavingScreen = nil
            finish(change, from: from, to: to)
        }
        screens.rollsBack = { [self] in
            leavingScreen = nil
            hidesBottomBars = hidBottomBars
            rollBack(change, from: from, to: to)
        }
        screens.isOver = { [weak self] in self?.makeAwaitedChange() }
        screens.run(by: self)
    }

    /// The delegate's animator and interaction controller; without an animator the preferred transition of the upper screen, or
    /// the slide, driven by the swipe from the edge where one is in progress.
    private func animation(
        of operation: Operation, from: UIViewController, to: UIViewController
    ) -> ScreenChange.Animation {
        // The swipe from the edge may have asked already.
        let animator =
            popDrag.interaction == nil || !popDrag.lacksOwnAnimator
            ? delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to) : nil
        if let animator {
            let interaction = delegate?.navigationController(self, interactionControllerFor: animator)
            return .init(animator, drivenBy: interaction)
        }
        let opens = operation == .push
        let preferred = (opens ? to : from).preferredAnimation(opens: opens, drivenBy: popDrag.interaction)
        return preferred ?? .init(NavigationSlideAnimator(operation: operation), drivenBy: popDrag.interaction)
    }

    /// Brings `to` in, with the bars: beside `transition`, or else at once.
    private func begin(_ change: StackChange, to: UIViewController, beside transition: TransitionContext?) {
        announce(to, animated: change.animated)
        if transition == nil {
            leavingScreen = nil
            decideLargeTitles()
        }
        transitionView.bring(to.placedView, beside: transition)
        if let transition { return moveBarItems(beside: transition, isPop: change.operation == .pop) }
        showBarItems()
        settleBars()
        adoptPreferredContentSize()
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
        // Screens that were pushed during the transition follow on the restored stack.
        if let awaited = awaitedChange?.screens, awaited.starts(with: change.new, by: ===) {
            awaitedChange?.screens = change.old + awaited.dropFirst(change.new.count)
        }
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
