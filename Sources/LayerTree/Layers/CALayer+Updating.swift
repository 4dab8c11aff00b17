/// When contents and layout are made anew.
extension CALayer {
    /// Notes that the layer waits for `flag`, which the next commit does.
    final func wait(for flag: LayerState.Flags) {
        state.pointee.flags.insert(flag)
        noteWaiting()
        setNeedsCommit()
    }

    /// Marks the contents to be drawn before the next commit; the whole layer is redrawn, whatever `r` is.
    public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

    /// Whether the contents wait to be drawn.
    public func needsDisplay() -> Bool { state.pointee.flags.contains(.needsDisplay) }

    /// Draws the contents now if they wait for it.
    public func displayIfNeeded() {
        guard state.pointee.flags.contains(.needsDisplay) else { return }
        state.pointee.flags.remove(.needsDisplay)
        context.event { displayShown() }
    }

    /// Whether the sublayers wait to be laid out.
    public func needsLayout() -> Bool { state.pointee.flags.contains(.needsLayout) }

    /// Lays out all that waits for it, from the topmost ancestor that waits, or from this layer on.
    final func layOutFromTop() {
        var top = self
        var ancestor = parentLayer
        while let layer = ancestor {
            if layer.needsLayout() { top = layer }
            ancestor = layer.parentLayer
        }
        top.layoutTree()
    }

    /// Performs the pending layout and display of this layer and its descendants; `commits` marks new layers as
    /// committed.
    ///
    /// Requests made on the way are performed as well, within bounds: two layouts that undo each other continue in the
    /// next frame.
    package final func updateTree(commits: Bool = false) {
        for _ in 0..<4 where waits {
            let changes = context.changeCount
            layoutTree()
            displayTree(commits: commits)
            // Layers that no commit has taken in yet still wait, for a commit.
            if context.changeCount == changes { return }
        }
    }

    /// Requests layout, as the size of a sublayer changed; not while that is what the layout does.
    final func noteResizedSublayer() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Whether this layer or one in it waits for something that a commit does.
    private var waits: Bool { !state.pointee.flags.isDisjoint(with: .waiting) }

    private func layoutTree() {
        for _ in 0..<16 where state.pointee.flags.contains(.needsLayout) {
            state.pointee.flags.remove(.needsLayout)
            let wasLayingOut = isLayingOut
            isLayingOut = true
            context.event { layoutSublayers() }
            isLayingOut = wasLayingOut
        }
        guard state.pointee.flags.contains(.subtreeNeedsUpdate) else { return }
        for child in childLayers { child.layoutTree() }
        maskLayer?.layoutTree()
    }

    private func displayTree(commits: Bool) {
        displayIfNeeded()
        if commits { state.pointee.flags.remove(.uncommitted) }
        guard state.pointee.flags.contains(.subtreeNeedsUpdate) else { return }
        state.pointee.flags.remove(.subtreeNeedsUpdate)
        for child in childLayers { child.displayTree(commits: commits) }
        maskLayer?.displayTree(commits: commits)
        if childLayers.contains(where: \.waits) || maskLayer?.waits == true {
            state.pointee.flags.insert(.subtreeNeedsUpdate)
        }
    }

    /// Marks in all layers above that this one has work pending for a commit.
    final func noteWaiting() {
        guard waits else { return }
        var ancestor = parentLayer ?? maskedLayer
        // A layer is marked only together with all above it.
        while let layer = ancestor, !layer.state.pointee.flags.contains(.subtreeNeedsUpdate) {
            layer.state.pointee.flags.insert(.subtreeNeedsUpdate)
            ancestor = layer.parentLayer ?? layer.maskedLayer
        }
    }

    /// Whether a commit has taken the layer in.
    final var wasCommitted: Bool { !state.pointee.flags.contains(.uncommitted) }

    /// Draws through `draw(in:)` into a bitmap of the bounds at `contentsScale`, and shows it; `keepsBlank`, asked
    /// where nothing was drawn, is whether that shows too.
    ///
    /// Without an area, and beyond `CGContext.maximumLength` pixels in width or height, there are no contents.
    package final func drawContents(keepsBlank: () -> Bool = { true }) {
        let size = bounds.size
        let width = size.width * contentsScale
        let height = size.height * contentsScale
        let limit = CGFloat(CGContext.maximumLength)
        guard width > 0, height > 0, width <= limit, height <= limit,
            let context = CGContext(
                width: Int(width.rounded(.up)), height: Int(height.rounded(.up)), scale: contentsScale,
                isDeferred: true)
        else { return show(image: nil) }
        delegate?.layerWillDraw(self)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        draw(in: context)
        self.context.drawnContentsCount += 1
        show(image: context.hasDrawn || keepsBlank() ? context.finish() : nil)
    }
}
