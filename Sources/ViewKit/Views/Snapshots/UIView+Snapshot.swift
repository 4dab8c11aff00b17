import RenderTree

/// Frozen pictures of views.
extension UIView {
    /// A view that shows what this one looked like, of the size of its bounds, at the origin.
    ///
    /// Without `afterUpdates` that is the last frame, and a view that was not in it gives an empty picture, unless it is a
    /// snapshot itself, which shows the same before its first frame; with it, all
    /// that was changed since is laid out and shown, also of a view in no window. This view's own alpha and transform do
    /// not count. The picture does not change afterwards, whatever happens to this view.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        SnapshotView(of: fragment(afterScreenUpdates: afterUpdates), size: bounds.size)
    }

    /// A view that shows what this one looked like within `rect`, in this view's coordinates, as large as that.
    ///
    /// It is taken as `snapshotView(afterScreenUpdates:)` takes it; all such views of one frame share one picture. Where it
    /// is made larger, the edges as wide as `capInsets` are not stretched across, and the corners not at all; insets that
    /// leave nothing between them count as none. What of `rect` lies outside of this view's bounds is transparent.
    public func resizableSnapshotView(
        from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
    ) -> UIView? {
        let part = rect.standardized.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        return SnapshotView(of: fragment(afterScreenUpdates: afterUpdates), part: part, insets: capInsets)
    }

    /// Draws into the current context what `snapshotView(afterScreenUpdates:)` shows, stretched over `rect`.
    ///
    /// False, and nothing drawn, without a context, an area, or a picture.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), let fragment = fragment(afterScreenUpdates: afterUpdates)
        else { return false }
        return context.draw(fragment, in: rect, by: layer.context.host?.rasterizer)
    }

    func fragment(afterScreenUpdates afterUpdates: Bool) -> Fragment? {
        if afterUpdates { layoutIfNeeded() }
        let committer = layer.context.committer
        let fragment = committer.fragment(of: layer, afterUpdates: afterUpdates)
        // A picture that no frame has shown yet is known all the same.
        return fragment ?? (self is SnapshotView ? committer.fragment(of: layer, afterUpdates: true) : nil)
    }
}
