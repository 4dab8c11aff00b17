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

    /// Brings the bar's ground to where the content of the screen that shows lets it be; a transition of the screen's own
    /// does that beside itself.
    final func followShownTab() {
        guard isViewLoaded, activeTransition == nil, let shownTab else { return }
        transitionView.refit(shownTab)
        tabBar.backing.share = innermost(shownTab).barShare(at: .bottom)
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

    /// Where the view of `tab` belongs in `area`: above the bar where it does not reach under that.
    final func placeOfTab(_ tab: UIViewController, in area: CGRect) -> CGRect {
        let isAway = (tab as? UINavigationController)?.hidesBottomBars == true
        guard !isAway, !tab.reaches(.bottom, under: tabBar.isTranslucent) else { return area }
        let place = area.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height + view.safeAreaInsets.bottom, right: 0))
        return place.isNull ? area : place
    }
}
