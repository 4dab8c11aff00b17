import UIKit

/// The delegate of a navigation controller, with a pan that pops: one object for both.
final class NavigationCoordinator: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    weak var navigationController: UINavigationController? {
        didSet {
            navigationController?.delegate = self
            let pan = UIPanGestureRecognizer(target: self, action: NavigationCoordinator.panned)
            pan.delegate = self
            navigationController?.view.addGestureRecognizer(pan)
        }
    }
    private var interactionController: UIPercentDrivenInteractiveTransition?

    func panned(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let navigationController = navigationController, let view = gestureRecognizer.view else { return }
        let percent = gestureRecognizer.translation(in: view).x / view.bounds.size.width
        switch gestureRecognizer.state {
        case .began:
            interactionController = UIPercentDrivenInteractiveTransition()
            interactionController?.completionSpeed = 0.99
            if navigationController.viewControllers.count > 1 {
                navigationController.popViewController(animated: true)
            }
        case .changed:
            interactionController?.update(percent)
        case .ended, .cancelled:
            let velocity = gestureRecognizer.velocity(in: view).x
            if (percent > 0.5 && velocity == 0) || velocity > 0 {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        default:
            break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let view = pan.view else { return true }
        let velocity = pan.velocity(in: view)
        return abs(velocity.x) > abs(velocity.y)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        switch operation {
        case .push: return ParallaxAnimator(isPush: true)
        case .pop: return ParallaxAnimator(isPush: false)
        default: return nil
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}

struct ParallaxAmount {
    static let value: CGFloat = 0.3
}

final class ParallaxAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return TimeInterval(0.35)
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            fatalError("navigation transitions have both views")
        }
        let container = transitionContext.containerView
        let width = container.bounds.width
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = .black
        if isPush { container.addSubview(to) } else { container.insertSubview(to, belowSubview: from) }
        let (upper, lower) = isPush ? (to, from) : (from, to)
        container.insertSubview(shade, aboveSubview: lower)
        upper.layer.shadowOpacity = 0.4
        upper.layer.shadowRadius = 8
        shade.alpha = isPush ? 0 : 0.2
        upper.frame.origin.x = isPush ? width : 0
        lower.frame.origin.x = isPush ? 0 : -width * ParallaxAmount.value
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: [.curveLinear]) {
            upper.frame.origin.x = self.isPush ? 0 : width
            lower.frame.origin.x = self.isPush ? -width * ParallaxAmount.value : 0
            shade.alpha = self.isPush ? 0.2 : 0
        } completion: { _ in
            shade.removeFromSuperview()
            upper.layer.shadowOpacity = 0
            upper.layer.shadowRadius = 3
            upper.frame.origin.x = 0
            lower.frame.origin.x = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
