#if canImport(UIKit)
import UIKit
#else
import ViewKit
#endif

/// Presents a controller on a panel with round corners at the lower end of the screen, over what it dims.
///
/// A drag moves the panel between the heights that a subclass names, and away; a tap beside it dismisses it, too.
class PanelPresentationController: UIPresentationController {
    private let dimmingView = UIView()
    /// Holds the controller's view, which so stays as it is.
    final let panel = UIView()
    /// What moves the panel with a finger; nil before the panel has come.
    private(set) final var drag: PanelDrag?
    /// Whether a finger has it, or let it go and it did not come to rest yet.
    private final var isInHand = false
    /// The height, in the order of `heights`, at which the panel rests; the lowest at first.
    private final var resting = 0
    /// How fast a panel that is dismissed is on its way already, in points a second downwards.
    private(set) final var dismissalVelocity: CGFloat = 0

    /// The parts of the container's height that the panel covers where it rests, the lowest first; at least one.
    var heights: [CGFloat] { [1] }
    /// How dark the dimming is, 0 to 1.
    var dimming: CGFloat { 0.45 }
    /// Of the panel, in points.
    var cornerRadius: CGFloat { 28 }
    /// Points of the panel below the screen's end: there its lower corners are out of sight, even drawn up too far.
    private static let reserve: CGFloat = 120
    /// Points by which a panel that is drawn up too far never follows; less where less is left above it.
    private static let give: CGFloat = 40
    /// The slope with which it begins to follow, as that of a scroll view.
    private static let softness: CGFloat = 0.55

    override var presentedView: UIView? { panel }

    override var frameOfPresentedViewInContainerView: CGRect { frame(height: restingHeight) }

    /// Where the panel lies with `height` points of it in sight: higher than that, so that what is below the screen's end
    /// comes up with it.
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

/// Where the panel goes; heights are the points of it that are in sight.
extension PanelPresentationController {
    /// Stops the panel where it shows, as it may be on its way; gives its height there.
    final func takeInHand() -> CGFloat {
        isInHand = true
        let height = (containerView?.bounds.maxY ?? 0) - (panel.layer.presentation() ?? panel.layer).frame.minY
        panel.layer.removeAllAnimations()
        panel.frame = frame(height: height)
        return height
    }

    /// Puts the panel at `height`, less where that is above the highest.
    final func place(height: CGFloat) { panel.frame = frame(height: shownHeight(height)) }

    /// Where a finger at `height` brings the panel: above the highest ever less.
    final func shownHeight(_ height: CGFloat) -> CGFloat {
        let top = highestHeight
        let beyond = height - highestHeight
        let room = min(Self.give, ((containerView?.bounds.height ?? 0) - top) / 2)
        guard beyond > 0, room > 0 else { return min(height, top) }
        return top + room * (1 - 1 / (beyond * Self.softness / room + 1))
    }

    /// Lets the panel lie at its lowest height, without a move.
    final func restAtLowest() {
        resting = 0
        panel.frame = frameOfPresentedViewInContainerView
    }

    /// Lets the panel rest at the height nearest to `goal`: it springs there, with the `velocity` with which its height grew,
    /// in points a second.
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

    /// Lets the panel go, with the `velocity` that it has already, in points a second downwards.
    final func dismiss(velocity: CGFloat = 0) {
        dismissalVelocity = velocity
        presentedViewController.dismiss(animated: true)
    }
}
