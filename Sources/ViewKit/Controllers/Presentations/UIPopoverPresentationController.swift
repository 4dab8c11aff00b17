/// Presents a popover beside a view or a bar button item, with an arrow that points there; a tap beside it dismisses
/// it.
///
/// In a compact width it becomes a sheet, unless its delegate adapts it to `.none`.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    /// The view that the popover belongs to.
    open weak var sourceView: UIView?
    /// The part of the source view that the arrow points at, in its coordinates; null, the default, for its bounds.
    open var sourceRect = CGRect.null
    /// The item of a bar that the popover belongs to, in place of a view.
    open weak var barButtonItem: UIBarButtonItem?
    /// The view, item or guide that the popover belongs to; it precedes the source view and the bar button item.
    open weak var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
    /// The directions in which the arrow may point; any by default. Without one there is no arrow, and the popover stands
    /// over the middle of its source.
    open var permittedArrowDirections = UIPopoverArrowDirection.any
    /// The direction in which the arrow points; unknown before the popover has its place.
    public private(set) final var arrowDirection = UIPopoverArrowDirection.unknown
    /// The colour of the arrow and of what lies behind the presented view; nil, the default, for that view's own.
    open var backgroundColor: UIColor?
    /// The distance that the popover keeps from the edges of what it is presented over, in points; 10 by default.
    open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

    /// The views beneath that get touches while the popover shows, which do not dismiss it; nil, the default, for none.
    open var passthroughViews: [UIView]?
    /// Whether the popover covers its source where there is no room for it beside that; false by default.
    open var canOverlapSourceViewRect = false

    private final let background = PopoverBackgroundView()
    private final var isDismissedByTap = false
    private final var clippingBefore: (radius: CGFloat, clips: Bool)?
    /// The size of a controller that prefers none.
    private static let defaultSize = CGSize(width: 320, height: 480)

    /// A sheet's by default.
    open override var adaptivePresentationStyle: UIModalPresentationStyle { .pageSheet }

    override final var level: UIUserInterfaceLevel { .elevated }

    override final var dimsTint: Bool { true }

    override final var transitionStyle: UIModalTransitionStyle { .crossDissolve }

    private final var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    /// The source in the container's coordinates; nil without one.
    private final var source: CGRect? {
        guard let containerView else { return nil }
        if let sourceItem { return sourceItem.frame(in: containerView) }
        if let sourceView {
            return containerView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
        }
        return barButtonItem?.frame(in: containerView)
    }

    /// The place beside the source; the middle of the container without one.
    private final var place: PopoverLayout? {
        guard let containerView else { return nil }
        let area = containerView.bounds.inset(by: containerView.safeAreaInsets).inset(by: popoverLayoutMargins)
        let preferred = preferredContentSize
        let size = preferred.width > 0 && preferred.height > 0 ? preferred : Self.defaultSize
        guard let source else {
            return PopoverLayout(size: size, center: CGPoint(x: area.midX, y: area.midY), area: area)
        }
        return PopoverLayout(
            size: size, source: source, area: area, permitted: permittedArrowDirections,
            overlaps: canOverlapSourceViewRect)
    }

    open override var frameOfPresentedViewInContainerView: CGRect { place?.frame ?? .zero }

    override func willPresent() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        guard source == nil else { return }
        presentedViewController.report(
            "its popover has no source to point at, and stands in the middle. Set sourceView, sourceItem or barButtonItem "
                + "of its popoverPresentationController before it is presented.")
    }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let view = presentedView else { return }
        background.frame = containerView.bounds
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        background.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: UIPopoverPresentationController.handleTap(_:)))
        containerView.insertSubview(background, at: 0)
        clippingBefore = (view.layer.cornerRadius, view.clipsToBounds)
        view.layer.cornerRadius = PopoverLayout.cornerRadius
        view.clipsToBounds = true
        showBackground()
        background.alpha = 0
        alongside { $0.background.alpha = 1 }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { restore() }
    }

    open override func dismissalTransitionWillBegin() { alongside { $0.background.alpha = 0 } }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { return restore() }
        background.alpha = 1
        isDismissedByTap = false
    }

    override final func dismissalDidFinish() {
        guard isDismissedByTap else { return }
        isDismissedByTap = false
        delegate?.presentationControllerDidDismiss(self)
        popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
    }

    override final func passesTouch(at point: CGPoint, on hit: UIView) -> Bool {
        guard let containerView, hit === background || hit === containerView else { return false }
        return passthroughViews?.contains { view in
            view.window === containerView.window
                && view.point(inside: view.convert(point, from: containerView), with: nil)
        } ?? false
    }

    open override func containerViewWillLayoutSubviews() { showBackground() }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if placePresentedView() { showBackground() }
    }

    private final func showBackground() {
        guard let place else { return }
        arrowDirection = place.direction
        let color = backgroundColor ?? presentedView?.backgroundColor ?? .systemBackground
        let traits = presentedView?.traitCollection ?? background.traitCollection
        background.show(place, color: color.resolvedColor(with: traits))
    }

    private final func alongside(_ change: @escaping (UIPopoverPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    private final func restore() {
        background.removeFromSuperview()
        guard let clippingBefore, let view = presentedView else { return }
        view.layer.cornerRadius = clippingBefore.radius
        view.clipsToBounds = clippingBefore.clips
        self.clippingBefore = nil
    }

    private final func handleTap(_ tap: UITapGestureRecognizer) {
        let presented = presentedViewController
        guard activeTransition == nil, presented.presentedController == nil else { return }
        let mayGo =
            (delegate?.presentationControllerShouldDismiss(self) ?? true)
            && (popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true)
        guard mayGo, !presented.preventsDismissal else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return
        }
        isDismissedByTap = true
        isDismissedByUser = true
        dismissByTap()
        isDismissedByUser = false
    }

    /// Dismisses the presented controller after a tap beside it.
    func dismissByTap() { presentedViewController.dismiss(animated: true) }
}
