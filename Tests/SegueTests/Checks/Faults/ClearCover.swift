import UIKit

final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
            let toVC = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let final = context.finalFrame(for: toVC)
        context.containerView.addSubview(to)
        to.frame = final.offsetBy(dx: final.width, dy: 0)
        let old = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        context.containerView.insertSubview(old, belowSubview: to)
        UIView.animate(withDuration: 0.4) {
            to.frame = final; old.alpha = 0.3
        } completion: { _ in
            old.removeFromSuperview(); let cover = UIView(frame: context.containerView.bounds);
            context.containerView.addSubview(cover)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
