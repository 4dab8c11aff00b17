/// Frames from solutions, and solutions from frames.
extension UIView {
    /// Brings the solution up to date before the view lays out; changes from now on are the layout's.
    final func beginConstraintLayout() {
        guard let state = constraintState else { return }
        fitDetachedRoot(state)
        updateConstraintsForLayout()
        state.engine?.layoutDepth += 1
        state.rectangle?.engine?.layoutDepth += 1
        state.layoutEngines.append((state.engine, state.rectangle?.engine))
    }

    /// Gives a view that lies in none, but whose size constraints are to determine, the size that they allow: the one nearest
    /// to its own. A choice; no frame from outside contradicts them.
    private func fitDetachedRoot(_ state: ConstraintState) {
        guard parent == nil, !state.translatesMask, hasInnerConstraints, !(self is UIWindow) else { return }
        let size = fittingSize(bounds.size, .fittingSizeLevel, .fittingSizeLevel)
        if size != bounds.size { bounds.size = size }
    }

    /// Ends what `beginConstraintLayout()` began, for the same engines.
    final func endConstraintLayout() {
        guard let engines = constraintState?.layoutEngines.popLast() else { return }
        engines.own?.layoutDepth -= 1
        engines.outer?.layoutDepth -= 1
        // A layout may add the constraints that are missing before it.
        if engines.own?.needsUpdate == false { engines.own?.examineArrivals() }
    }

    /// Brings the solution that the view's layout needs up to date.
    final func updateConstraintsForLayout() {
        guard let state = constraintState else { return }
        layoutGuidesDidChange()
        if let engine = state.rectangle?.engine { engine.update(laysOut: self) }
        state.engine?.update(laysOut: self)
    }

    /// Gives the subviews that constraints position their frames: in a window on whole pixels, edge by edge.
    final func layoutSubviewsByDefault() {
        guard let state = constraintState else { return }
        updateConstraintsForLayout()
        for view in state.positioned {
            guard let rectangle = view.constraintState?.rectangle, let engine = rectangle.engine else { continue }
            let frame = engine.frame(of: rectangle)
            view.setAlignmentRect(window == nil ? rounded(frame) : onPixelEdges(frame))
        }
        (self as? UIScrollView)?.fitContentToConstraints()
    }

    private func setAlignmentRect(_ rect: CGRect) {
        let new = frame(forAlignmentRect: rect)
        if new != untransformedFrame { setUntransformedFrame(new) }
    }

    /// `rect` with every edge moved to the nearest whole pixel: rectangles that touch go on touching.
    private func onPixelEdges(_ rect: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        // A little below one half rounds up, too: solutions carry errors of rounding.
        func edge(_ position: CGFloat) -> CGFloat { (position * scale + 0.5 + 1e-6).rounded(.down) }
        let left = edge(rect.minX)
        let top = edge(rect.minY)
        // Differences of pixels are whole, so that a length of 100 points is 100.
        return CGRect(
            x: left / scale, y: top / scale, width: (edge(rect.maxX) - left) / scale,
            height: (edge(rect.maxY) - top) / scale)
    }

    /// `rect` with its origin at the nearest whole point and its size in whole pixels, as measured of views without a window.
    private func rounded(_ rect: CGRect) -> CGRect {
        let scale = max(1, contentScaleFactor)
        // Solutions carry errors of rounding.
        func nearest(_ length: CGFloat) -> CGFloat { (length + (length < 0 ? -1e-6 : 1e-6)).rounded() }
        return CGRect(
            x: nearest(rect.minX), y: nearest(rect.minY), width: nearest(rect.width * scale) / scale,
            height: nearest(rect.height * scale) / scale)
    }

    /// Called when the frame was set or the content moved: constraints and safe areas follow.
    final func geometryDidChange() {
        safeAreaMayHaveChanged()
        guard let state = constraintState else { return }
        if let rectangle = state.rectangle, let engine = rectangle.engine {
            if !rectangle.isPositioned { engine.pinsDidChange(of: rectangle) }
            if !rectangle.dependents.isEmpty, self is UIScrollView { engine.offsetsDidChange(of: rectangle) }
        }
        if let engine = state.engine, let rectangle = engine.rectangles[ObjectIdentifier(self)] {
            engine.pinsDidChange(of: rectangle)
        }
        layoutGuidesDidChange()
    }

    /// The frame that the view would have without its transform.
    final var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            origin: CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height), size: size)
    }

    /// Sets centre and size so that this would be the view's frame without its transform.
    final func setUntransformedFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
        center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    }
}
