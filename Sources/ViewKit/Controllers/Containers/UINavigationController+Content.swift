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

    /// Whether the toolbar stands before `screen`; before one that leaves, whether it did.
    final func showsToolbar(to screen: UIViewController) -> Bool {
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
        if hasToolbar || heightCovered > 0, !screen.reaches(.bottom, under: isTranslucent) {
            insets.bottom = view.safeAreaInsets.bottom + (hasToolbar ? UIToolbar.height : 0)
            if leavingScreen === screen { insets.bottom += leavingShift }
        }
        let place = area.inset(by: insets)
        return place.isNull ? area : place
    }

    /// The height, in points, that a bar around this controller covers of its bottom.
    private var heightCovered: CGFloat { parentController?.barInsets(of: self).bottom ?? 0 }

    /// Hides or shows the bars at the bottom as the screens of the stack say now. `screen` is the one that leaves; its
    /// insets stay until it has left.
    final func changeBottomBars(leaving screen: UIViewController?) {
        hidBottomBars = hidesBottomBars
        let heightBefore = heightCovered
        hidesBottomBars = stack.contains { $0.hidesBottomBarWhenPushed }
        leavingScreen = screen
        leavingShift = heightBefore - heightCovered
        guard hidesBottomBars != hidBottomBars else { return }
        viewIfLoaded?.announceSafeArea()
    }
}
