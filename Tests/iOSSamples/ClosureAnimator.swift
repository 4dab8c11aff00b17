import UIKit

typealias Setup = (_ from: UIView, _ to: UIView, _ container: UIView) -> Void

/// An animator made of closures, generic over its views; the kind that people keep in a small library.
final class ClosureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let setup: Setup
    private let changes: Setup
    private let cleanup: Setup?

    init(duration: TimeInterval, setup: @escaping Setup, changes: @escaping Setup, cleanup: Setup? = nil) {
        self.duration = duration
        self.setup = setup
        self.changes = changes
        self.cleanup = cleanup
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        duration
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard
            let from = transitionContext.view(forKey: .from) ?? transitionContext.viewController(forKey: .from)?.view,
            let to = transitionContext.view(forKey: .to) ?? transitionContext.viewController(forKey: .to)?.view
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        container.addSubview(to)
        to.frame = transitionContext.viewController(forKey: .to).map(transitionContext.finalFrame) ?? container.bounds
        setup(from, to, container)
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseInOut, .layoutSubviews]) {
            self.changes(from, to, container)
        } completion: { [cleanup] _ in
            cleanup?(from, to, container)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

extension ClosureAnimator {
    static var scale: ClosureAnimator {
        ClosureAnimator(
            duration: 0.3,
            setup: { _, to, _ in
                to.transform = .init(scaleX: 1.3, y: 1.3)
                to.alpha = 0
            },
            changes: { from, to, _ in
                to.transform = .identity
                to.alpha = 1
                from.transform = .init(scaleX: 0.8, y: 0.8)
            },
            cleanup: { from, to, _ in
                for view in [from, to] { view.transform = .identity }
                to.alpha = 1
            })
    }
}
