// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Slides screens in from an edge and out to it, both of them by frames, and leaves them where that ends. That a screen
/// which stays stands where it stood is left to UIKit.
class EdgeSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let targetEdge: UIRectEdge
    let arrives: Bool

    init(targetEdge: UIRectEdge, arrives: Bool) {
        self.targetEdge = targetEdge
        self.arrives = arrives
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromViewController = transitionContext.viewController(forKey: .from)!
        let toViewController = transitionContext.viewController(forKey: .to)!
        let containerView = transitionContext.containerView
        let fromView = transitionContext.view(forKey: .from)
        let toView = transitionContext.view(forKey: .to)
        let fromFrame = transitionContext.initialFrame(for: fromViewController)
        let toFrame = transitionContext.finalFrame(for: toViewController)
        let sign: CGFloat = targetEdge == .left ? -1 : 1
        let away = CGVector(dx: sign * fromFrame.width, dy: 0)
        if arrives {
            fromView?.frame = fromFrame
            toView?.frame = toFrame.offsetBy(dx: away.dx, dy: away.dy)
            if let toView = toView { containerView.addSubview(toView) }
        } else {
            fromView?.frame = fromFrame
            toView?.frame = toFrame.offsetBy(dx: -away.dx * 0.3, dy: 0)
            if let toView = toView, let fromView = fromView {
                containerView.insertSubview(toView, belowSubview: fromView)
            }
        }
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                toView?.frame = toFrame
                if self.arrives {
                    fromView?.frame = fromFrame.offsetBy(dx: -away.dx * 0.3, dy: 0)
                } else {
                    fromView?.frame = fromFrame.offsetBy(dx: away.dx, dy: away.dy)
                }
            },
            completion: { _ in
                let wasCancelled = transitionContext.transitionWasCancelled
                if wasCancelled { toView?.removeFromSuperview() }
                transitionContext.completeTransition(!wasCancelled)
            })
    }
}
