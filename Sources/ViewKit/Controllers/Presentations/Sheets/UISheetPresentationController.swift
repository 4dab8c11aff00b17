import Motion

/// Presents a sheet that leaves the top of what is beneath it in sight, dimmed, and that can be dragged to its other heights
/// and away.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    final let decorations = SheetDecorations()
    final lazy var drag = SheetDrag(self)
    private final var cornersBefore: SheetCorners?
    /// The place of a sheet that a finger holds; nil while it rests.
    final var heldPlace: SheetGeometry.Place?
    /// The layout that was made last; nil after a change of what detents depend on.
    final var madeLayout: SheetLayout?
    /// The number of calls of `animateChanges(_:)` that are going on, one within another.
    private final var animatedChangeCount = 0
    private final var transformBefore = CGAffineTransform.identity
    private final var selection: Detent.Identifier?

    /// The heights at which the sheet rests, from the lowest to the highest; `[.large()]` by default.
    open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

    /// The identifier of the detent at which the sheet rests; nil, the default, for the lowest one.
    ///
    /// Set while the sheet shows, it moves there at once, in `animateChanges(_:)` by a spring. One that is not among the detents
    /// counts as nil.
    open var selectedDetentIdentifier: Detent.Identifier? {
        get { selection }
        set {
            guard newValue != selection else { return }
            selection = newValue
            changePlace()
        }
    }

    /// The identifier of the highest detent at which what is beneath is not dimmed and takes touches; nil, the default, for
    /// none.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { changePlace() } }

    /// Selects the detent of `identifier`, to which a drag brings the sheet.
    final func selectFromDrag(_ identifier: Detent.Identifier) { selection = identifier }

    /// Whether a drag of content that is at its top grows the sheet before it scrolls; true by default.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether the sheet shows a grabber at its top; false by default.
    open var prefersGrabberVisible = false { didSet { decorations.grabber.isHidden = !prefersGrabberVisible } }

    /// Whether the sheet keeps to the lower edge in a compact height, instead of the whole screen; false by default.
    open var prefersEdgeAttachedInCompactHeight = false { didSet { changePlace() } }

    /// Whether a sheet that keeps to the lower edge in a compact height is as wide as its controller prefers; false by default.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { changePlace() } }

    /// The radius of the sheet's corners, in points; nil, the default, for the system's: 38, and 32 on a large screen.
    open var preferredCornerRadius: CGFloat? { didSet { changePlace() } }

    /// Runs `changes`, and moves the sheet to where they put it by the system's spring.
    open func animateChanges(_ changes: () -> Void) {
        animatedChangeCount += 1
        changes()
        animatedChangeCount -= 1
        if animatedChangeCount == 0, heldPlace == nil { settle(velocity: 0) }
    }

    /// Has the heights of custom detents computed anew, and the sheet follow them.
    open func invalidateDetents() {
        madeLayout = nil
        changePlace()
    }

    override final var level: UIUserInterfaceLevel { .elevated }

    /// The rectangle that the sheet covers at its detent, in points of the container.
    open override var frameOfPresentedViewInContainerView: CGRect { containerView == nil ? .zero : restingPlace.frame }

    override final func place(_ view: UIView) { show(heldPlace ?? restingPlace) }

    /// Moves the sheet to its detent, unless a transition or a finger moves it, or more changes are to come.
    private func changePlace() {
        guard presentedView?.superview === containerView, containerView != nil else { return }
        guard animatedChangeCount == 0, activeTransition == nil, heldPlace == nil else { return }
        show(restingPlace)
    }

    /// Moves the sheet to its detent by the system's spring, from where it shows, with `velocity` in points per second
    /// downwards.
    final func settle(velocity: Double) {
        heldPlace = nil
        guard let view = presentedView, let containerView, activeTransition == nil else { return }
        let place = restingPlace
        let distance = Double(place.frame.minY - view.frame.minY)
        // All lengths move by one spring: where the upper edge has next to nothing to go, they would be thrown far.
        let relative = distance == 0 ? 0 : min(max(velocity / distance, -Self.fastest), Self.fastest)
        let spring = Spring.sheet
        let plan = AnimationPlan(
            duration: spring.settlingDuration(initialVelocity: relative), delay: 0,
            options: [.allowUserInteraction, .beginFromCurrentState], pacing: .spring(spring, velocity: relative))
        let changes = {
            self.show(place)
            view.layoutIfNeeded()
        }
        AnimationBlockStack.of(containerView.layer.context).run(plan, changes, completion: nil)
    }

    /// The greatest initial velocity of the spring, in distances per second.
    private static let fastest = 50.0

    /// Shows the sheet at `place`, with what belongs to it.
    final func show(_ place: SheetGeometry.Place) {
        guard let view = presentedView, let containerView else { return }
        if cornersBefore == nil { transformBefore = view.transform }
        view.transform = place.scale == 1 ? .identity : CGAffineTransform(scaleX: place.scale, y: place.scale)
        view.frame = place.frame
        let kind = layout.geometry.kind
        if cornersBefore != nil { corners(at: place, kind, in: containerView).give(view) }
        decorations.move(to: place, radius: radius(of: kind) / place.scale)
        decorations.dimmingView.alpha = dimming(at: place)
        container?.safeAreaBottom = place.safeAreaBottom
    }

    /// The radius of the corners of a sheet of `kind`, in points of the screen.
    private func radius(of kind: SheetGeometry.Kind) -> CGFloat {
        if let preferredCornerRadius { return preferredCornerRadius }
        return if case .form = kind { 32 } else { 38 }
    }

    /// The radius of the lower corners of a card as a multiple of that: as measured, they follow the corners of the glass.
    private func lowerRatio(of kind: SheetGeometry.Kind) -> CGFloat {
        kind == .page && preferredCornerRadius == nil ? 47.7407 / 38 : 1
    }

    /// Nothing of what is beneath shows at the corners that lie in those of the screen.
    private func corners(
        at place: SheetGeometry.Place, _ kind: SheetGeometry.Kind, in container: UIView
    ) -> SheetCorners {
        let reachesEdge = !place.isCard && place.frame.maxY > container.bounds.maxY - 1
        let isFull = reachesEdge && place.frame.minY < 1
        return SheetCorners(
            radius: isFull ? 0 : radius(of: kind) / place.scale,
            mask: reachesEdge ? SheetCorners.upper : SheetCorners.all, curve: .continuous, clips: true,
            lowerRatio: reachesEdge ? 1 : lowerRatio(of: kind))
    }

    /// The style of the presented controller; `.pageSheet` for `.automatic`.
    open override var presentationStyle: UIModalPresentationStyle { style == .automatic ? .pageSheet : style }

    open override func presentationTransitionWillBegin() {
        guard let containerView, let view = presentedView else { return }
        cornersBefore = SheetCorners(of: view)
        decorations.add(to: containerView)
        decorations.grabber.isHidden = !prefersGrabberVisible
        // The detents may have been set as the controller was about to appear.
        let place = restingPlace
        activeTransition?.setFinalFrame(place.frame)
        show(place)
        let alpha = decorations.dimmingView.alpha
        hideDecorations(of: place.frame, in: containerView)
        alongside {
            $0.decorations.dimmingView.alpha = alpha
            $0.decorations.shift(by: 0)
            $0.decorations.alpha = 1
        }
    }

    /// Puts what belongs to the sheet where the sheet is before it comes: below the screen with one that slides.
    private func hideDecorations(of frame: CGRect, in container: UIView) {
        decorations.dimmingView.alpha = 0
        let slides = activeTransition?.animator is ModalAnimator && transitionStyle == .coverVertical
        if slides { decorations.shift(by: container.bounds.maxY - frame.minY) } else { decorations.alpha = 0 }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        guard completed else { return restore() }
        // Detents that were set during the transition take effect now.
        if presentedView?.superview === containerView { show(restingPlace) }
        drag.attach(to: presentedView)
    }

    open override func dismissalTransitionWillBegin() {
        alongside {
            guard let container = $0.containerView else { return }
            $0.hideDecorations(of: ($0.heldPlace ?? $0.restingPlace).frame, in: container)
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return restore() }
        drag.dismissalWasCancelled()
        decorations.shift(by: 0)
        decorations.alpha = 1
        show(heldPlace ?? restingPlace)
    }

    override final func presentationWasDropped() { restore() }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        invalidateDetents()
    }

    /// Heights may depend on the traits, and the dimming does.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateDetents()
    }

    /// The size of the sheet at its detent in a container of that size.
    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard containerView != nil else { return parentSize }
        return restingPlace(in: parentSize).size
    }

    override final func dismissalDidFinish() { drag.dismissalDidFinish() }

    override final var dragInteraction: (any UIViewControllerInteractiveTransitioning)? { drag.interaction }

    override final func passesTouch(at point: CGPoint, on hit: UIView) -> Bool {
        (hit === containerView || hit === decorations.dimmingView) && dimming(at: heldPlace ?? restingPlace) == 0
    }

    private func alongside(_ change: @escaping (UISheetPresentationController) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change(self) }
        coordinator.animate(alongsideTransition: { [self] _ in change(self) })
    }

    /// Leaves the presented view as it was before.
    private func restore() {
        drag.detach()
        decorations.remove()
        heldPlace = nil
        guard let cornersBefore, let view = presentedView else { return }
        view.transform = transformBefore
        cornersBefore.give(view)
        self.cornersBefore = nil
    }
}
