/// A supplementary view at the edge of an item or a group, as it was described.
struct AnchoredPlan: Hashable, Sendable {
    var width: LayoutLength
    var height: LayoutLength
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    /// The point of the container.
    var containerAnchor: LayoutAnchor
    /// The point of the supplementary view that lies on it; the one at the same edges where it is nil.
    var itemAnchor: LayoutAnchor?
    var zIndex = 0

    /// The frame beside `container`.
    func frame(in container: CGRect) -> CGRect {
        let size = CGSize(width: width.resolved(in: container.size), height: height.resolved(in: container.size))
        let target = containerAnchor.point(in: container.size) + containerAnchor.offset(of: size)
        let own = (itemAnchor ?? containerAnchor).point(in: size)
        let shift = itemAnchor?.offset(of: size) ?? .zero
        return CGRect(origin: container.origin + target - own + shift, size: size).inset(by: insets)
    }
}

/// A point at the edges of a rectangle, moved by an offset.
struct LayoutAnchor: Hashable, Sendable {
    /// The horizontal edge: -1 for the leading one, 0 for the middle, 1 for the trailing one.
    var x: CGFloat
    /// The vertical edge: -1 for the top, 0 for the middle, 1 for the bottom.
    var y: CGFloat
    /// The offset in points, or in lengths of the supplementary view.
    var offset = CGPoint.zero
    var isFractional = false

    func point(in size: CGSize) -> CGPoint { CGPoint(x: (x + 1) / 2 * size.width, y: (y + 1) / 2 * size.height) }

    /// The offset in points for a supplementary view of that size.
    func offset(of size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}
