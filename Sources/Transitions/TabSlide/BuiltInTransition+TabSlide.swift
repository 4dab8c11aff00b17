import ViewKit

extension BuiltInTransition {
    static let tabSlide = BuiltInTransition(
        name: "tab-slide", title: "Tab Slide",
        summary: "The screens of a tab bar slide past, in the order of their tabs.",
        isInteractive: true,
        makeRootViewController: {
            let tabs = SceneTabBarController()
            tabs.viewControllers = [
                TodayViewController(Place.all[4]), BrowseViewController(Place.all),
                SavedViewController(Array(Place.all.suffix(6))),
            ]
            return tabs
        },
        toggle: { root in
            guard let tabs = root as? UITabBarController else { return }
            tabs.selectedIndex = tabs.selectedIndex == 0 ? 1 : 0
        })
}
