/// Layout of the bars and of the screens of the stack, which depend on each other.
extension UINavigationController {
    /// Updates the bars for the scroll position of the screen on top; does nothing while a transition runs or is set
    /// up.
    final func followTopScreen() {
        guard isViewLoaded, activeTransition == nil, !barsWait, let top = stack.last else { return }
        collapse(for: top)
        placeBars()
        transitionView.refit(top)
        navigationBar.show(standardWeight: top.barWeight(at: .top))
        toolbar.background.standardWeight = top.barWeight(at: .bottom)
    }

    /// Collapses the large title by the distance that the content is scrolled, at most its height.
    private func collapse(for screen: UIViewController) {
        guard let content = screen.followedContent(at: .top), content.window != nil else { return }
        let isCollapsing = collapsingContent(of: screen) === content
        let stretch = isCollapsing ? min(LargeTitleView.height, max(0, content.scrolledFromTop)) : 0
        guard content.nextStretch != stretch else { return }
        content.nextStretch = stretch
        screen.placedView.announceSafeArea()
    }

    /// The scroll view that collapses the large title of `screen`: one that reaches under the bar; nil where there is
    /// none.
    final func collapsingContent(of screen: UIViewController) -> UIScrollView? {
        guard screen.navigationItem.hasLargeTitle, !isNavigationBarHidden,
            screen.reaches(.top, under: navigationBar.isTranslucent),
            let content = screen.contentScrollView(for: .top), content.adjusts(.y)
        else { return nil }
        return content
    }

    /// The height of the large title of `screen`, in points: more than all of it where content is pulled down.
    final func titleHeight(of screen: UIViewController) -> CGFloat {
        guard screen.navigationItem.hasLargeTitle else { return 0 }
        guard let content = collapsingContent(of: screen) else { return LargeTitleView.height }
        return LargeTitleView.height - content.nextStretch + max(0, -content.scrolledFromTop)
    }

    /// Decides which screens have a large title, as they have it from now on.
    final func decideLargeTitles() { navigationBar.decideLargeTitles(of: stack.map(\.navigationItem)) }

    /// Called when the height of the navigation bar has changed.
    final func heightChanged() {
        guard isViewLoaded, activeTransition == nil, !barsWait else { return }
        tellScreens()
        followContent()
    }

    /// Updates the safe areas of the screens, which depend on the bars.
    final func tellScreens() {
        for child in children { child.viewIfLoaded?.announceSafeArea() }
    }

    /// The insets, in points, that the bars add to the safe area of the view of `screen`.
    final func barInsets(of screen: UIViewController) -> UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden, screen.reaches(.top, under: navigationBar.isTranslucent) {
            let title = screen.navigationItem.hasLargeTitle ? LargeTitleView.height : 0
            insets.top =
                navigationBar.rowHeight + title - (title > 0 ? collapsingContent(of: screen)?.nextStretch ?? 0 : 0)
        }
        let isLeaving = leavingScreen === screen
        if showsToolbar(to: screen), screen.reaches(.bottom, under: toolbar.isTranslucent) {
            insets.bottom = UIToolbar.height
        }
        if isLeaving { insets.bottom += leavingShift }
        return insets
    }

    /// Whether the toolbar stands before `screen`; before one that leaves, whether it did.
    private func showsToolbar(to screen: UIViewController) -> Bool {
        !isToolbarHidden && (leavingScreen === screen ? !hidBottomBars : !hidesBottomBars)
    }

    /// The frame for the view of `screen`: `area` without the bars that the view does not reach under; all of `area`
    /// where these leave no room.
    final func placeOfScreen(_ screen: UIViewController, in area: CGRect) -> CGRect {
        var insets = UIEdgeInsets.zero
        if !isNavigationBarHidden, !screen.reaches(.top, under: navigationBar.isTranslucent) {
            insets.top = view.safeAreaInsets.top + navigationBar.rowHeight + titleHeight(of: screen)
        }
        let hasToolbar = showsToolbar(to: screen)
        let isTranslucent = !hasToolbar || toolbar.isTranslucent
        if hasToolbar || isOverTabBar, !screen.reaches(.bottom, under: isTranslucent) {
            insets.bottom = view.safeAreaInsets.bottom + (hasToolbar ? UIToolbar.height : 0)
            if leavingScreen === screen { insets.bottom += leavingShift }
        }
        let place = area.inset(by: insets)
        return place.isNull ? area : place
    }

    /// The tab bar controller that shows this stack as one of its own screens.
    final var shownInTabs: UITabBarController? {
        (parentController as? UITabBarController).flatMap { $0.tabs.contains { $0 === self } ? $0 : nil }
    }

    private var isOverTabBar: Bool { shownInTabs?.coversBottom(of: self) ?? false }

    /// Hides or shows the bars at the bottom as the screens of the stack say now. `screen` is the one that leaves; its
    /// insets stay until it has left.
    final func changeBottomBars(leaving screen: UIViewController?) {
        hidBottomBars = hidesBottomBars
        let wasOver = isOverTabBar
        hidesBottomBars = stack.contains { $0.hidesBottomBarWhenPushed }
        leavingScreen = screen
        leavingShift = (wasOver ? UITabBar.height : 0) - (isOverTabBar ? UITabBar.height : 0)
        guard hidesBottomBars != hidBottomBars else { return }
        viewIfLoaded?.announceSafeArea()
    }
}
