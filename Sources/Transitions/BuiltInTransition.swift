import ViewKit

/// A built-in transition of Segue: its screens, and the functions by which a tool starts it without a gesture.
@MainActor package struct BuiltInTransition {
    /// The name on the command line.
    package let name: String
    /// The title that the gallery shows.
    package let title: String
    /// One sentence on what it shows.
    package let summary: String
    /// Whether a gesture drives it.
    package let isInteractive: Bool
    /// The screens, at their start.
    package let makeRootViewController: () -> UIViewController
    /// Whether the screens are at their start, or go back there.
    package let isAtStart: (UIViewController) -> Bool
    /// Goes to the other screen and back in turn, as a tap does.
    package let toggle: (UIViewController) -> Void
    /// The kind of the drag anywhere on the window that drives it; nil where the screens have gestures of their own.
    package var drag: StockDrag.Kind?
    /// The size of its screens in a gallery, in points.
    package var screenSize = phoneSize

    /// The size of a phone's screen, in points.
    package nonisolated static let phoneSize = CGSize(width: 390, height: 844)

    /// Every built-in transition, in the order of the gallery.
    package static let all = [
        magicMove, push, pageCurl, card, tabSlide, pinch, bottomSheet, circularReveal, cube, flip, fold, zoom, dissolve,
        elastic,
    ]

    /// The transition of that name; nil where there is none.
    package static func named(_ name: String) -> BuiltInTransition? { all.first { $0.name == name } }

    /// A transition of a stack of screens, driven by gestures: from `root`, `open` goes to the screen above it.
    static func stack<Root: UIViewController>(
        name: String, title: String, summary: String, root: @escaping () -> Root, open: @escaping (Root) -> Void
    ) -> BuiltInTransition {
        BuiltInTransition(
            name: name, title: title, summary: summary, isInteractive: true,
            makeRootViewController: { SceneNavigationController(rootViewController: root()) },
            isAtStart: { ($0 as? UINavigationController)?.viewControllers.count == 1 },
            toggle: { controller in
                guard let stack = controller as? UINavigationController else { return }
                if stack.viewControllers.count == 1, let root = stack.topViewController as? Root {
                    open(root)
                } else {
                    stack.popViewController(animated: true)
                }
            })
    }

    /// A presentation that a gesture can dismiss: `present` has `root` present.
    static func presentation<Root: UIViewController>(
        name: String, title: String, summary: String, root: @escaping () -> Root, present: @escaping (Root) -> Void
    ) -> BuiltInTransition {
        BuiltInTransition(
            name: name, title: title, summary: summary, isInteractive: true, makeRootViewController: root,
            isAtStart: { $0.presentedViewController?.isBeingDismissed ?? true },
            toggle: { controller in
                if controller.presentedViewController != nil {
                    controller.dismiss(animated: true)
                } else if let root = controller as? Root {
                    present(root)
                }
            })
    }
}
