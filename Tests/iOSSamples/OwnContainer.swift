import UIKit

/// A container that moves from child to child with animators made for navigation controllers, by a context of its own.
class OwnContainerViewController: UIViewController {
    private(set) var selected: UIViewController?
    private let privateContainerView = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        privateContainerView.frame = view.bounds
        privateContainerView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(privateContainerView)
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { return false }

    func transition(to viewController: UIViewController, by animator: UIViewControllerAnimatedTransitioning) {
        let fromViewController = selected
        guard viewController != fromViewController, isViewLoaded else { return }
        viewController.view.frame = privateContainerView.bounds
        viewController.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        fromViewController?.willMove(toParent: nil)
        addChild(viewController)
        selected = viewController
        guard let from = fromViewController else {
            viewController.beginAppearanceTransition(true, animated: false)
            privateContainerView.addSubview(viewController.view)
            viewController.endAppearanceTransition()
            viewController.didMove(toParent: self)
            return
        }
        let context = PrivateTransitionContext(from: from, to: viewController)
        context.completionBlock = { didComplete in
            from.view.removeFromSuperview()
            from.endAppearanceTransition()
            from.removeFromParent()
            viewController.endAppearanceTransition()
            viewController.didMove(toParent: self)
            animator.animationEnded(didComplete)
        }
        from.beginAppearanceTransition(false, animated: true)
        viewController.beginAppearanceTransition(true, animated: true)
        animator.animateTransition(using: context)
    }
}

/// What an animator needs to know of such a change.
class PrivateTransitionContext: NSObject, UIViewControllerContextTransitioning {
    private let viewControllers: [UITransitionContextViewControllerKey: UIViewController]
    private let views: [UITransitionContextViewKey: UIView]
    let containerView: UIView
    var presentationStyle: UIModalPresentationStyle { return .custom }
    var isAnimated: Bool { return true }
    var isInteractive: Bool { return false }
    var transitionWasCancelled: Bool { return false }
    var targetTransform: CGAffineTransform { return .identity }
    var completionBlock: ((Bool) -> Void)?

    init(from: UIViewController, to: UIViewController) {
        viewControllers = [.from: from, .to: to]
        views = [.from: from.view, .to: to.view]
        containerView = from.view.superview ?? UIView()
        super.init()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        return viewControllers[key]
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { return views[key] }

    func initialFrame(for vc: UIViewController) -> CGRect {
        return vc == viewControllers[.from] ? containerView.bounds : containerView.bounds.offsetBy(dx: 200, dy: 0)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        return vc == viewControllers[.to] ? containerView.bounds : containerView.bounds.offsetBy(dx: -200, dy: 0)
    }

    func completeTransition(_ didComplete: Bool) { completionBlock?(didComplete) }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() {}
    func pauseInteractiveTransition() {}
}
