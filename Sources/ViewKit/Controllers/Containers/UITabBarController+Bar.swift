/// The bar and the screens that it covers.
extension UITabBarController {
    /// Updates the bar's background for the scroll position of the screen that shows; a transition inside that screen
    /// animates this alongside itself.
    final func followShownTab() {
        guard isViewLoaded, activeTransition == nil, let shownTab else { return }
        transitionView.refit(shownTab)
        tabBar.background.standardWeight = (shownTab.shownChild ?? shownTab).barWeight(at: .bottom)
    }

    /// The frame for the view of `tab`: `area`, without the bar where the bar shows and the view does not reach under
    /// it; all of `area` where that leaves no room.
    final func placeOfTab(_ tab: UIViewController, in area: CGRect) -> CGRect {
        guard !tab.hidesBarsAround, !tab.reaches(.bottom, under: tabBar.isTranslucent) else { return area }
        let place = area.inset(
            by: UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height + view.safeAreaInsets.bottom, right: 0))
        return place.isNull ? area : place
    }
}
