#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The picture that two screens share flies from its place on one to its place on the other.
///
/// Meanwhile a backdrop in the upper screen's colour fades in, and what else is on the upper screen slides up; the pop is
/// the same in reverse. Everything happens with snapshots on a canvas: the screens' own views stay as they are.
final class MagicMoveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation
    private static let duration: TimeInterval = 0.6
    private static let reducedDuration: TimeInterval = 0.2

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        UIAccessibility.isReduceMotionEnabled ? Self.reducedDuration : Self.duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        container.insertSubview(to.view, at: 0)
        to.view.layoutIfNeeded()

        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let (lower, upper) = operation == .push ? (from, to) : (to, from)
        let stage: (Bool) -> Void
        if !UIAccessibility.isReduceMotionEnabled, let move = MagicMove(from: lower, to: upper, on: canvas) {
            stage = move.show(upperIsShown:)
        } else {
            stage = Self.crossFade(from: lower, to: upper, on: canvas)
        }

        stage(operation == .pop)
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            stage(self.operation == .push)
        } completion: { _ in
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// Lets the upper screen appear over the lower one, for screens without a common picture and for reduced motion.
    private static func crossFade(
        from lower: UIViewController, to upper: UIViewController, on canvas: UIView
    ) -> (Bool) -> Void {
        let screens = canvas.snapshotViews([lower.view, upper.view], afterUpdates: true)
        return { upperIsShown in screens[1].alpha = upperIsShown ? 1 : 0 }
    }
}
