import ViewKit

extension BuiltInTransition {
    static let tabSlide = BuiltInTransition(
        name: "tab-slide", title: "Tab Slide",
        summary: "The screens of a tab bar slide past, in the order of their tabs.",
        isInteractive: true,
        makeRootViewController: {
            let tabs = TabSlideController()
            tabs.viewControllers = [
                TodayViewController(Place.all[4]), BrowseViewController(Place.all),
                SavedViewController(Array(Place.all.suffix(6))),
            ]
            // The screens' ground is not the bar's, whether they are scrolled or not.
            let appearance = UITabBarAppearance()
            appearance.configureWithOpaqueBackground()
            tabs.tabBar.standardAppearance = appearance
            tabs.tabBar.scrollEdgeAppearance = appearance
            return tabs
        },
        isAtStart: { ($0 as? UITabBarController)?.selectedIndex == 0 },
        toggle: { root in
            guard let tabs = root as? UITabBarController else { return }
            tabs.selectedIndex = tabs.selectedIndex == 0 ? 1 : 0
        })
}
