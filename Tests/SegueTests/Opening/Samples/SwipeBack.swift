import UIKit

/// Slides the new screen in from the right over the old one, which moves a third of the way.
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let operation: UINavigationController.Operation

    init(operation: UINavigationController.Operation) {
        self.operation = operation
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        let isPush = operation == .push
        let front = isPush ? to : from
        let back = isPush ? from : to
        container.addSubview(back)
        container.addSubview(front)
        let width = container.bounds.width
        let right = CGAffineTransform(translationX: width, y: 0)
        let left = CGAffineTransform(translationX: -width / 3, y: 0)
        front.transform = isPush ? right : .identity
        back.transform = isPush ? .identity : left
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear,
            animations: {
                front.transform = isPush ? .identity : right
                back.transform = isPush ? left : .identity
            },
            completion: { _ in
                front.transform = .identity
                back.transform = .identity
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// Pops the screen that it is wired to by a swipe from the left half to the right.
final class SwipeInteractionController: UIPercentDrivenInteractiveTransition {
    private(set) var interactionInProgress = false
    private var shouldComplete = false
    private weak var viewController: UIViewController?

    func wire(to viewController: UIViewController) {
        self.viewController = viewController
        let pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        viewController.view.addGestureRecognizer(pan)
    }

    @objc private func handlePan(_ pan: UIPanGestureRecognizer) {
        guard let view = pan.view else { return }
        let progress = min(max(pan.translation(in: view).x / view.bounds.width, 0), 1)
        switch pan.state {
        case .began:
            interactionInProgress = true
            viewController?.navigationController?.popViewController(animated: true)
        case .changed:
            shouldComplete = progress > 0.4
            update(progress)
        case .ended, .cancelled:
            interactionInProgress = false
            if shouldComplete && pan.state == .ended { finish() } else { cancel() }
        default:
            break
        }
    }
}
