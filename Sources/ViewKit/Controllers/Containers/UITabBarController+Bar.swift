/// The bar and the screens that it covers.
extension UITabBarController {
    /// Puts the bar where it belongs, in the coordinates of the controller's view: beside it to the left where a screen has
    /// sent it away.
    final func placeBar() {
        guard isViewLoaded else { return }
        let height = UITabBar.height + view.safeAreaInsets.bottom
        let isAway = (shownTab as? UINavigationController)?.hidesBottomBars == true
        tabBar.frame = CGRect(
            x: isAway ? -view.bounds.width : 0, y: view.bounds.height - height, width: view.bounds.width, height: height
        )
    }

    /// Updates the bar's background for the scroll position of the screen that shows; a transition inside that screen
    /// animates this alongside itself.
    final func followShownTab() {
        guard isViewLoaded, activeTransition == nil, let shownTab else { return }
        transitionView.refit(shownTab)
        tabBar.background.standardWeight = innermost(shownTab).barWeight(at: .bottom)
    }

    /// The screen whose content counts: of a stack, the one on top.
    private func innermost(_ tab: UIViewController) -> UIViewController {
        (tab as? UINavigationController)?.topViewController ?? tab
    }

    /// Whether the bar covers the bottom of the view of `tab`.
    final func coversBottom(of tab: UIViewController) -> Bool {
        (tab as? UINavigationController)?.hidesBottomBars != true
            && tab.reaches(.bottom, under: tabBar.isTranslucent)
    }

    /// The frame for the view of `tab`: `area`, without the bar where the bar shows and the view does not reach under
    /// it; all of `area` where that leaves no room.
    final func placeOfTab(_ tab: UIViewController, in area: CGRect) -> CGRect {
        let isAway = (tab as? UINavigationController)?.hidesBottomBars == true
        guard !isAway, !tab.reaches(.bottom, under: tabBar.isTranslucent) else { return area }
        let place = area.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height + view.safeAreaInsets.bottom, right: 0))
        return place.isNull ? area : place
    }
}
