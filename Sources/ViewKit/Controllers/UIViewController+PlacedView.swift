/// The view that represents a screen in its container, and the controllers that show there: the screen's own, or those
/// presented over its context.
extension UIViewController {
    /// The view, unless it was not made yet.
    public final var viewIfLoaded: UIView? { loadedView }

    /// Whether the view was made.
    public final var isViewLoaded: Bool { loadedView != nil }

    /// The screen's view, or what holds it together with the presentation over its context.
    final var placedView: UIView! { contextView ?? view }

    /// The same, unless the view was not made yet.
    final var placedViewIfLoaded: UIView? { contextView ?? loadedView }

    /// The controller of the presentation in effect; for a controller that is not presented, that of the next one.
    final var activePresentation: UIPresentationController? {
        if let presented = nearest({ $0.presenterController == nil ? nil : $0.ownPresentation }) { return presented }
        if ownPresentation == nil { ownPresentation = makePresentationController(presenting: nil, source: self) }
        return ownPresentation
    }

    /// The screen's view, or what its own presentation shows in place of it; a presentation over all of the window takes it away
    /// and brings it back.
    final var coveredView: UIView! {
        presenterController == nil ? view : ownPresentation?.presentedView ?? view
    }

    /// Gives that its place: `frame` in its superview, or the one of its own presentation, whose container is as large.
    final func placeCoveredView(at frame: CGRect) {
        guard presenterController != nil, let ownPresentation else { return view.frame = frame }
        ownPresentation.place(coveredView)
    }

    private var contextView: UIView? { presentedController?.ownPresentation?.contextView }

    /// The controllers that show where the screen stands: the screen, unless a presentation over its context has taken its
    /// view away, and what is presented there.
    final var placedControllers: [UIViewController] {
        guard let presented = presentedController, let presentation = presented.ownPresentation,
            presentation.contextView != nil || presenterController != nil && !presentation.shouldPresentInFullscreen
        else { return [self] }
        return (presentation.presenterPlace == nil ? [self] : []) + presented.placedControllers
    }

    /// Starts the appearing or disappearing of all that stands in the screen's place.
    final func beginPlacedAppearance(_ isAppearing: Bool, animated: Bool) {
        for controller in placedControllers { controller.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Ends what `beginPlacedAppearance` has started.
    final func endPlacedAppearance() {
        for controller in placedControllers { controller.endAppearanceTransition() }
    }
}
