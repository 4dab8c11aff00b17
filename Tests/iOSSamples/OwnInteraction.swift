import UIKit

/// Drives a transition without UIPercentDrivenInteractiveTransition: it moves the views itself and reports its progress.
final class OwnInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private var context: UIViewControllerContextTransitioning?
    private(set) var progress: CGFloat = 0

    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        guard let to = transitionContext.view(forKey: .to), let from = transitionContext.view(forKey: .from) else {
            return
        }
        transitionContext.containerView.insertSubview(to, belowSubview: from)
    }

    func move(to progress: CGFloat) {
        self.progress = max(0, min(1, progress))
        context?.updateInteractiveTransition(self.progress)
        place(self.progress)
    }

    func end(finished: Bool) {
        guard let context = context else { return }
        if finished { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        UIView.animate(withDuration: 0.2, animations: { self.place(finished ? 1 : 0) }) { _ in
            context.view(forKey: .from)?.transform = .identity
            context.completeTransition(finished)
            self.context = nil
        }
    }

    private func place(_ progress: CGFloat) {
        guard let context = context, let from = context.view(forKey: .from) else { return }
        from.transform = CGAffineTransform(translationX: context.containerView.bounds.width * progress, y: 0)
    }
}
