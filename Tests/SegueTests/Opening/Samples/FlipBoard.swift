import UIKit

/// Turns the screen about its vertical axis like a board with the other screen on its back.
final class FlipBoardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Direction {
        case present, dismiss

        /// Sign of the rotation about the y axis.
        var sign: CGFloat {
            switch self {
            case .present: return 1
            case .dismiss: return -1
            }
        }
    }

    private let direction: Direction

    init(direction: Direction) {
        self.direction = direction
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromController = transitionContext.viewController(forKey: .from),
            let toController = transitionContext.viewController(forKey: .to),
            let front = fromController.view.snapshotView(afterScreenUpdates: false),
            let toView = toController.view
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        toView.frame = transitionContext.finalFrame(for: toController)
        container.addSubview(toView)
        guard let back = toView.snapshotView(afterScreenUpdates: true) else {
            transitionContext.completeTransition(true)
            return
        }

        let board = UIView(frame: container.bounds)
        board.backgroundColor = .darkGray
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 700
        board.layer.sublayerTransform = perspective
        board.addSubview(back)
        board.addSubview(front)
        container.addSubview(board)

        let quarter = direction.sign * .pi / 2
        back.layer.transform = CATransform3DMakeRotation(-quarter, 0, 1, 0)
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                front.layer.transform = CATransform3DMakeRotation(quarter, 0, 1, 0)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                back.layer.transform = CATransform3DIdentity
            }
        } completion: { _ in
            board.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
