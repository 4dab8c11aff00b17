import UIKit

/// Hands out animators, interaction controllers and presentation controllers, as every delegate of UIKit's can.
public final class DelegateSurface: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
{
    private let animator = ContextSurfaceAnimator()
    private var driver: UIPercentDrivenInteractiveTransition?
    private(set) var shown: [UIViewController] = []

    /// The animator of a presentation.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return animator
    }

    /// The animator of a dismissal.
    public func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning?
    {
        return animator
    }

    /// The driver of a presentation.
    public func interactionControllerForPresentation(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }

    /// The driver of a dismissal.
    public func interactionControllerForDismissal(
        using animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }

    /// The controller of the presentation.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        return SurfacePresentationController(presentedViewController: presented, presenting: presenting)
    }

    /// The animator of a push or a pop.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push, .pop: return animator
        case .none: return nil
        @unknown default: return nil
        }
    }

    /// The driver of a push or a pop.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }

    /// Hides the bar where it is not wanted.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationController.setNavigationBarHidden(viewController is UITableViewController, animated: animated)
    }

    /// Notes what shows.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        shown.append(viewController)
    }

    /// The animator of a change of tabs.
    public func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        return animator
    }

    /// The driver of a change of tabs.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return driver
    }
}

/// A card over a dimmed screen.
public final class SurfacePresentationController: UIPresentationController {
    private let dimmingView = UIView()

    /// Leaves a border free.
    public override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView = containerView else { return .zero }
        let border = UIEdgeInsets(top: 60, left: 16, bottom: 16, right: 16)
        return containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: border)
    }

    /// Dims along.
    public override func presentationTransitionWillBegin() {
        dimmingView.backgroundColor = UIColor(white: 0, alpha: 0.4)
        dimmingView.alpha = 0
        containerView?.insertSubview(dimmingView, at: 0)
        presentedViewController.transitionCoordinator?.animate(
            alongsideTransition: { (context: UIViewControllerTransitionCoordinatorContext) in
                self.dimmingView.alpha = 1
            },
            completion: { context in
                if context.isCancelled { self.dimmingView.removeFromSuperview() }
            })
    }

    /// Takes the dimming away after a cancel.
    public override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dimmingView.removeFromSuperview() }
    }

    /// Brightens along.
    public override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
            self.dimmingView.alpha = 0
        })
    }

    /// Takes the dimming away.
    public override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dimmingView.removeFromSuperview() }
    }

    /// Follows the container.
    public override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimmingView.frame = containerView?.bounds ?? .zero
    }

    /// Follows the container, after it.
    public override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        presentedView?.frame = frameOfPresentedViewInContainerView
    }
}
