import UIKit

/// The old screen steps back and fades; the new one slides up over it.
class CoverAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
            return context.completeTransition(false)
        }
        context.containerView.addSubview(to)
        let canvas = UIView(frame: context.containerView.bounds)
        canvas.backgroundColor = .black
        context.containerView.addSubview(canvas)
        let old = from.snapshotView(afterScreenUpdates: false) ?? UIView()
        let new = to.snapshotView(afterScreenUpdates: true) ?? UIView()
        canvas.addSubview(old)
        canvas.addSubview(new)
        new.frame.origin.y = canvas.bounds.height
        UIView.animate(withDuration: transitionDuration(using: context)) {
            old.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            old.alpha = 0.5
            new.frame.origin.y = 0
        } completion: { _ in
            canvas.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
