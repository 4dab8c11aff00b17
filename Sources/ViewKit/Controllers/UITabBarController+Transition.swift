/// From one tab to another.
extension UITabBarController {
    final func place(_ controller: UIViewController) {
        controller.view.frame = transitionView.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        transitionView.addSubview(controller.view)
    }

    final func replaceTabs(with controllers: [UIViewController]) {
        guard activeTransition == nil else {
            return TransitionRegistry.current.report(
                self, "its viewControllers cannot change while a transition runs. Wait for the transition's completion."
            )
        }
        let (old, shown) = (tabs, shownTab)
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
        if showsScreens { controller.beginAppearanceTransition(false, animated: false) }
        controller.viewIfLoaded?.removeFromSuperview()
        if showsScreens { controller.endAppearanceTransition() }
    }

    final func select(_ to: UIViewController) {
        guard to !== shownTab, activeTransition == nil else { return }
        let from = shownTab
        shownTab = to
        tabBar.selectedItem = to.tabBarItem
        guard showsScreens, let from else { return replace(from, with: to) }
        to.loadViewIfNeeded()
        let context = makeContext(from: from, to: to)
        activeTransition = context
        to.beginAppearanceTransition(true, animated: context != nil)
        from.beginAppearanceTransition(false, animated: context != nil)
        if let context {
            to.view.frame = transitionView.bounds
            to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            context.start()
        } else {
            place(to)
            to.view.layoutIfNeeded()
            finish(from: from, to: to, animated: false)
        }
    }

    /// Changes what is selected while nobody sees it, or shows the first screen.
    private func replace(_ from: UIViewController?, with to: UIViewController) {
        from?.viewIfLoaded?.removeFromSuperview()
        // One that was on its way out with the tabs themselves has gone now.
        if !showsScreens { from?.endAppearanceTransition() }
        guard isViewLoaded else { return }
        if showsScreens { to.beginAppearanceTransition(true, animated: false) }
        place(to)
        if showsScreens { to.endAppearanceTransition() }
    }

    /// Nil for a change at once.
    private func makeContext(from: UIViewController, to: UIViewController) -> TransitionContext? {
        let animator = delegate?.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
        guard let animator else { return nil }
        let frame = transitionView.bounds
        let ends = TransitionContext.Ends(
            from: .init(controller: from, view: from.view, initialFrame: frame, finalFrame: .zero),
            to: .init(controller: to, view: to.view, initialFrame: .zero, finalFrame: frame))
        return TransitionContext(
            container: transitionView, ends: ends, animator: animator,
            interaction: delegate?.tabBarController(self, interactionControllerFor: animator)
        ) { [self] _, completed in
            activeTransition = nil
            if completed { finish(from: from, to: to, animated: true) } else { rollBack(from: from, to: to) }
        }
    }

    private func finish(from: UIViewController, to: UIViewController, animated: Bool) {
        from.view.removeFromSuperview()
        if to.view.superview !== transitionView { place(to) }
        // It may have turned round with the tabs themselves in the meantime.
        from.beginAppearanceTransition(false, animated: animated)
        from.endAppearanceTransition()
        settle(to, animated: animated)
    }

    private func rollBack(from: UIViewController, to: UIViewController) {
        shownTab = from
        tabBar.selectedItem = from.tabBarItem
        to.view.removeFromSuperview()
        if from.view.superview !== transitionView { place(from) }
        to.beginAppearanceTransition(false, animated: true)
        to.endAppearanceTransition()
        settle(from, animated: true)
    }

    /// Brings the selected screen to where the tabs themselves are, unless a callback has selected the next one already.
    private func settle(_ screen: UIViewController, animated: Bool) {
        guard activeTransition == nil, shownTab === screen else { return }
        settleAppearance(of: screen, animated: animated)
    }
}
