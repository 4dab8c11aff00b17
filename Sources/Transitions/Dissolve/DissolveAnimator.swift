#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One screen dissolves into the other, while both come a little closer.
final class DissolveAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation
    /// How much larger a screen is at the end at which it does not show.
    private static let growth: CGFloat = 0.1

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.8)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let pushes = operation == .push
        let screens = canvas.snapshotViews(pushes ? [from.view, to.view] : [to.view, from.view], afterUpdates: true)
        return { part in
            let shown = pushes ? part : 1 - part
            screens[1].alpha = shown
            for (screen, absence) in zip(screens, [shown, 1 - shown]) {
                let scale = 1 + Self.growth * absence
                screen.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
    }
}
