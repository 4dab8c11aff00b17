import RenderTree

/// Layers drawn into a context.
extension CALayer {
    /// Draws the layer with all that it holds into `ctx`, in the layer's own coordinates, with all changes up to now.
    ///
    /// The layer's own transform, opacity and place do not count, and neither do animations: they show only where the layer
    /// came from `presentation()`. Nothing is drawn where no host can make a picture.
    public func render(in ctx: CGContext) {
        let committer = context.committer
        let fragment =
            modelLayer.map { committer.fragment(of: $0, afterUpdates: true) } ?? committer.modelFragment(of: self)
        guard let fragment else { return }
        ctx.draw(
            fragment, in: CGRect(origin: bounds.origin, size: fragment.tree.size), by: context.host?.rasterizer)
    }
}

extension CGContext {
    /// Draws `fragment`, which `rasterizer` makes a picture of, stretched over `rect`, as finely as the context is; false where
    /// there is nothing to draw.
    @discardableResult
    @MainActor package func draw(_ fragment: Fragment, in rect: CGRect, by rasterizer: (any FrameRasterizer)?) -> Bool {
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return false }
        let density = max(
            hypot(ctm.a, ctm.b) * rect.width / size.width, hypot(ctm.c, ctm.d) * rect.height / size.height)
        guard density.isFinite, let image = rasterizer?.rasterize(fragment, scale: density)
        else { return false }
        // The image ends at whole pixels, a little beyond the fragment.
        let stretch = CGSize(
            width: CGFloat(image.width) / (size.width * density),
            height: CGFloat(image.height) / (size.height * density))
        saveGState()
        clip(to: rect)
        drawUpright(
            image,
            in: CGRect(
                x: rect.minX, y: rect.minY, width: rect.width * stretch.width, height: rect.height * stretch.height))
        restoreGState()
        return true
    }
}
