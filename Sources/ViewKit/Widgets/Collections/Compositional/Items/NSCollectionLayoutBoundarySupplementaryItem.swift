/// A header, a footer or the like of a section of a compositional layout, or of all of it.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    private let edges: NSRectAlignment
    private let distance: CGPoint

    /// A view at an edge of the section.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
    }

    /// A view at an edge of the section, moved by a distance in points.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
    ) {
        edges = alignment
        distance = absoluteOffset
        super.init(layoutSize, elementKind, NSCollectionLayoutAnchor(edges: alignment.edges), nil)
    }

    /// Whether the view takes room from the section's groups, and does not lie over them; true by default.
    open var extendsBoundary = true
    /// Whether the view stays in sight as long as its section is; false by default.
    open var pinToVisibleBounds = false
    /// The space above the view, which belongs to the section, in points.
    final var topPadding: CGFloat = 0
    /// The edges at which the view stands.
    open var alignment: NSRectAlignment { edges }
    /// The distance by which it is moved, in points.
    open var offset: CGPoint { distance }

    final var boundary: BoundaryPlan {
        let anchor = containerAnchor.value
        return BoundaryPlan(
            width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length, kind: elementKind,
            insets: contentInsets, x: Int(anchor.x), y: Int(anchor.y), offset: offset.isFinite ? offset : .zero,
            extendsBoundary: extendsBoundary, padding: topPadding, isPinned: pinToVisibleBounds, zIndex: zIndex)
    }

    /// A view of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: layoutSize, elementKind: elementKind, alignment: edges, absoluteOffset: distance)
        result.contentInsets = contentInsets
        result.edgeSpacing = edgeSpacing
        result.zIndex = zIndex
        result.topPadding = topPadding
        result.extendsBoundary = extendsBoundary
        result.pinToVisibleBounds = pinToVisibleBounds
        return result
    }
}
