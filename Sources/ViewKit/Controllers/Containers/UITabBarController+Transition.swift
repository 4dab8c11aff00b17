/// Transitions from one tab to another.
extension UITabBarController {
    final func replaceTabs(with controllers: [UIViewController]) {
        guard activeTransition == nil else {
            return report(
                "its viewControllers cannot change while a transition runs. Wait for the transition's completion."
            )
        }
        let old = tabs
        let shown = shownTab
        for controller in controllers where !old.contains(where: { $0 === controller }) { addChild(controller) }
        tabs = controllers
        tabBar.items = controllers.map(\.tabBarItem)
        let stays = controllers.contains { $0 === shown }
        if !stays, let first = controllers.first { select(first) }
        if !stays, controllers.isEmpty, let shown { hideLast(shown) }
        tabBar.selectedItem = shownTab?.tabBarItem
        for controller in old where !controllers.contains(where: { $0 === controller }) {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
        for controller in controllers where !old.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
    }

    private func hideLast(_ controller: UIViewController) {
        shownTab = nil
        if showsScreens { controller.beginPlacedAppearance(false, animated: false) }
        controller.placedViewIfLoaded?.removeFromSuperview()
        if showsScreens { controller.endPlacedAppearance() }
    }

    /// Shows `to`; while a transition runs, as soon as that is over, whichever way it ends.
    final func select(_ to: UIViewController) {
        guard activeTransition == nil else {
            awaitedTab = to
            return
        }
        guard to !== shownTab else { return }
        let from = shownTab
        shownTab = to
        viewIfLoaded?.setNeedsLayout()
        tabBar.selectedItem = to.tabBarItem
        adoptPreferredContentSize()
        guard showsScreens, let from else { return replace(from, with: to) }
        to.loadViewIfNeeded()
        let animation = animation(from: from, to: to)
        var change = ScreenChange(
            from: .leaving(from, in: transitionView), to: .coming(to, in: transitionView), in: transitionView)
        change.animation = animation
        change.isAnimated = animation != nil
        change.appearances = .coming(to) + .leaving(from)
        change.begins = { [self] in
            transitionView.bring(to.placedView, beside: $0)
            moveBackground(to: to, beside: $0)
        }
        change.finishes = { [self] in endMovement(to: to, from: from, animated: animation != nil) }
        change.rollsBack = { [self] in rollBack(from: from, to: to) }
        change.isOver = { [weak self] in self?.selectAwaited() }
        change.run(by: self)
    }

    /// Nil for a change at once.
    private func animation(from: UIViewController, to: UIViewController) -> ScreenChange.Animation? {
        delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to).map {
            .init($0, drivenBy: delegate?.tabBarController(self, interactionControllerFor: $0))
        }
    }

    /// Changes the selection without a transition: while the tabs are not shown, or where none was selected before.
    private func replace(_ from: UIViewController?, with to: UIViewController) {
        from?.placedViewIfLoaded?.removeFromSuperview()
        // One that was on its way out with the tabs themselves has gone now.
        if !showsScreens { from?.endPlacedAppearance() }
        guard isViewLoaded else { return }
        if showsScreens { to.beginPlacedAppearance(true, animated: false) }
        transitionView.place(to.placedView)
        if showsScreens { to.endPlacedAppearance() }
    }

    /// Shows the tab that was selected while a transition ran.
    private func selectAwaited() {
        guard activeTransition == nil, let tab = awaitedTab else { return }
        awaitedTab = nil
        if tabs.contains(where: { $0 === tab }) { select(tab) }
    }

    private func rollBack(from: UIViewController, to: UIViewController) {
        shownTab = from
        viewIfLoaded?.setNeedsLayout()
        tabBar.selectedItem = from.tabBarItem
        adoptPreferredContentSize()
        endMovement(to: from, from: to, animated: true)
    }

    /// Animates the bar's background to that for the content of `tab` alongside `transition`.
    private func moveBackground(to tab: UIViewController, beside transition: TransitionContext?) {
        _ = transition?.coordinator?.animate(
            alongsideTransition: { [weak self, weak tab] _ in
                guard let self, let tab, shownTab === tab else { return }
                tabBar.background.standardWeight = (tab.shownChild ?? tab).barWeight(at: .bottom)
            }, completion: nil)
    }

    private func endMovement(to screen: UIViewController, from other: UIViewController, animated: Bool) {
        endMovement(to: screen, from: other, in: transitionView, animated: animated) { [self] in shownTab === screen }
        // Content that does not move reports nothing.
        followShownTab()
    }
}
