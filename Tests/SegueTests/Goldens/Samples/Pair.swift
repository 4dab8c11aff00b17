import UIKit

/// Covers the old screen from the right.
class Cover: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        let canvas = UIView(frame: context.containerView.bounds)
        canvas.backgroundColor = .red
        canvas.frame.origin.x = canvas.bounds.width
        context.containerView.addSubview(to)
        context.containerView.addSubview(canvas)
        to.isHidden = true
        UIView.animate(withDuration: 0.4) {
            canvas.frame.origin.x = 0
        } completion: { _ in
            to.isHidden = false
            canvas.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Fades from one screen to the other.
class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return context.completeTransition(false) }
        context.containerView.addSubview(to)
        let cover = UIView(frame: context.containerView.bounds)
        cover.backgroundColor = .blue
        cover.alpha = 0
        context.containerView.addSubview(cover)
        UIView.animate(withDuration: 0.4) {
            cover.alpha = 1
        } completion: { _ in
            cover.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
