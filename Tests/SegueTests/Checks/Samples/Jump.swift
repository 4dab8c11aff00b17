import UIKit

/// Opens a screen by a drag to the left, and adds a fifth to its progress as the finger lets go.
final class JumpScreen: UIViewController, UINavigationControllerDelegate {
    private var interaction: UIPercentDrivenInteractiveTransition?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag)))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        navigationController?.delegate = self
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        let progress = -pan.translation(in: view).x / view.bounds.width
        switch pan.state {
        case .began:
            interaction = UIPercentDrivenInteractiveTransition()
            let next = UIViewController()
            next.view.backgroundColor = .systemOrange
            navigationController?.pushViewController(next, animated: true)
        case .changed:
            interaction?.update(progress)
        case .ended where progress > 0.5:
            interaction?.finish()
            interaction = nil
        case .ended, .cancelled:
            interaction?.update(progress + 0.2)
            interaction?.cancel()
            interaction = nil
        default:
            break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { operation == .push ? SlideAnimator() : nil }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? { interaction }
}

/// Slides the new screen in from the right.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let to = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
        transitionContext.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: to.bounds.width, y: 0)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            to.transform = .identity
        } completion: { _ in
            to.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

#Preview("Jump") { UINavigationController(rootViewController: JumpScreen()) }
