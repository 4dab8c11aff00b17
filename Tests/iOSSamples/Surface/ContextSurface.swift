// Force unwrapping is how such files are written.
// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry, NeverUseImplicitlyUnwrappedOptionals

import UIKit

/// Every part of a transition's context and of the protocols around it, in use, with the types that UIKit gives them.
public class ContextSurfaceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewImplicitlyAnimating?
    private var hasEnded = false

    /// How long it takes, in seconds.
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return transitionContext?.isAnimated == false ? 0 : 0.35
    }

    /// Slides the new screen over the old one.
    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let animator: UIViewImplicitlyAnimating = interruptibleAnimator(using: transitionContext)
        animator.startAnimation()
    }

    /// The animator that `animateTransition` starts.
    public func interruptibleAnimator(
        using transitionContext: UIViewControllerContextTransitioning
    ) -> UIViewImplicitlyAnimating {
        if let animator = animator { return animator }
        let container: UIView = transitionContext.containerView
        let duration: TimeInterval = transitionDuration(using: transitionContext)
        guard let fromViewController: UIViewController = transitionContext.viewController(forKey: .from),
            let toViewController = transitionContext.viewController(
                forKey: UITransitionContextViewControllerKey.to)
        else { preconditionFailure("a transition has two screens") }
        let fromView: UIView? = transitionContext.view(forKey: UITransitionContextViewKey.from)
        let toView: UIView = transitionContext.view(forKey: .to) ?? toViewController.view
        let start: CGRect = transitionContext.initialFrame(for: fromViewController)
        let end: CGRect = transitionContext.finalFrame(for: toViewController)
        container.addSubview(toView)
        toView.frame = end.offsetBy(dx: container.bounds.width, dy: 0)
        fromView?.frame = start
        let animator = UIViewPropertyAnimator(duration: duration, curve: .easeOut) {
            toView.frame = end
        }
        animator.addCompletion { (position: UIViewAnimatingPosition) in
            let wasCancelled: Bool = transitionContext.transitionWasCancelled
            transitionContext.completeTransition(position == .end && !wasCancelled)
        }
        self.animator = animator
        return animator
    }

    /// Forgets the animator.
    public func animationEnded(_ transitionCompleted: Bool) {
        hasEnded = true
        animator = nil
    }
}

/// An interaction controller without a driver of the system's: it talks to the context itself.
public class ContextSurfaceInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var transitionContext: UIViewControllerContextTransitioning?

    /// Begins where the finger is.
    public func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        self.transitionContext = transitionContext
        guard transitionContext.isInteractive, transitionContext.presentationStyle == .none else { return }
        transitionContext.containerView.addSubview(transitionContext.view(forKey: .to)!)
        transitionContext.containerView.transform = transitionContext.targetTransform
    }

    /// Whether it waits for a finger.
    public var wantsInteractiveStart: Bool { true }
    /// How fast the rest goes.
    public var completionSpeed: CGFloat { 1 }
    /// The course of the rest.
    public var completionCurve: UIView.AnimationCurve { .easeOut }

    func moved(to share: CGFloat) { transitionContext?.updateInteractiveTransition(share) }

    func held() { transitionContext?.pauseInteractiveTransition() }

    func released(finishes: Bool) {
        if finishes {
            transitionContext?.finishInteractiveTransition()
        } else {
            transitionContext?.cancelInteractiveTransition()
        }
        transitionContext?.completeTransition(finishes)
    }
}
