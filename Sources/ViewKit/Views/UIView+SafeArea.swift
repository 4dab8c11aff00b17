/// The safe area of views, and the calls that tell of its changes.
extension UIView {
    /// The insets that the screen's edges and the controllers' bars give the view.
    final var safeAreaInsetsByDefault: UIEdgeInsets {
        if let window = self as? UIWindow { return window.edgeInsets }
        guard window != nil, let superview else { return .zero }
        let own = owner?.coveredInsets ?? .zero
        if let given = superview.safeArea(of: self) { return given + own }
        let outer = superview.insetsForSubviews
        guard outer != .zero else { return own }
        let all = convert(superview.bounds, from: superview)
        let area = convert(superview.bounds.inset(by: outer), from: superview)
        return UIEdgeInsets(from: all, to: area, reachingInto: bounds) + own
    }

    /// The part of the safe area that is passed on to subviews: a scroll view adds its own to the content's insets
    /// instead, on the axes on which it adjusts them.
    private var insetsForSubviews: UIEdgeInsets {
        var insets = safeAreaInsets
        guard insets != .zero, let scrollView = self as? UIScrollView else { return insets }
        if scrollView.adjusts(.y) {
            insets.top = 0
            insets.bottom = 0
        }
        if scrollView.adjusts(.x) {
            insets.left = 0
            insets.right = 0
        }
        return insets
    }

    /// Announces the safe areas to this view and those in it, where they are in a window and the areas changed.
    final func announceSafeArea() {
        guard window != nil else { return }
        if noteSafeArea() { setNeedsLayout() }
        for child in children { child.announceSafeArea() }
    }

    /// Announces the safe area unless it equals the one announced last; returns whether it does not.
    final func noteSafeArea() -> Bool {
        let insets = safeAreaInsets
        guard insets != toldSafeArea else { return false }
        toldSafeArea = insets
        guard owner != nil || Self.hearsOfSafeArea || constraintState != nil else { return true }
        if insetsLayoutMarginsFromSafeArea { marginsDidChange() }
        safeAreaInsetsDidChange()
        owner?.viewSafeAreaInsetsDidChange()
        layoutGuidesDidChange()
        return true
    }

    /// Called when the view has moved or changed its size: the safe area that this gives it is announced by its next layout.
    final func safeAreaMayHaveChanged() {
        guard window != nil, !awaitsSafeArea, safeAreaInsets != toldSafeArea else { return }
        awaitsSafeArea = true
        setNeedsLayout()
    }

    /// Runs `layout`, a layout of the view: before it the view hears of a safe area that came with a new place or size, and
    /// after it its subviews, whose distances from its edges may be others.
    final func announcingSafeArea(_ layout: () -> Void) {
        var hadSafeArea = toldSafeArea != .zero
        if awaitsSafeArea {
            awaitsSafeArea = false
            if noteSafeArea() { hadSafeArea = true }
        }
        layout()
        guard hadSafeArea, window != nil else { return }
        let passesOn = insetsForSubviews != .zero
        for child in children where passesOn || child.toldSafeArea != .zero {
            if child.safeAreaInsets != child.toldSafeArea { child.announceSafeArea() }
        }
    }
}

extension UIEdgeInsets {
    /// The insets of `rect` that the strip between `outer` and the smaller `inner` covers, all in the same coordinates.
    ///
    /// As measured, each side is that of the strip less the distance of the edges, and neither below 0 nor above it: a rectangle
    /// that reaches beyond the outer edge is covered as far as that one.
    init(from outer: CGRect, to inner: CGRect, reachingInto rect: CGRect) {
        func reach(_ distance: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(0, distance), max(0, limit)) }
        self.init(
            top: reach(inner.minY - rect.minY, inner.minY - outer.minY),
            left: reach(inner.minX - rect.minX, inner.minX - outer.minX),
            bottom: reach(rect.maxY - inner.maxY, outer.maxY - inner.maxY),
            right: reach(rect.maxX - inner.maxX, outer.maxX - inner.maxX))
    }
}
