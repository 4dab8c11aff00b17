@testable import ViewKit

/// A tab bar controller with the screens A, B and C in a window, and a log of what happens to it.
@MainActor final class TabRig: HostRig, UITabBarControllerDelegate {
    private(set) lazy var screens = ["A", "B", "C"].map { screen($0) }
    private(set) lazy var tabs = host.run {
        let tabs = UITabBarController()
        tabs.delegate = self
        for screen in screens { screen.title = screen.name }
        tabs.viewControllers = screens
        return tabs
    }
    var givesAnimators = false
    /// Done by the animators before anything else; they are given where it is set.
    var whenAnimating: ((any UIViewControllerContextTransitioning) -> Void)?
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    func show() { show(tabs) }

    func select(_ index: Int) { host.run { tabs.selectedIndex = index } }

    func logState() {
        log.add("selected: \(tabs.selectedIndex), bar: \(tabs.tabBar.selectedItem?.title ?? "none")")
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    {
        log.add("shouldSelect(\((viewController as? LoggingViewController)?.name ?? "?"))")
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.add("didSelect(\((viewController as? LoggingViewController)?.name ?? "?"))")
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard givesAnimators || whenAnimating != nil else { return nil }
        let animator = SlidingAnimator(log: log, arrives: true)
        if let whenAnimating { animator.whenAnimating = whenAnimating }
        return animator
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
