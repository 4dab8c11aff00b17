import ViewKit

/// A transition that comes with Segue, and how a tool sets it off without a gesture.
@MainActor package struct BuiltInTransition {
    /// What the command line calls it.
    package let name: String
    /// What people call it.
    package let title: String
    /// One sentence on what it shows.
    package let summary: String
    /// Whether a gesture drives it.
    package let isInteractive: Bool
    /// The screens, at their start.
    package let makeRootViewController: () -> UIViewController
    /// Goes to the other screen and back in turn: what a tap would do.
    package let toggle: (UIViewController) -> Void

    /// Every built-in transition, in the order of the gallery.
    package static let all = [magicMove, push, card, tabSlide, pinch]

    /// The transition of that name; nil where there is none.
    package static func named(_ name: String) -> BuiltInTransition? { all.first { $0.name == name } }

    private static let magicMove = BuiltInTransition(
        name: "magic-move",
        title: "Magic Move",
        summary: "A picture flies from its place in a grid to its place on the detail screen.",
        isInteractive: true,
        makeRootViewController: { MagicMoveNavigationController(pictures: pictureNames) },
        toggle: { root in
            guard let stack = root as? UINavigationController else { return }
            if let grid = stack.topViewController as? PictureGridViewController {
                grid.openSelectedPicture()
            } else {
                stack.popViewController(animated: true)
            }
        })

    private static let pictureNames = [
        "dunes", "lake", "mountains", "forest", "aurora", "city", "waves", "night", "canyon",
    ]

    private static let push = BuiltInTransition(
        name: "push",
        title: "Push",
        summary: "A screen slides in from the right, and the one beneath gives way more slowly.",
        isInteractive: true,
        makeRootViewController: { SceneNavigationController(rootViewController: PlaceListViewController()) },
        toggle: { root in
            guard let stack = root as? UINavigationController else { return }
            if let list = stack.topViewController as? PlaceListViewController {
                list.open(Place.all[0])
            } else {
                stack.popViewController(animated: true)
            }
        })

    private static let card = BuiltInTransition(
        name: "card",
        title: "Card",
        summary: "A card slides up over a screen that it dims.",
        isInteractive: true,
        makeRootViewController: { CoverViewController(Place.all[2]) },
        toggle: { root in
            guard let cover = root as? CoverViewController else { return }
            if cover.presentedViewController == nil { cover.showMore() } else { cover.dismiss(animated: true) }
        })

    private static let tabSlide = BuiltInTransition(
        name: "tab-slide",
        title: "Tab Slide",
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

    private static let pinch = BuiltInTransition(
        name: "pinch",
        title: "Pinch",
        summary: "A tile grows into its screen, and a pinch shrinks it back.",
        isInteractive: true,
        makeRootViewController: {
            SceneNavigationController(rootViewController: TileGridViewController(Array(Place.all.suffix(4))))
        },
        toggle: { root in
            guard let stack = root as? UINavigationController else { return }
            if let grid = stack.topViewController as? TileGridViewController {
                grid.open(0)
            } else {
                stack.popViewController(animated: true)
            }
        })
}
