/// The appearance callbacks, and their forwarding to children.
extension UIViewController: ViewOwner {
    final func beginAppearanceTransitionByDefault(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        guard let callback = appearance.begin(appearing: isAppearing, animated: animated) else { return }
        if callback == .willAppear {
            viewWillAppear(animated)
            loadedView?.setNeedsLayout()
        } else {
            viewWillDisappear(animated)
        }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in shownChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
        }
        if isAppearing { appearanceBegan(animated: animated) }
        statusBarMayChange(animated: animated)
    }

    final func endAppearanceTransitionByDefault() {
        let animated = appearance.isAnimated
        // A view that was never laid out in between is announced now: once per appearance, before it appeared.
        if appearance.layOut() { viewIsAppearing(animated) }
        guard let callback = appearance.end() else { return }
        let reached = appearance
        if callback == .didAppear { viewDidAppear(animated) } else { viewDidDisappear(animated) }
        // Children that move between each other end with their own transition, and those that the callback has sent the
        // other way with that movement.
        guard activeTransition == nil, appearance == reached else { return }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in shownChildren { child.endAppearanceTransition() }
        }
        if callback == .didAppear { appearanceEnded(animated: animated) }
        statusBarMayChange(animated: animated)
    }

    /// The view is in place and about to be laid out: the moment at which it is appearing.
    final func viewReachesLayout() {
        let animated = appearance.isAnimated
        if loadedView?.window != nil, appearance.layOut() { viewIsAppearing(animated) }
    }

    /// Called last in a layout: the bars may have other content to follow now.
    final func viewWasLaidOut() {
        followContent()
        contentMoved()
    }

    /// The children whose views lie in this controller's view, and what is presented over them there.
    private var shownChildren: [UIViewController] {
        childControllers.filter { child in
            guard let own = loadedView, let view = child.placedViewIfLoaded else { return false }
            return view.isDescendant(of: own)
        }.flatMap(\.placedControllers)
    }
}
