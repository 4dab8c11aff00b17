#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a panel with round corners at the lower end of the screen, over what it dims.
///
/// A tap beside the panel and a drag downwards on it dismiss. A subclass says how high the panel is.
class PanelPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    /// Holds the controller's view, which so stays as it is.
    final let panel = UIView()
    /// The drag that dismisses; nil before the panel has come.
    private(set) final var drag: PanDrivenTransition?

    /// How dark the dimming is, 0 to 1.
    var dimming: CGFloat { 0.45 }
    /// Of the panel, in points.
    var cornerRadius: CGFloat { 28 }
    /// How much of the container's height the panel covers, in points.
    var visibleHeight: CGFloat { 0 }
    /// How high the controller's view is, in points.
    var contentHeight: CGFloat { visibleHeight }
    /// Points of the panel below the screen's end: there its lower corners are out of sight.
    var reserve: CGFloat { cornerRadius }

    override var presentedView: UIView? { panel }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        var frame = containerView.bounds
        frame.origin.y = frame.maxY - visibleHeight
        frame.size.height = contentHeight + reserve
        return frame
    }

    /// Whether a drag downwards dismisses now.
    var mayDragAway: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: PanelPresentationController.handleTap(_:)))
        containerView.insertSubview(dimmingView, at: 0)
        fillPanel()
        dimmingView.alpha = 0
        alongside { $0.dimmingView.alpha = $0.dimming }
    }

    private func fillPanel() {
        panel.frame = frameOfPresentedViewInContainerView
        panel.clipsToBounds = true
        panel.layer.cornerRadius = cornerRadius
        guard let view = presentedViewController.view else { return }
        panel.backgroundColor = view.backgroundColor
        view.frame = CGRect(x: 0, y: 0, width: panel.bounds.width, height: contentHeight)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(view)
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        guard completed else { return dimmingView.removeFromSuperview() }
        drag = PanDrivenTransition(
            .vertical, in: presentedViewController, on: panel, travel: { [unowned self] _ in visibleHeight }
        ) { [unowned self] direction, _ in
            direction == .down && mayDragAway
                ? { [unowned self] in presentedViewController.dismiss(animated: true) } : nil
        }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { $0.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { dimmingView.removeFromSuperview() } else { dimmingView.alpha = dimming }
    }

    private func alongside(_ change: @escaping (PanelPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    final func handleTap(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}
