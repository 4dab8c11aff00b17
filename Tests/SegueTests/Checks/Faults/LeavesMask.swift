import UIKit

/// Uncovers the new screen by a mask, which it does not take away.
final class LeavesMask: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
            let screen = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let container = context.containerView
        let final = context.finalFrame(for: screen)
        to.frame = final
        container.addSubview(to)
        let mask = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: final.height))
        mask.backgroundColor = .black
        to.mask = mask
        UIView.animate(withDuration: 0.4) {
            mask.frame.size.width = final.width
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
