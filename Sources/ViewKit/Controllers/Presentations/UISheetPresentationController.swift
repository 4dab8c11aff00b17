/// Presents a sheet that leaves the top of what is beneath it in sight, dimmed, and that can be dragged away.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private final let dimmingView = UIView()
    private final lazy var drag = SheetDrag(self)
    private final var cornersBefore: Corners?
    /// Points of what is beneath that stay in sight below the safe area.
    private static let gap: CGFloat = 10
    private static let dimming: CGFloat = 0.3
    private static let upperCorners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]

    /// The round corners of a view, their radius, and its clipping.
    private struct Corners {
        var radius: CGFloat
        var mask: CACornerMask
        var clips: Bool

        @MainActor init(of view: UIView) {
            radius = view.layer.cornerRadius
            mask = view.layer.maskedCorners
            clips = view.clipsToBounds
        }

        @MainActor func give(_ view: UIView) {
            view.layer.cornerRadius = radius
            view.layer.maskedCorners = mask
            view.clipsToBounds = clips
        }
    }

    /// The radius of the sheet's corners, in points; nil, the default, for the system's 10.
    open var preferredCornerRadius: CGFloat?

    override final var level: UIUserInterfaceLevel { .elevated }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        var frame = containerView.bounds
        let top = min(frame.height, containerView.safeAreaInsets.top + Self.gap)
        frame.origin.y = frame.minY + top
        frame.size.height = frame.height - top
        return frame
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let view = presentedView else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimmingView.backgroundColor = .black
        containerView.insertSubview(dimmingView, at: 0)
        var corners = Corners(of: view)
        cornersBefore = corners
        corners.radius = preferredCornerRadius ?? 10
        corners.clips = true
        // Nothing of what is beneath shows at the corners that lie in those of the screen.
        if frameOfPresentedViewInContainerView.maxY > containerView.bounds.maxY - 1 { corners.mask = Self.upperCorners }
        corners.give(view)
        dimmingView.alpha = 0
        alongside { $0.dimmingView.alpha = Self.dimming }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { drag.attach(to: presentedView) } else { restore() }
    }

    open override func dismissalTransitionWillBegin() { alongside { $0.dimmingView.alpha = 0 } }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { restore() } else { dimmingView.alpha = Self.dimming }
        if !completed { drag.dismissalWasCancelled() }
    }

    override final func dismissalDidFinish() { drag.dismissalDidFinish() }

    override final var dragInteraction: (any UIViewControllerInteractiveTransitioning)? { drag.interaction }

    private func alongside(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    /// Leaves the presented view as it was before.
    private func restore() {
        drag.detach()
        dimmingView.removeFromSuperview()
        guard let cornersBefore, let view = presentedView else { return }
        cornersBefore.give(view)
        self.cornersBefore = nil
    }
}
