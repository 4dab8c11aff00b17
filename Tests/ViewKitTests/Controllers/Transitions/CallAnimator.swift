@testable import ViewKit

/// Fades the view that comes in, or the one that goes, and writes down its calls without what they are given.
@MainActor final class CallAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: EventLog

    init(log: EventLog) { self.log = log }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition")
        let from = transitionContext.view(forKey: .from)
        let to = transitionContext.view(forKey: .to)
        if let to { transitionContext.containerView.addSubview(to) }
        let fading = to ?? from
        let end: CGFloat = to == nil ? 0 : 1
        fading?.alpha = 1 - end
        UIView.animate(withDuration: 0.3) {
            fading?.alpha = end
        } completion: { [log] _ in
            log.add("animations end")
            fading?.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
