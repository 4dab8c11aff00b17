#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// The delegate of stock screens where the code has an animator and nothing that gives it.
final class StockDelegate: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate,
    UITabBarControllerDelegate
{
    /// Makes the animator for going forward, or for going back; nil for none.
    private let makeAnimator: (_ forward: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    /// The driver of the way back; nil without one.
    private let driver: StockDriver?

    init(_ makeAnimator: @escaping (Bool) -> (any UIViewControllerAnimatedTransitioning)?, driver: StockDriver?) {
        self.makeAnimator = makeAnimator
        self.driver = driver
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver?.active
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(false)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver?.active
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver?.active
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        makeAnimator(fromVC === tabBarController.viewControllers?.first)
    }
}
