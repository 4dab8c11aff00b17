// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Moves the elements that two screens have in common on an arc from their place on one to their place on the other;
/// those that look different there cross-fade on the path.
///
/// Meanwhile a backdrop in the upper screen's colour fades in, and the other subviews of the upper screen slide up; the
/// pop is the same in reverse. Everything happens with snapshots on a canvas: the screens' own views stay as they are.
final class MagicMoveAnimator: StackAnimator {

    init(operation: UINavigationController.Operation) {
        super.init(operation: operation, duration: 0.6, steps: 12)
    }

    override func stage(lower: UIViewController, upper: UIViewController, on canvas: UIView) -> Show? {
        // Screens with nothing in common have nothing to move.
        guard let move = MagicMove(from: lower, to: upper, on: canvas) else { return nil }
        return move.show
    }
}
