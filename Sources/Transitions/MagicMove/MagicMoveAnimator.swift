#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The picture that two screens share flies from its place on one to its place on the other.
///
/// Meanwhile a backdrop in the upper screen's colour fades in, and what else is on the upper screen slides up; the pop is
/// the same in reverse. Everything happens with snapshots on a canvas: the screens' own views stay as they are.
final class MagicMoveAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.6)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> (Bool) -> Void {
        let pushes = operation == .push
        let (lower, upper) = pushes ? (from, to) : (to, from)
        // Screens without a common picture have nothing to move.
        guard let move = MagicMove(from: lower, to: upper, on: canvas) else {
            return super.stage(from: from, to: to, on: canvas)
        }
        return { isAtEnd in move.show(upperIsShown: isAtEnd == pushes) }
    }
}
