import ViewKit

/// A transition that comes with Segue, and how a tool sets it off without a gesture.
@MainActor package struct BuiltInTransition {
    /// What the command line calls it.
    package let name: String
    /// One sentence on what it shows.
    package let summary: String
    /// Whether a drag drives it.
    package let isInteractive: Bool
    /// The screens, at their start.
    package let makeRootViewController: () -> UIViewController
    /// Goes to the other screen and back in turn: what a tap would do.
    package let toggle: (UIViewController) -> Void

    /// Every built-in transition, in the order of the gallery.
    package static let all = [magicMove]

    /// The transition of that name; nil where there is none.
    package static func named(_ name: String) -> BuiltInTransition? { all.first { $0.name == name } }

    private static let magicMove = BuiltInTransition(
        name: "magic-move",
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
}
