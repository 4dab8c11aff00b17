// Needs: Shared/TransitionAnimator.swift, Shared/StackScreen.swift, Shared/Place.swift

#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Moves the element that two screens have in common on an arc from its place on one to its place on the other, and
/// what belongs to it along with it; what looks different there cross-fades on the path.
///
/// Meanwhile a backdrop in the upper screen's colour fades in, then the other subviews of the upper screen; the
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
