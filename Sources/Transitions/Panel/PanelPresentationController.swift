#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a panel with round corners at the lower end of the screen, over a dimming view.
///
/// A drag moves the panel between the heights that a subclass names, and away; a tap beside it dismisses it, too.
class PanelPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    /// The superview of the controller's view, whose own geometry so stays as it is.
    final let panel = UIView()
    /// The drag that moves the panel; nil before the presentation is complete.
    private(set) final var drag: PanelDrag?
    /// Whether a drag has taken over the panel, until it is animated to a resting height or its dismissal ends.
    private final var isInHand = false
    /// The height, in the order of `heights`, at which the panel rests; the lowest at first.
    private final var resting = 0
    /// The initial velocity of the dismissal, in points per second downwards.
    private(set) final var dismissalVelocity: CGFloat = 0

    /// The fractions of the container's height that the panel covers where it rests, the lowest first; at least one.
    var heights: [CGFloat] { [1] }
    /// The alpha of the dimming view, 0 to 1.
    var dimming: CGFloat { 0.45 }
    /// Of the panel, in points.
    var cornerRadius: CGFloat { 28 }
    /// Points of the panel below the screen's end: there its lower corners are out of sight, even drawn up too far.
    private static let reserve: CGFloat = 120
    /// The upper bound of the rubber banding above the highest height, in points; half of the room above it where that
    /// is less.
    private static let give: CGFloat = 40
    /// The initial slope of the rubber banding, as that of a scroll view.
    private static let softness: CGFloat = 0.55

    override var presentedView: UIView? { panel }

    override var frameOfPresentedViewInContainerView: CGRect { frame(height: restingHeight) }

    /// The panel's frame with `height` points of it in sight: higher than that, so that the portion below the screen's
    /// end comes up with it.
    private final func frame(height: CGFloat) -> CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        return CGRect(
            x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: highestHeight + Self.reserve)
    }

    private final func height(_ part: CGFloat?) -> CGFloat {
        ((containerView?.bounds.height ?? 0) * (part ?? 1)).rounded()
    }

    /// Points of the panel in sight where it rests now.
    final var restingHeight: CGFloat { height(heights[resting]) }
    /// The same where it rests lowest.
    final var lowestHeight: CGFloat { max(1, height(heights.first)) }
    private final var highestHeight: CGFloat { height(heights.last) }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let containerView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        dimmingView.onTap { [unowned self] _ in dismiss() }
        containerView.insertSubview(dimmingView, at: 0)
        fillPanel()
        dimmingView.alpha = 0
        alongside { $0.dimmingView.alpha = $0.dimming }
    }

    private final func fillPanel() {
        panel.frame = frameOfPresentedViewInContainerView
        panel.clipsToBounds = true
        panel.layer.cornerRadius = cornerRadius
        guard let view = presentedViewController.view else { return }
        panel.backgroundColor = view.backgroundColor
        view.frame = CGRect(x: 0, y: 0, width: panel.bounds.width, height: highestHeight)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        panel.addSubview(view)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        // What holds the panel otherwise places it.
        guard presentedViewController.transitionCoordinator == nil, !isInHand else { return }
        panel.frame = frameOfPresentedViewInContainerView
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed { drag = PanelDrag(self) } else { dimmingView.removeFromSuperview() }
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        alongside { $0.dimmingView.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        dismissalVelocity = 0
        isInHand = false
        guard !completed else { return dimmingView.removeFromSuperview() }
        dimmingView.alpha = dimming
        panel.frame = frameOfPresentedViewInContainerView
        drag?.dismissalWasCancelled()
    }

    private final func alongside(_ change: @escaping (PanelPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }
}

/// The motion of the panel; heights are the points of it that are in sight.
extension PanelPresentationController {
    /// Stops the panel at its presented position, which an animation may move; returns its height there.
    final func takeInHand() -> CGFloat {
        isInHand = true
        let height = (containerView?.bounds.maxY ?? 0) - (panel.layer.presentation() ?? panel.layer).frame.minY
        panel.layer.removeAllAnimations()
        panel.frame = frame(height: height)
        return height
    }

    /// Puts the panel at `height`, less where that is above the highest.
    final func place(height: CGFloat) { panel.frame = frame(height: shownHeight(height)) }

    /// The panel's height for a finger at `height`; above the highest one rubber banding reduces it.
    final func shownHeight(_ height: CGFloat) -> CGFloat {
        let top = highestHeight
        let beyond = height - top
        guard beyond > 0, room > 0 else { return min(height, top) }
        return top + room * (1 - 1 / (beyond * Self.softness / room + 1))
    }

    /// The velocity of the panel's height for that of a finger at `height`: the derivative of `shownHeight`.
    final func shownVelocity(_ velocity: CGFloat, at height: CGFloat) -> CGFloat {
        let beyond = height - highestHeight
        guard beyond > 0 else { return velocity }
        guard room > 0 else { return 0 }
        let stretch = beyond * Self.softness / room + 1
        return velocity * Self.softness / (stretch * stretch)
    }

    /// The limit of the rubber banding, in points.
    private final var room: CGFloat {
        min(Self.give, ((containerView?.bounds.height ?? 0) - highestHeight) / 2)
    }

    /// Puts the panel at its lowest height without an animation.
    final func restAtLowest() {
        resting = 0
        panel.frame = frameOfPresentedViewInContainerView
    }

    /// Animates the panel to the resting height nearest to `goal` with a spring, whose initial `velocity` is that of
    /// the growing height, in points per second.
    final func rest(near goal: CGFloat, velocity: CGFloat = 0) {
        isInHand = false
        resting = heights.indices.min { abs(height(heights[$0]) - goal) < abs(height(heights[$1]) - goal) } ?? 0
        let frame = frameOfPresentedViewInContainerView
        let way = panel.frame.minY - frame.minY
        UIView.animate(
            withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.85,
            initialSpringVelocity: way == 0 ? 0 : velocity / way, options: .allowUserInteraction
        ) { panel.frame = frame }
    }

    /// Dismisses the panel with the initial `velocity`, in points per second downwards.
    final func dismiss(velocity: CGFloat = 0) {
        dismissalVelocity = velocity
        presentedViewController.dismiss(animated: true)
    }
}
