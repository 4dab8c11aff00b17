#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// What two screens have in common flies on an arc from its place on one to its place on the other; what looks different
/// there turns into it on the way.
///
/// Meanwhile a backdrop in the upper screen's colour fades in, and what else is on the upper screen slides up; the pop is
/// the same in reverse. Everything happens with snapshots on a canvas: the screens' own views stay as they are.
final class MagicMoveAnimator: TransitionAnimator {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init(duration: 0.6, steps: 12)
    }

    override func stage(from: UIViewController, to: UIViewController, on canvas: UIView) -> Show {
        let pushes = operation == .push
        let (lower, upper) = pushes ? (from, to) : (to, from)
        // Screens with nothing in common have nothing to move.
        guard let move = MagicMove(from: lower, to: upper, on: canvas) else {
            return super.stage(from: from, to: to, on: canvas)
        }
        return { move.show(pushes ? $0 : 1 - $0) }
    }
}
