@testable import ViewKit

/// A navigation controller in a window, and a log of what happens to it.
@MainActor final class TransitionRig: HostRig, UINavigationControllerDelegate {
    private(set) lazy var root = screen("A")
    private(set) lazy var navigation = host.run {
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = self
        return navigation
    }
    /// The delegate's animator; nil for the navigation controller's slide.
    lazy var animator: LoggingAnimator? = LoggingAnimator(log: log)
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    override init(rate: Double = HostRig.rate) {
        super.init(rate: rate)
        _ = navigation
    }

    /// Shows the root and makes a first frame.
    func show() { show(navigation) }

    var names: [String] { navigation.viewControllers.compactMap { ($0 as? LoggingViewController)?.name } }
    var container: UIView { navigation.transitionView }

    @discardableResult func push(_ name: String, animated: Bool = true) -> LoggingViewController {
        let controller = screen(name)
        host.run { navigation.pushViewController(controller, animated: animated) }
        return controller
    }

    func pop(animated: Bool = true) { _ = host.run { navigation.popViewController(animated: animated) } }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { logShow("willShow", viewController, animated) }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { logShow("didShow", viewController, animated) }

    private func logShow(_ callback: String, _ controller: UIViewController, _ animated: Bool) {
        log.add("delegate.\(callback)(\((controller as? LoggingViewController)?.name ?? "?"), \(animated))")
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
