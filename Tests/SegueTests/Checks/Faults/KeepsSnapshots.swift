import UIKit

/// Keeps every snapshot for the next time, and takes none of them.
final class KeepsSnapshots: NSObject, UIViewControllerAnimatedTransitioning {
    private static var cache: [UIView] = []

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        container.addSubview(to)

        let old = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        container.insertSubview(old, belowSubview: to)
        Self.cache.append(old)
        UIView.animate(withDuration: 0.4) {
            to.frame = final
        } completion: { _ in
            old.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
