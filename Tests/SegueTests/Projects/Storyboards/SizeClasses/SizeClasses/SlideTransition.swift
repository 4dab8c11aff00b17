import UIKit

/// Pushes the old screen out with the new one, from below or from the right.
class SlideTransition: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
    enum Edge {
        case bottom, right

        func offset(in bounds: CGRect) -> CGPoint {
            switch self {
            case .bottom: return CGPoint(x: 0, y: bounds.height)
            case .right: return CGPoint(x: bounds.width, y: 0)
            }
        }
    }

    var edge = Edge.bottom
    private var isPresenting = true

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = true
        return self
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        isPresenting = false
        return self
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to),
            let to = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        var offset = edge.offset(in: container.bounds)
        if !isPresenting {
            offset = CGPoint(x: -offset.x, y: -offset.y)
        }
        toView.frame = transitionContext.finalFrame(for: to).offsetBy(dx: offset.x, dy: offset.y)
        container.addSubview(toView)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveEaseInOut,
            animations: {
                toView.frame = transitionContext.finalFrame(for: to)
                fromView.frame = fromView.frame.offsetBy(dx: -offset.x, dy: -offset.y)
            },
            completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
