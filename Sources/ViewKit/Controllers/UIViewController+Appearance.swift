/// The appearance callbacks, and their forwarding to children.
extension UIViewController: ViewOwner {
    final func beginAppearanceTransitionByDefault(_ isAppearing: Bool, animated: Bool) {
        if isAppearing { loadViewIfNeeded() }
        guard let callback = appearance.begin(appearing: isAppearing, animated: animated) else { return }
        announce(callback, animated: animated)
        if callback == .willAppear { loadedView?.setNeedsLayout() }
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
        announce(callback, animated: animated)
        // Children that move between each other end with their own transition, and those that the callback has sent the
        // other way with that movement.
        guard activeTransition == nil, appearance == reached else { return }
        if shouldAutomaticallyForwardAppearanceMethods {
            for child in shownChildren { child.endAppearanceTransition() }
        }
        if callback == .didAppear { appearanceEnded(animated: animated) }
        statusBarMayChange(animated: animated)
    }

    /// Calls `callback`, and tells tools of it.
    private func announce(_ callback: AppearanceCallback, animated: Bool) {
        layerContext.transitions.onAppearance(self, callback, true)
        let outer = announcedCallback
        announcedCallback = callback
        defer { announcedCallback = outer }
        switch callback {
        case .willAppear: viewWillAppear(animated)
        case .didAppear: viewDidAppear(animated)
        case .willDisappear: viewWillDisappear(animated)
        case .didDisappear: viewDidDisappear(animated)
        }
    }

    /// Called by each callback: one that is not announced was called by the user's code.
    final func callbackWasCalled(_ callback: AppearanceCallback) {
        if announcedCallback != callback { layerContext.transitions.onAppearance(self, callback, false) }
    }

    /// Whether the view has begun to come or go, and has not been told of the end.
    package final var isBetweenAppearances: Bool { appearance.isMoving }

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
