import UIKit

/// Scrolls between tabs; the code that makes the tab bar controller keeps the delegate object.
class ScrollingTabDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = tabBarController.viewControllers, let from = controllers.firstIndex(of: fromVC),
            let to = controllers.firstIndex(of: toVC)
        else { return nil }
        return ScrollingTabAnimator(forwards: to > from)
    }
}

class ScrollingTabAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let forwards: Bool

    init(forwards: Bool) { self.forwards = forwards }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using ctx: UIViewControllerContextTransitioning) {
        guard let fromView = ctx.view(forKey: .from), let toView = ctx.view(forKey: .to) else {
            ctx.completeTransition(false)
            return
        }
        let width = ctx.containerView.frame.size.width
        let offset = forwards ? width : -width
        toView.frame = fromView.frame.offsetBy(dx: offset, dy: 0)
        ctx.containerView.addSubview(toView)
        let fromEnd = fromView.frame.offsetBy(dx: -offset, dy: 0)
        let toEnd = fromView.frame
        UIView.animate(
            withDuration: transitionDuration(using: ctx), delay: 0, options: .curveEaseOut,
            animations: {
                fromView.frame = fromEnd
                toView.frame = toEnd
            },
            completion: { _ in
                fromView.frame = toEnd
                ctx.completeTransition(!ctx.transitionWasCancelled)
            })
    }
}
