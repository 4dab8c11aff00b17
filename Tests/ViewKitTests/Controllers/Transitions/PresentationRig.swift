@testable import ViewKit

/// A screen A in a window that presents others, and a log of what happens.
@MainActor final class PresentationRig: HostRig, UIViewControllerTransitioningDelegate {
    private(set) lazy var root = screen("A")
    /// Whether the delegate gives animators; otherwise the modal transition styles count.
    var givesAnimators = true
    var interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Whether the delegate gives a presentation controller that writes down what it is told.
    var givesPresentationController = false
    var whenAnimating: (any UIViewControllerContextTransitioning) -> Void = { _ in }

    func show() { show(root) }

    /// Has `presenter`, A without one, present a new screen.
    @discardableResult func present(
        _ name: String, _ style: UIModalPresentationStyle, from presenter: UIViewController? = nil,
        animated: Bool = true
    ) -> LoggingViewController {
        let controller = screen(name)
        host.run {
            controller.modalPresentationStyle = style
            controller.transitioningDelegate = self
            (presenter ?? root).present(controller, animated: animated) { [log] in
                log.add("present completion\(controller.isBeingPresented ? ", still being presented" : "")")
            }
        }
        return controller
    }

    func dismiss(_ controller: UIViewController? = nil, animated: Bool = true) {
        host.run { (controller ?? root).dismiss(animated: animated) { [log] in log.add("dismiss completion") } }
    }

    /// The chain of presentations, and the controllers whose views are in the window.
    func logState() {
        var names: [String] = []
        var controller: UIViewController? = root
        while let shown = controller as? LoggingViewController {
            names.append(shown.name + (shown.viewIfLoaded?.window == nil ? " (no view in the window)" : ""))
            controller = shown.presentedController
        }
        log.add("presented: " + names.joined(separator: " > "))
        log.add("in the window: \(host.window.subviews.count)")
    }

    private func animator(arrives: Bool) -> SlidingAnimator? {
        guard givesAnimators else { return nil }
        let animator = SlidingAnimator(log: log, arrives: arrives)
        animator.whenAnimating = whenAnimating
        return animator
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(arrives: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator(arrives: false) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        guard givesPresentationController else { return nil }
        return LoggingPresentationController(log: log, presented: presented, presenting: presenting)
    }
}

/// Presents in the lower half, over a view of its own, and writes down what it is told.
@MainActor final class LoggingPresentationController: UIPresentationController {
    private let log: EventLog
    let backdrop = UIView()

    init(log: EventLog, presented: UIViewController, presenting: UIViewController?) {
        self.log = log
        super.init(presentedViewController: presented, presenting: presenting)
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }

    override func presentationTransitionWillBegin() {
        log.add("presentationTransitionWillBegin")
        backdrop.frame = containerView?.bounds ?? .zero
        backdrop.alpha = 0
        containerView?.insertSubview(backdrop, at: 0)
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.backdrop.alpha = 1 })
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        log.add("presentationTransitionDidEnd(\(completed))")
        if !completed { backdrop.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        log.add("dismissalTransitionWillBegin")
        presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.backdrop.alpha = 0 })
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        log.add("dismissalTransitionDidEnd(\(completed))")
        if completed { backdrop.removeFromSuperview() } else { backdrop.alpha = 1 }
    }

    override func containerViewWillLayoutSubviews() { log.add("containerViewWillLayoutSubviews") }
    override func containerViewDidLayoutSubviews() { log.add("containerViewDidLayoutSubviews") }
}
