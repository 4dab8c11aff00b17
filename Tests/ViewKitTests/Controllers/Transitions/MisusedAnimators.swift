@testable import ViewKit

/// Completes or does not, and does nothing else.
@MainActor final class EmptyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let completes: Bool

    init(completes: Bool) { self.completes = completes }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if completes { transitionContext.completeTransition(true) }
    }
}

/// Makes a new property animator whenever it is asked.
@MainActor final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        let to = transitionContext.view(forKey: .to) ?? UIView()
        transitionContext.containerView.addSubview(to)
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear) { to.frame.origin.x = 0 }
        animator.addCompletion { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        return animator
    }
}

/// A context that some container of one's own made.
@MainActor final class OwnContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView()
    var isAnimated: Bool { true }
    var isInteractive: Bool { true }
    var transitionWasCancelled: Bool { false }
    var targetTransform: CGAffineTransform { .identity }
    var presentationStyle: UIModalPresentationStyle { .none }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
    func initialFrame(for vc: UIViewController) -> CGRect { .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
