/// A view at the edge of an item or a group of a compositional layout, such as a badge.
@preconcurrency @MainActor open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    private let kind: String
    private let anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)

    /// A view at an edge or a corner of its container, within it where the anchor has no offset.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    /// A view whose point `itemAnchor` lies on the container's point `containerAnchor`.
    public convenience init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize, _ kind: String, _ container: NSCollectionLayoutAnchor,
        _ item: NSCollectionLayoutAnchor?
    ) {
        self.kind = kind
        anchors = (container, item)
        super.init(layoutSize: size, supplementaryItems: [])
    }

    /// The order where views overlap, the highest on top; 1 by default.
    open var zIndex = 1
    /// The kind under which the data source is asked for the view.
    open var elementKind: String { kind }
    /// The point of the container.
    open var containerAnchor: NSCollectionLayoutAnchor { anchors.container }
    /// The point of the view that lies on it; nil for the one at the same edges.
    open var itemAnchor: NSCollectionLayoutAnchor? { anchors.item }

    final var anchored: AnchoredPlan {
        AnchoredPlan(
            width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length, kind: elementKind,
            insets: contentInsets, containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value, zIndex: zIndex
        )
    }

    /// A view of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutSupplementaryItem(layoutSize, kind, anchors.container, anchors.item)
        result.contentInsets = contentInsets
        result.edgeSpacing = edgeSpacing
        result.zIndex = zIndex
        return result
    }
}
