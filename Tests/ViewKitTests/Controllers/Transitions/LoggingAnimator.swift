@testable import ViewKit

/// Slides the new screen in from the right, slow at both ends, and writes down what it is asked.
@MainActor final class LoggingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let log: EventLog
    var duration = 0.5
    /// Whether it completes, as it should.
    var completes = true
    /// Done in `animateTransition` before anything else.
    var whenAnimating: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    private(set) weak var context: (any UIViewControllerContextTransitioning)?
    /// A view that an animator leaves behind if it never completes.
    let canvas = UIView()

    init(log: EventLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        context = transitionContext
        whenAnimating(transitionContext)
        guard let to = transitionContext.view(forKey: .to) else { return }
        let container = transitionContext.containerView
        container.addSubview(to)
        canvas.frame = container.bounds
        container.addSubview(canvas)
        to.frame.origin.x = container.bounds.width
        UIView.animate(withDuration: duration, delay: 0, options: .curveEaseInOut) {
            to.frame.origin.x = 0
        } completion: { [self] finished in
            log.add("animations end(\(finished))")
            guard completes else { return }
            canvas.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
