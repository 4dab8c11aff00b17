#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a card with round corners that leaves a gap above it, over what it dims.
///
/// A tap beside the card and a drag downwards on it dismiss.
final class CardPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    /// Holds the controller's view, which so stays as it is.
    private let card = UIView()
    /// The drag that dismisses; nil before the card has come.
    private(set) var drag: PanDrivenTransition?
    private static let dimming: CGFloat = 0.45
    private static let cornerRadius: CGFloat = 28
    /// The part of the container that the card covers.
    private static let proportion: CGFloat = 0.62

    override var presentedView: UIView? { card }

    /// The card goes on below the container's end, where its lower corners are out of sight.
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        var frame = containerView.bounds
        let height = (frame.height * Self.proportion).rounded()
        frame.origin.y += frame.height - height
        frame.size.height = height + Self.cornerRadius
        return frame
    }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: CardPresentationController.handleTap(_:)))
        containerView.insertSubview(dimmingView, at: 0)
        fillCard()
        dimmingView.alpha = 0
        alongside { $0.dimmingView.alpha = Self.dimming }
    }

    private func fillCard() {
        card.frame = frameOfPresentedViewInContainerView
        card.clipsToBounds = true
        card.layer.cornerRadius = Self.cornerRadius
        guard let view = presentedViewController.view else { return }
        card.backgroundColor = view.backgroundColor
        view.frame = CGRect(
            x: 0, y: 0, width: card.bounds.width, height: card.bounds.height - Self.cornerRadius)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        card.addSubview(view)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed else { return dimmingView.removeFromSuperview() }
        drag = PanDrivenTransition(
            .vertical, in: presentedViewController, on: card, travel: { $0.height - Self.cornerRadius }
        ) { [unowned self] direction, _ in
            direction == .down ? { [unowned self] in presentedViewController.dismiss(animated: true) } : nil
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { $0.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = Self.dimming }
    }

    private func alongside(_ change: @escaping (CardPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    func handleTap(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}
