@testable import ViewKit

/// A navigation controller in a window of 200 x 200 points whose time the test sets, and a log of what happens to it.
@MainActor final class TransitionRig: NSObject, UINavigationControllerDelegate {
    let host = TestHost()
    let log = EventLog()
    let navigation: UINavigationController
    let root: LoggingViewController
    /// What the delegate gives; nil for the navigation controller's slide.
    var animator: LoggingAnimator?
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var reports: [String] = []
    static let rate = 60.0

    override init() {
        let log = log
        (root, navigation) = host.run {
            let root = LoggingViewController("A", log: log)
            return (root, UINavigationController(rootViewController: root))
        }
        animator = LoggingAnimator(log: log)
        super.init()
        host.run {
            navigation.delegate = self
            TransitionRegistry.current.onReport = { [weak self] in self?.reports.append($0) }
        }
    }

    /// Shows the root and makes a first frame.
    func show() {
        host.run {
            host.window.rootViewController = navigation
            host.window.makeKeyAndVisible()
        }
        step()
    }

    var time: Double { host.layers.mediaTime }
    var names: [String] { navigation.viewControllers.compactMap { ($0 as? LoggingViewController)?.name } }
    var isTransitioning: Bool { host.run { TransitionRegistry.current.isTransitioning } }
    var container: UIView { navigation.transitionView }

    func screen(_ name: String) -> LoggingViewController { host.run { LoggingViewController(name, log: log) } }

    @discardableResult func push(_ name: String, animated: Bool = true) -> LoggingViewController {
        let controller = screen(name)
        host.run { navigation.pushViewController(controller, animated: animated) }
        return controller
    }

    func pop(animated: Bool = true) { _ = host.run { navigation.popViewController(animated: animated) } }

    /// Makes the frames of `seconds`.
    func step(_ seconds: Double = 1 / rate) {
        let first = (time * Self.rate).rounded()
        for index in 1...max(1, Int((seconds * Self.rate).rounded())) {
            host.frame(at: (first + Double(index)) / Self.rate)
        }
    }

    /// Makes frames until no transition runs; false if that takes more than 20 seconds.
    @discardableResult func finish() -> Bool {
        for _ in 0..<1200 where isTransitioning { step() }
        return !isTransitioning
    }

    /// Where the view's left edge shows.
    func shownX(_ controller: UIViewController) -> Double {
        host.run {
            guard let view = controller.viewIfLoaded else { return .nan }
            let shown = view.layer.presentation() ?? view.layer
            return shown.position.x - shown.bounds.width / 2
        }
    }

    /// Tells the window of a pointer at `y`.
    func point(_ phase: TouchSample.Phase, y: Double) {
        host.window.handle([TouchSample(phase: phase, location: SIMD2(100, y), timestamp: time)])
    }

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
