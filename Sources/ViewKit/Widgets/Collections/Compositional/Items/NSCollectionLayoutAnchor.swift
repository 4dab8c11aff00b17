/// The point of an item, or of a view at its edge, at which the two meet.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
    private let anchored: NSDirectionalRectEdge
    final let value: LayoutAnchor

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
        anchored = edges
        let x: CGFloat = (edges.contains(.trailing) ? 1 : 0) - (edges.contains(.leading) ? 1 : 0)
        let y: CGFloat = (edges.contains(.bottom) ? 1 : 0) - (edges.contains(.top) ? 1 : 0)
        value = LayoutAnchor(x: x, y: y, offset: offset.isFinite ? offset : .zero, isFractional: isFractional)
    }

    /// The middle of an edge, or a corner.
    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }

    /// A point beside the middle of an edge or a corner, by an offset in points.
    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isFractional: false)
    }

    /// A point beside the middle of an edge or a corner, by an offset in lengths of the view at the edge.
    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isFractional: true)
    }

    /// The edges.
    open var edges: NSDirectionalRectEdge { anchored }
    /// The offset in points, or in lengths of the view.
    open var offset: CGPoint { value.offset }
    /// Whether the offset is one in points.
    open var isAbsoluteOffset: Bool { !value.isFractional }
    /// Whether the offset is one in lengths of the view.
    open var isFractionalOffset: Bool { value.isFractional }

    /// The anchor itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutAnchor: @preconcurrency NSCopying {}
