/// What the bars and the screens of the stack have to do with each other.
extension UINavigationController {
    /// Brings the bars to where the content of the screen on top lets them be; a transition has them while it runs.
    final func followTopScreen() {
        guard isViewLoaded, activeTransition == nil, !barsWait, let top = stack.last else { return }
        collapse(for: top)
        placeBars()
        transitionView.refit(top)
        navigationBar.show(share: top.barShare(at: .top))
        toolbar.backing.share = top.barShare(at: .bottom)
    }

    /// Lets the large title give up as much of its height as content has been scrolled.
    private func collapse(for screen: UIViewController) {
        guard let content = screen.followedContent(at: .top), content.window != nil else { return }
        let isCollapsing = collapsingContent(of: screen) === content
        let stretch = isCollapsing ? min(LargeTitleView.height, max(0, content.scrolledFromTop)) : 0
        guard content.nextStretch != stretch else { return }
        content.nextStretch = stretch
        screen.placedView.announceSafeArea()
    }

    /// The content whose movement takes up the large title of `screen`: one that reaches under the bar.
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

    /// The bar wants another height.
    final func heightChanged() {
        guard isViewLoaded, activeTransition == nil, !barsWait else { return }
        tellScreens()
        followContent()
    }

    /// Tells the screens how much room the bars leave them.
    final func tellScreens() {
        for child in children { child.viewIfLoaded?.announceSafeArea() }
    }

    /// How much the bars cover of `screen` beyond what the screen's edges do, in points.
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

    /// Where the view of `screen` belongs in `area`: beside the bars that it does not reach under.
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

    /// Sends the bars at the bottom away, or back, as the screens of the stack say now. `screen` leaves, and keeps its room
    /// until it has.
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
