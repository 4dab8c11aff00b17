#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Turns the page over to the next one, or back again.
final class PageCurlAnimator: TransitionAnimator {
    private let presents: Bool

    init(presents: Bool) {
        self.presents = presents
        super.init(duration: 0.8)
    }

    override func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard !UIAccessibility.isReduceMotionEnabled else {
            return super.animateTransition(using: transitionContext)
        }
        guard let from = transitionContext.viewController(forKey: .from),
            let to = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        to.view.frame = transitionContext.finalFrame(for: to)
        container.insertSubview(to.view, at: 0)
        to.view.layoutIfNeeded()
        let canvas = UIView(frame: container.bounds)
        container.addSubview(canvas)
        let pages = canvas.snapshotViews([from.view, to.view], afterUpdates: true)
        pages[1].removeFromSuperview()
        UIView.transition(
            from: pages[0], to: pages[1], duration: transitionDuration(using: transitionContext),
            options: presents ? .transitionCurlUp : .transitionCurlDown
        ) { _ in
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
