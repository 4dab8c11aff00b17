// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One screen dissolves into the other, while both come a little closer.
final class DissolveAnimator: StackAnimator {
    /// The fraction by which a screen is larger at the end at which it does not show.
    private static let growth: CGFloat = 0.1

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.8)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        let screens = canvas.snapshotViews([lower.view, upper.view], afterUpdates: true)
        return { shown in
            screens[1].alpha = shown
            for (screen, absence) in zip(screens, [shown, 1 - shown]) {
                let scale = 1 + Self.growth * absence
                screen.transform = CGAffineTransform(scaleX: scale, y: scale)
            }
        }
    }
}
