// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// One screen dissolves into the other, while both come a little closer; the words of the one have gone before those of
/// the other come.
final class DissolveAnimator: StackAnimator {
    /// The fraction by which a screen is larger at the end at which it does not show.
    private static let growth: CGFloat = 0.1

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.8, steps: 16, mode: .calculationModeLinear)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        let sides = [lower, upper].map { Side(of: $0, on: canvas) }
        // The words of both lie above the pictures of both.
        if let words = sides[0].words { canvas.bringSubviewToFront(words) }
        return { shown in
            sides[1].picture.alpha = shown
            for (side, absence) in zip(sides, [shown, 1 - shown]) {
                let scale = 1 + Self.growth * absence
                side.picture.transform = CGAffineTransform(scaleX: scale, y: scale)
                side.words?.alpha = max(0, 1 - 2 * absence)
            }
        }
    }

    /// The snapshots of one screen.
    @MainActor private struct Side {
        /// The snapshot of all that lies beneath the words.
        let picture: UIView
        /// The words; nil where the screen names none.
        let words: UIView?

        init(of screen: UIViewController, on canvas: UIView) {
            guard let view = (screen as? any DissolvingScreen)?.words else {
                picture = canvas.snapshotView(screen.view, afterUpdates: true)
                words = nil
                return
            }
            picture = UIView(frame: canvas.bounds)
            canvas.addSubview(picture)
            _ = picture.snapshotSubviews(of: screen.view, except: [view])
            words = canvas.snapshotView(view, afterUpdates: true)
        }
    }
}

/// A screen whose words dissolve apart from what lies beneath them.
@MainActor protocol DissolvingScreen: UIViewController {
    /// The view that holds the words.
    var words: UIView { get }
}
