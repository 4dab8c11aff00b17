import UIKit

/// Transitions with a fault each, and one without.
class Transition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from),
            let screen = transitionContext.viewController(forKey: .to)
        else { return }
        to.frame = transitionContext.finalFrame(for: screen)
        prepare(from: from, to: to, in: transitionContext.containerView)
        UIView.animate(withDuration: 0.3) {
            self.animate(from: from, to: to)
        } completion: { _ in
            self.complete(transitionContext, from: from, to: to)
        }
    }

    func prepare(from: UIView, to: UIView, in container: UIView) {
        container.addSubview(to)
        to.alpha = 0
    }

    func animate(from: UIView, to: UIView) { to.alpha = 1 }

    func complete(_ context: UIViewControllerContextTransitioning, from: UIView, to: UIView) {
        to.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
    }
}

final class Sound: Transition {}

final class NeverOver: Transition {
    override func complete(_ context: UIViewControllerContextTransitioning, from: UIView, to: UIView) {}
}

final class AlwaysFinished: Transition {
    override func complete(_ context: UIViewControllerContextTransitioning, from: UIView, to: UIView) {
        context.completeTransition(true)
    }
}

final class Shrunk: Transition {
    override func animate(from: UIView, to: UIView) {
        super.animate(from: from, to: to)
        from.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
    }
}

final class Littering: Transition {
    override func prepare(from: UIView, to: UIView, in container: UIView) {
        super.prepare(from: from, to: to, in: container)
        let cover = UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 100))
        cover.backgroundColor = .systemRed
        container.window?.addSubview(cover)
    }
}

final class Jumping: Transition {
    override func prepare(from: UIView, to: UIView, in container: UIView) {
        super.prepare(from: from, to: to, in: container)
        to.alpha = 0.5
    }
}

final class ByTime: Transition {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return }
        transitionContext.containerView.insertSubview(to, at: 0)
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
            transitionContext.containerView.bringSubviewToFront(to)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class Unseen: Transition {
    override func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.3) {
            transitionContext.view(forKey: .from)?.alpha = 0.8
        } completion: { _ in
            transitionContext.view(forKey: .from)?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

final class Crashing: Transition {
    override func complete(_ context: UIViewControllerContextTransitioning, from: UIView, to: UIView) {
        precondition(!context.transitionWasCancelled, "it is not made for that")
        super.complete(context, from: from, to: to)
    }
}

final class CrashingAtOnce: Transition {
    override func prepare(from: UIView, to: UIView, in container: UIView) {
        precondition(container.subviews.isEmpty, "it wants an empty container")
    }
}
