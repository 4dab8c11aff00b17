/// Manages the presentation of one controller over another: the container, its other views, and the presented view's
/// frame.
@preconcurrency @MainActor open class UIPresentationController: NSObject, TransitionOwner {
    private final weak var presented: UIViewController?
    private final weak var presenting: UIViewController?
    /// The controller that is presented; an empty one once that is gone.
    public final var presentedViewController: UIViewController { presented ?? UIViewController() }
    /// The controller that presents; before the presentation the one that it was made with, or an empty one.
    public final var presentingViewController: UIViewController { presenting ?? UIViewController() }
    /// The style in which the controller covers what is beneath; that of the presented controller by default.
    open var presentationStyle: UIModalPresentationStyle { style }
    /// Holds the presented view and whatever belongs to the presentation; nil while nothing is presented.
    public final var containerView: UIView? { container }
    final var container: PresentationContainerView?
    /// The delegate, which decides how the presentation adapts and whether the user may dismiss it, and is told of
    /// both; a weak reference.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    final var style = UIModalPresentationStyle.none
    /// The presentation that adapted to this one's style; nil for one that did not adapt.
    final var original: UIPresentationController?
    /// The controller that presents, where it is known.
    final var knownPresenting: UIViewController? { presenting }
    /// The transition that runs.
    final var activeTransition: TransitionContext?
    /// Whether the dismissal that begins is the user's, by a drag or a tap, so that the delegate is told of it.
    final var isDismissedByUser = false
    final var endingTransition: TransitionContext?
    /// The view that holds the presenter's view and the container in a navigation or tab bar controller, with whose
    /// screens both come and go; nil elsewhere.
    final var contextView: UIView?
    /// The position of the presenter's view before it was taken away; nil while it stays.
    final var presenterPlace: PresenterPlace?

    /// The overrides of traits, and the handlers for changes; nil without any.
    final var traitSettings: TraitSettings?
    /// The presenter's view whose tint colours are dimmed; nil for none.
    final var dimmed: DimmedTint?

    /// The view whose text was edited when the presentation began; nil for none.
    final weak var suspendedResponder: UIView?

    /// The position of a view among its siblings.
    struct PresenterPlace {
        weak var superview: UIView?
        var index: Int
    }

    /// A controller for presenting `presentedViewController`; `presentingViewController` is nil where it is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        presenting = presentingViewController
        super.init()
        style = presentedViewController.modalPresentationStyle
    }

    /// Sets the controller that presents.
    final func setPresenting(_ controller: UIViewController) { presenting = controller }

    /// The view that is moved and shown; that of the presented controller by default. An override may wrap it.
    open var presentedView: UIView? { presented?.view }

    /// The frame of the presented view in the container, in points; all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the window, or else the view of the nearest controller that defines a context.
    open var shouldPresentInFullscreen: Bool { true }

    /// Whether the presenter's view is taken away while it is covered; false by default.
    open var shouldRemovePresentersView: Bool { false }

    /// The style to present in where the width is compact; `.none`, the default, for its own.
    ///
    /// A style that the delegate returns takes precedence.
    open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

    /// The style to present in for `traitCollection`, that of what presents; by default what the property says, and in a
    /// regular width `.none`.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .regular ? .none : adaptivePresentationStyle
    }

    /// The presentation that the system puts in place of this one, whatever a delegate says; nil for none.
    func systemAdaptation() -> UIPresentationController? { nil }

    /// The style of the system's own transition; the presented controller's by default.
    var transitionStyle: UIModalTransitionStyle { presentedViewController.shownTransitionStyle }

    /// Whether tint colours beneath are dimmed while the presentation shows.
    var dimsTint: Bool { false }

    /// Whether a touch at `point` in the container, which would reach `hit`, goes to the views beneath.
    func passesTouch(at point: CGPoint, on hit: UIView) -> Bool { false }

    /// Called when the container is there and the presented view is about to get its place.
    func willPresent() {}

    /// The traits of the container; without one those of the controller that presents.
    open var traitCollection: UITraitCollection { ownTraits }

    /// Called when the traits of the container have changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the presented controller in place of those around; nil, the default, for none.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if knownPresenting?.presentedController === presented { presented?.viewIfLoaded?.updateTraits() } }
    }

    /// The level of the presented controller; unspecified for that of what lies around.
    var level: UIUserInterfaceLevel { .unspecified }

    /// The container is about to have the traits `newCollection`; overriders call super, which tells the presented
    /// controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let next = newCollection.with(nil, override: overrideTraitCollection, level: level)
        presented?.willTransition(to: next, with: coordinator)
    }

    /// The container is about to lay out its subviews.
    open func containerViewWillLayoutSubviews() {}

    /// The container has laid out its subviews.
    open func containerViewDidLayoutSubviews() {}

    /// The container is about to have the size `size`, in points; overriders call super, which tells the presented
    /// controller of the size of its view where that keeps its distances to the container's edges.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        guard containerView != nil, presentedView != nil else { return }
        let next = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        presentedViewController.viewWillTransition(to: next, with: coordinator)
    }

    /// The size that the presented controller's view has, or will have, where the container has `parentSize`, in points:
    /// the one that keeps its distances to the edges, all of it before it lies in the container.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let containerView, let view = presentedView, view.superview === containerView else { return parentSize }
        let own = view.bounds.size
        let area = containerView.bounds.size
        return CGSize(
            width: max(0, own.width + parentSize.width - area.width),
            height: max(0, own.height + parentSize.height - area.height))
    }

    /// The preferred size of the presented controller, in points; zero for none.
    open var preferredContentSize: CGSize { presented?.preferredContentSize ?? .zero }

    /// Called when the preferred size of the presented controller has changed; an override may give its view another
    /// frame.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The presented view is about to come; views that belong to the presentation are added and animated here, alongside.
    open func presentationTransitionWillBegin() {}

    /// The presented view has come, or, where `completed` is false, has gone again.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The presented view is about to go.
    open func dismissalTransitionWillBegin() {}

    /// The presented view has gone, or, where `completed` is false, has come back.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// Called when the presented view has gone, after all other callbacks; what the user put away is announced here.
    func dismissalDidFinish() {}

    /// Called when the presentation ends at once, as what presents has left the window.
    func presentationWasDropped() {}

    /// The interaction controller of the dismissal that a finger on the presented view has begun; nil where none did.
    var dragInteraction: (any UIViewControllerInteractiveTransitioning)? { nil }

    /// Sets the frame of the presented view after the container's size changed; false where a transition moves it.
    final func placePresentedView() -> Bool {
        guard activeTransition == nil else { return false }
        guard let view = presentedView, view.superview === containerView else { return true }
        place(view)
        return true
    }

    /// Gives the presented view its place in the container; for our own subclasses.
    func place(_ view: UIView) { view.frame = frameOfPresentedViewInContainerView }
}

/// Presents over all of the window, or of a context, and takes away what is covered where the style says so.
class FullScreenPresentationController: UIPresentationController {
    /// A zoom that names no style covers the whole screen.
    override var shouldRemovePresentersView: Bool {
        style == .fullScreen || style == .currentContext || style == .automatic
    }

    override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }
}
