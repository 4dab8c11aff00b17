import UIKit

/// Zooms the presented screen out of the centre with a spring, and back into it on dismissal.
final class ZoomFromCentreAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let smallestScale: CGFloat = 0.05

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        isPresenting ? 0.6 : 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        if isPresenting {
            zoomIn(using: transitionContext)
        } else {
            zoomOut(using: transitionContext)
        }
    }

    private func zoomIn(using context: UIViewControllerContextTransitioning) {
        guard let toView = context.view(forKey: .to), let toController = context.viewController(forKey: .to) else {
            return context.completeTransition(false)
        }
        toView.frame = context.finalFrame(for: toController)
        toView.transform = CGAffineTransform(scaleX: smallestScale, y: smallestScale)
        toView.alpha = 0
        context.containerView.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 0.7,
            initialSpringVelocity: 0.5, options: [.curveEaseOut]
        ) {
            toView.transform = .identity
            toView.alpha = 1
        } completion: { _ in
            toView.transform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func zoomOut(using context: UIViewControllerContextTransitioning) {
        guard let fromView = context.view(forKey: .from) else { return context.completeTransition(false) }
        if let toView = context.view(forKey: .to), let toController = context.viewController(forKey: .to) {
            toView.frame = context.finalFrame(for: toController)
            context.containerView.insertSubview(toView, belowSubview: fromView)
        }
        UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn) {
            fromView.transform = CGAffineTransform(scaleX: self.smallestScale, y: self.smallestScale)
            fromView.alpha = 0
        } completion: { _ in
            fromView.transform = .identity
            fromView.alpha = 1
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
