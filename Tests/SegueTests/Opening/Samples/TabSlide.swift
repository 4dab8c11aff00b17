import UIKit

/// Vends a slide whose direction follows the order of the tabs.
class TabSlideDelegate: NSObject, UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        guard let controllers = tabBarController.viewControllers,
            let fromIndex = controllers.firstIndex(of: fromVC),
            let toIndex = controllers.firstIndex(of: toVC),
            fromIndex != toIndex
        else { return nil }
        return TabSlideAnimator(fromIndex: fromIndex, toIndex: toIndex)
    }
}

private final class TabSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let fromIndex: Int
    private let toIndex: Int

    init(fromIndex: Int, toIndex: Int) {
        self.fromIndex = fromIndex
        self.toIndex = toIndex
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let fromController = transitionContext.viewController(forKey: .from),
            let toController = transitionContext.viewController(forKey: .to),
            let fromView = fromController.view,
            let toView = toController.view
        else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let start = transitionContext.initialFrame(for: fromController)
        let end = transitionContext.finalFrame(for: toController)
        let distance = toIndex > fromIndex ? container.bounds.width : -container.bounds.width
        toView.frame = end.offsetBy(dx: distance, dy: 0)
        container.addSubview(toView)

        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0,
            options: [.curveEaseInOut, .beginFromCurrentState],
            animations: {
                fromView.frame = start.offsetBy(dx: -distance, dy: 0)
                toView.frame = end
            },
            completion: { _ in
                fromView.frame = start
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}
