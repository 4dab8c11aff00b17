@testable import ViewKit

/// The questions that a navigation controller asks and what it tells.
extension CallRig: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { log.add("delegate.willShow(\(name(viewController)))" + (animated == isAnimated ? "" : " \(animated)")) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { log.add("delegate.didShow(\(name(viewController)))" + (animated == isAnimated ? "" : " \(animated)")) }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animatorAsked() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionAsked() }
}

/// The questions that a tab bar controller asks and what it tells.
extension CallRig: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.add("delegate.shouldSelect(\(name(viewController)))")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("delegate.didSelect(\(name(viewController)))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { isAnimated ? animatorAsked() : nil }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionAsked() }
}

/// The questions that a presentation asks.
extension CallRig: UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard style == .custom else { return nil }
        log.add("delegate.presentationController")
        return CallPresentationController(log: log, presented: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animatorAsked() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animatorAsked() }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionAsked() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactionAsked() }
}

extension CallRig {
    private func name(_ controller: UIViewController) -> String { (controller as? LoggingViewController)?.name ?? "?" }

    private func animatorAsked() -> CallAnimator? {
        log.add("delegate.animator")
        return animator
    }

    private func interactionAsked() -> LoggingDriver? {
        log.add("delegate.interaction")
        return interaction
    }
}
