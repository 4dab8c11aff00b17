import UIKit

/// Pushes a drawer with a pan to the left and pops it with a pan to the right.
final class DrawerCoordinator: NSObject, UINavigationControllerDelegate {
    private weak var navigationController: UINavigationController?
    private var interaction: UIPercentDrivenInteractiveTransition?

    init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        super.init()
        navigationController.delegate = self
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        navigationController.view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ recognizer: UIPanGestureRecognizer) {
        guard let stack = navigationController, let view = recognizer.view else { return }
        let translation = recognizer.translation(in: view).x
        let velocity = recognizer.velocity(in: view).x
        switch recognizer.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            if stack.viewControllers.count == 1, velocity < 0 {
                stack.pushViewController(DrawerViewController(), animated: true)
            } else if stack.viewControllers.count > 1, velocity > 0 {
                stack.popViewController(animated: true)
            } else {
                interaction = nil
            }
        case .changed:
            interaction?.update(min(abs(translation) / view.bounds.width, 1))
        case .ended:
            if abs(translation) > view.bounds.width / 3 || abs(velocity) > 800 {
                interaction?.finish()
            } else {
                interaction?.cancel()
            }
            interaction = nil
        default:
            interaction?.cancel()
            interaction = nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        DrawerAnimator(isPush: operation == .push)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        interaction
    }
}

final class DrawerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return transitionContext.completeTransition(false)
        }
        let container = transitionContext.containerView
        let drawer = isPush ? to : from
        let page = isPush ? from : to
        container.insertSubview(page, at: 0)
        container.addSubview(drawer)
        let closed = CGAffineTransform(translationX: container.bounds.width, y: 0)
        let pushedBack = CGAffineTransform(scaleX: 0.9, y: 0.9)
        drawer.transform = isPush ? closed : .identity
        page.transform = isPush ? .identity : pushedBack
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                drawer.transform = self.isPush ? .identity : closed
                page.transform = self.isPush ? pushedBack : .identity
            },
            completion: { _ in
                drawer.transform = .identity
                page.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

final class PageViewController: UIViewController {
    private var coordinator: DrawerCoordinator?

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page"
        view.backgroundColor = .systemTeal
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard coordinator == nil, let navigationController = navigationController else { return }
        coordinator = DrawerCoordinator(navigationController: navigationController)
    }
}

final class DrawerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Drawer"
        view.backgroundColor = .systemIndigo
    }
}

#Preview("Edge drawer") {
    UINavigationController(rootViewController: PageViewController())
}
