import UIKit

/// A percent-driven transition that owns its gesture: pinching a screen's view together pops the screen.
///
/// A screen makes one and keeps it; the navigation controller's delegate asks it for everything else.
public final class PinchTransition: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    /// Whether a pinch drives the transition that begins.
    public private(set) var isPinching = false
    private weak var controller: UIViewController?
    private let pinch = UIPinchGestureRecognizer()

    /// Listens in the view of `controller`.
    public init(controller: UIViewController) {
        self.controller = controller
        super.init()
        pinch.addTarget(self, action: PinchTransition.handlePinch(_:))
        pinch.delegate = self
        controller.view.addGestureRecognizer(pinch)
    }

    /// Not on the last screen, and not while another transition runs.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let stack = controller?.navigationController else { return false }
        return stack.viewControllers.count > 1 && stack.transitionCoordinator == nil
    }

    func handlePinch(_ recognizer: UIPinchGestureRecognizer) {
        switch recognizer.state {
        case .began:
            isPinching = true
            controller?.navigationController?.popViewController(animated: true)
        case .changed:
            update(min(max(1 - recognizer.scale, 0), 1))
        case .ended where percentComplete > 0.4 || recognizer.velocity < -2:
            isPinching = false
            finish()
        case .ended, .cancelled, .failed:
            isPinching = false
            cancel()
        default: break
        }
    }
}

/// Shrinks the old screen to its middle, above the new one.
public final class ShrinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    /// Short, as a pinch is.
    public func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    /// Moves a snapshot on a canvas.
    public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            transitionContext.completeTransition(false)
            return
        }
        let container = transitionContext.containerView
        container.insertSubview(to, at: 0)
        guard let card = from.snapshotView(afterScreenUpdates: false) else {
            transitionContext.completeTransition(false)
            return
        }
        let canvas = UIView(frame: container.bounds)
        canvas.backgroundColor = .black
        canvas.addSubview(card)
        container.addSubview(canvas)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: {
                card.transform = CGAffineTransform(scaleX: 0.01, y: 0.01)
                canvas.backgroundColor = .clear
            },
            completion: { _ in
                canvas.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            })
    }
}

/// A navigation controller whose top screen is pinched away.
public final class PinchNavigationController: UINavigationController, UINavigationControllerDelegate {
    private var transitions: [ObjectIdentifier: PinchTransition] = [:]

    /// Gives every screen but the first its pinch.
    override public func pushViewController(_ viewController: UIViewController, animated: Bool) {
        super.pushViewController(viewController, animated: animated)
        delegate = self
        if viewControllers.count > 1 {
            transitions[ObjectIdentifier(viewController)] = PinchTransition(controller: viewController)
        }
    }

    /// Screens come as ever, and go in their own way.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? ShrinkAnimator() : nil
    }

    /// The pinch that goes on, if any.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        transitions.values.first { $0.isPinching }
    }
}
