import UIKit

final class ZoomTransition: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    weak var source: UIView?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { operation == .push && source != nil ? self : nil }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        guard let detail = transitionContext.viewController(forKey: .to) as? TripViewController, let source,
            let snapshot = source.snapshotView(afterScreenUpdates: false)
        else { return transitionContext.completeTransition(false) }
        detail.view.frame = transitionContext.finalFrame(for: detail)
        container.addSubview(detail.view)
        detail.view.layoutIfNeeded()
        snapshot.frame = source.convert(source.bounds, to: container)
        container.addSubview(snapshot)
        detail.view.alpha = 0
        detail.hero.isHidden = true
        source.isHidden = true
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, usingSpringWithDamping: 0.8,
            initialSpringVelocity: 0
        ) {
            snapshot.frame = detail.hero.convert(detail.hero.bounds, to: container)
            detail.view.alpha = 1
        } completion: { _ in
            detail.hero.isHidden = false
            source.isHidden = false
            snapshot.removeFromSuperview()
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
