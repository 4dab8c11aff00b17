@testable import ViewKit

/// Moves the view that comes in from the right, or the one that goes out to the right, and records its calls.
@MainActor final class SlidingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let log: EventLog
    private let arrives: Bool
    var duration = 0.5
    /// Done before anything else.
    var whenAnimating: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    init(log: EventLog, arrives: Bool) {
        self.log = log
        self.arrives = arrives
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        log.add("animateTransition" + describe(transitionContext))
        whenAnimating(transitionContext)
        let container = transitionContext.containerView
        let from = transitionContext.view(forKey: .from)
        let to = transitionContext.view(forKey: .to)
        guard let moving = arrives ? to : from else { return transitionContext.completeTransition(false) }
        if arrives { container.addSubview(moving) } else if let to { container.insertSubview(to, at: 0) }
        let place = moving.frame.origin.x
        let outside = container.bounds.width
        if arrives { moving.frame.origin.x = outside }
        UIView.animate(withDuration: duration) { [arrives] in
            moving.frame.origin.x = arrives ? place : outside
        } completion: { [log] finished in
            log.add("animations end(\(finished))")
            moving.frame.origin.x = place
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    /// The views and frames that the context gives.
    private func describe(_ context: any UIViewControllerContextTransitioning) -> String {
        let keys: [(UITransitionContextViewControllerKey, UITransitionContextViewKey, String)] = [
            (.from, .from, "from"), (.to, .to, "to"),
        ]
        return keys.map { key, viewKey, word in
            guard let controller = context.viewController(forKey: key) else { return " \(word): none" }
            let name = (controller as? LoggingViewController)?.name ?? "\(type(of: controller))"
            let view = context.view(forKey: viewKey) == nil ? "no view" : "view"
            let initial = context.initialFrame(for: controller)
            let final = context.finalFrame(for: controller)
            return " \(word): \(name) \(view) \(brief(initial))->\(brief(final))"
        }.joined() + (context.isAnimated ? "" : " unanimated")
    }

    private func brief(_ rect: CGRect) -> String {
        rect == .zero ? "zero" : "(\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height)))"
    }

    func animationEnded(_ transitionCompleted: Bool) { log.add("animationEnded(\(transitionCompleted))") }
}
