import UIKit

// Makes another animator at each call.
final class Anew: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        guard let view = context.view(forKey: .to) else { return UIViewPropertyAnimator() }
        view.alpha = 0
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 1 }
        animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
        return animator
    }
}

// Keeps the one that it made.
class Keeping: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {}

    var kept: UIViewPropertyAnimator?

    func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        if let kept { return kept }
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        kept = animator
        return animator
    }
}

// An override, in an extension or not, is an animator's too.
final class Short: Keeping {
    var animator = UIViewPropertyAnimator()

    override func interruptibleAnimator(using c: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        animator
    }
}

// No animator.
final class Brief: NSObject {
    func interruptibleAnimator(using t: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
        UIViewPropertyAnimator()
    }

    func interruptibleAnimator() -> UIViewPropertyAnimator { UIViewPropertyAnimator() }
}
