import RenderTree

/// Frozen pictures of views.
extension UIView {
    /// A view that shows what this one looked like, of the size of its bounds, at the origin.
    ///
    /// Without `afterUpdates` that is the last frame, and a view that was not in it gives an empty picture; with it, all
    /// that was changed since is laid out and shown, also of a view in no window. This view's own alpha and transform do
    /// not count. The picture does not change afterwards, whatever happens to this view.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SnapshotView(of: fragment(afterScreenUpdates: afterUpdates), size: bounds.size)
    }

    /// Draws into the current context what `snapshotView(afterScreenUpdates:)` shows, stretched over `rect`.
    ///
    /// False, and nothing drawn, without a context, an area, or a picture.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let fragment = fragment(afterScreenUpdates: afterUpdates)
        else { return false }
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return false }
        let map = context.ctm
        let density = max(
            hypot(map.a, map.b) * rect.width / size.width, hypot(map.c, map.d) * rect.height / size.height)
        guard density.isFinite, let image = HostScope.current.rasterizer.rasterize(fragment, scale: density)
        else { return false }
        // The image ends at whole pixels, a little beyond the fragment.
        let stretch = CGSize(
            width: CGFloat(image.width) / (size.width * density),
            height: CGFloat(image.height) / (size.height * density))
        context.saveGState()
        context.clip(to: rect)
        context.drawUpright(
            image,
            in: CGRect(
                x: rect.minX, y: rect.minY, width: rect.width * stretch.width, height: rect.height * stretch.height))
        context.restoreGState()
        return true
    }

    private func fragment(afterScreenUpdates afterUpdates: Bool) -> Fragment? {
        let context = HostScope.current.layers
        guard afterUpdates else { return context.committer?.fragment(of: layer, afterUpdates: false) }
        layoutIfNeeded()
        let committer = context.committer ?? LayerCommitter(context: context)
        return committer.fragment(of: layer, afterUpdates: true)
    }
}
