import UIKit

/// Squeezes the old screen together at one edge while the new one stretches out from the other.
///
/// It makes a property animator whenever it is asked for one.
final class Squeeze: NSObject, UIViewControllerAnimatedTransitioning {
    enum Edge {
        case leading
        case trailing
    }

    private let edge: Edge

    init(edge: Edge = .trailing) {
        self.edge = edge
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.6
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.addSubview(toView)
        squeeze(toView, towards: edge, in: transitionContext.containerView)
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        let containerView = transitionContext.containerView
        guard
            let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to)
        else { fatalError("views are missing") }

        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext),
            controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.1, y: 1))
        animator.addAnimations {
            toView.transform = .identity
            self.squeeze(fromView, towards: self.edge == .trailing ? .leading : .trailing, in: containerView)
        }
        animator.addAnimations({ fromView.alpha = 0.3 }, delayFactor: 0.5)
        animator.addCompletion { position in
            fromView.transform = .identity
            fromView.alpha = 1
            toView.transform = .identity
            switch position {
            case .end: transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            case .start, .current: transitionContext.completeTransition(false)
            @unknown default: transitionContext.completeTransition(false)
            }
        }
        return animator
    }

    /// Narrows a view to a hundredth of its width, at an edge of the container.
    private func squeeze(_ view: UIView, towards edge: Edge, in containerView: UIView) {
        let scale: CGFloat = 0.01
        let distance = containerView.bounds.width * (1 - scale) / 2
        view.transform = CGAffineTransform(scaleX: scale, y: 1)
            .concatenating(CGAffineTransform(translationX: edge == .leading ? -distance : distance, y: 0))
    }

    func animationEnded(_ transitionCompleted: Bool) {
        // Nothing is kept.
    }
}
