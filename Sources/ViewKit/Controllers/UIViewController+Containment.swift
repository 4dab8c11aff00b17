/// Controllers in controllers.
extension UIViewController {
    /// The controller that contains this one.
    public final var parent: UIViewController? { parentController }

    /// The controllers in this one, in the order of their adding.
    public final var children: [UIViewController] { childControllers }

    /// The nearest controller of that class around this one.
    final func container<Container: UIViewController>() -> Container? {
        parentController as? Container ?? parentController?.container()
    }

    final func insert(_ child: UIViewController) {
        guard admits(child), child.parentController !== self else { return }
        if child.parentController != nil { child.removeFromParent() }
        child.willMove(toParent: self)
        childControllers.append(child)
        child.parentController = self
    }

    /// Whether `child` can be put into this controller; raises an exception where that is this one, or contains it.
    final func admits(_ child: UIViewController) -> Bool {
        var ancestor: UIViewController? = self
        while let current = ancestor, current !== child { ancestor = current.parentController }
        guard ancestor != nil else { return true }
        layerContext.faults.raise(
            "NSInvalidArgumentException", by: self,
            child === self
                ? "Can't add self as a child"
                : "\(type(of: child)) cannot be a child of \(type(of: self)), which it contains")
        return false
    }

    /// Whether the screens of a container appear and disappear now: only while the container itself is shown.
    final var showsScreens: Bool {
        switch appearance {
        case .appearing, .appeared: isViewLoaded
        case .disappearing, .disappeared: false
        }
    }

    /// Ends the appearing or disappearing that a transition has begun, unless a callback since then has turned it round:
    /// then it ends with what that has started.
    final func endAppearance(_ isAppearing: Bool) {
        if appearance.isMoving(appearing: isAppearing) { endAppearanceTransition() }
    }

    /// Leaves `screen` alone in `area`, after a movement or a change at once that has taken `other` away from it.
    ///
    /// A movement that was cancelled ends the same way, with the two exchanged. `isChosen` returns whether `screen` is
    /// still what the container shows: a callback may have started the next movement already.
    final func endMovement(
        to screen: UIViewController, from other: UIViewController, in area: TransitionView, animated: Bool,
        isChosen: () -> Bool
    ) {
        other.placedView.removeFromSuperview()
        area.keep(screen.placedView)
        // It may have turned round with the container itself in the meantime.
        other.beginPlacedAppearance(false, animated: animated)
        other.endPlacedAppearance()
        guard activeTransition == nil, isChosen() else { return }
        settleAppearance(of: screen, animated: animated)
    }

    /// Brings the appearance of `screen`, on which a transition of this container has ended, as far as the container's own:
    /// it may have been covered or uncovered in the meantime.
    final func settleAppearance(of screen: UIViewController, animated: Bool) {
        switch appearance {
        case .appeared, .appearing: screen.beginPlacedAppearance(true, animated: animated)
        case .disappearing, .disappeared: screen.beginPlacedAppearance(false, animated: animated)
        }
        // While the container itself is on its way, its screen comes to the end together with it.
        if appearance == .appeared || appearance == .disappeared { screen.endPlacedAppearance() }
    }

    /// The insets, in points, that this controller and the bars of its container add to the safe area of its view.
    final var coveredInsets: UIEdgeInsets {
        let own = additionalSafeAreaInsets
        let bars = coveringBars
        return UIEdgeInsets(
            top: own.top + bars.top, left: own.left + bars.left, bottom: own.bottom + bars.bottom,
            right: own.right + bars.right)
    }

    /// The insets, in points, that the bars of the container cover; for a controller presented in the place of one of
    /// its screens, those that they cover of the presenter.
    private var coveringBars: UIEdgeInsets {
        if let parentController { return parentController.barInsets(of: self) }
        guard let presenterController, ownPresentation?.shouldPresentInFullscreen == false else { return .zero }
        return presenterController.coveringBars
    }
}
