import UIKit

/// Lets the new screen rise over the old one, which shrinks, and sink again.
final class RiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.viewController(forKey: .from)?.view,
            let to = transitionContext.viewController(forKey: .to)?.view
        else { return transitionContext.completeTransition(false) }
        let container = transitionContext.containerView
        let front: UIView = isPresenting ? to : from
        let back: UIView = isPresenting ? from : to
        container.addSubview(back)
        container.addSubview(front)
        let below = CGAffineTransform(translationX: 0, y: container.bounds.height)
        let small = CGAffineTransform(scaleX: 0.85, y: 0.85)
        front.transform = isPresenting ? below : .identity
        back.transform = isPresenting ? .identity : small
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            front.transform = self.isPresenting ? .identity : below
            back.transform = self.isPresenting ? small : .identity
        } completion: { _ in
            front.transform = .identity
            back.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Dismisses the controller that it is attached to by a drag down.
final class DragDownInteraction: UIPercentDrivenInteractiveTransition {
    private(set) var isActive = false
    private weak var controller: UIViewController?

    func attach(to controller: UIViewController) {
        self.controller = controller
        controller.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    @objc private func drag(_ pan: UIPanGestureRecognizer) {
        guard let height = controller?.view.bounds.height else { return }
        let progress = min(max(pan.translation(in: pan.view).y / height, 0), 1)
        switch pan.state {
        case .began:
            isActive = true
            controller?.dismiss(animated: true)
        case .changed:
            update(progress)
        case .ended, .cancelled:
            isActive = false
            if progress > 0.3, pan.state == .ended { finish() } else { cancel() }
        default:
            break
        }
    }
}
