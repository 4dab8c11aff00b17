import UIKit

/// Opens the old screen like a pair of sliding doors; the new one comes forward from behind them.
class DoorsTransition: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.7
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromView = transitionContext.view(forKey: .from),
            let toView = transitionContext.view(forKey: .to),
            let toController = transitionContext.viewController(forKey: .to)
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let (left, right) = fromView.bounds.divided(atDistance: fromView.bounds.midX, from: .minXEdge)
        let doors = [left, right].compactMap { half in
            let door = fromView.resizableSnapshotView(from: half, afterScreenUpdates: false, withCapInsets: .zero)
            door?.frame = half
            return door
        }
        toView.frame = transitionContext.finalFrame(for: toController)
        toView.transform = CGAffineTransform(scaleX: 0.8, y: 0.8)
        toView.alpha = 0.2
        container.addSubview(toView)
        doors.forEach(container.addSubview)
        fromView.isHidden = true

        // The doors stand ajar for a moment before they open.
        UIView.animateKeyframes(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .calculationModeLinear
        ) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.2) {
                self.open(doors, by: 12)
            }
            UIView.addKeyframe(withRelativeStartTime: 0.3, relativeDuration: 0.7) {
                self.open(doors, by: container.bounds.width / 2)
                toView.transform = .identity
                toView.alpha = 1
            }
        } completion: { _ in
            doors.forEach { $0.removeFromSuperview() }
            fromView.isHidden = false
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func open(_ doors: [UIView], by distance: CGFloat) {
        doors.first?.transform = CGAffineTransform(translationX: -distance, y: 0)
        doors.last?.transform = CGAffineTransform(translationX: distance, y: 0)
    }
}
