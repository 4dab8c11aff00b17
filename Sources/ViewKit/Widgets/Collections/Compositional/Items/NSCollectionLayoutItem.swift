/// An element of a compositional layout that has one cell.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    private let size: NSCollectionLayoutSize
    final var attached: [NSCollectionLayoutSupplementaryItem]

    /// An item of that size.
    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// An item with views at its edges, such as a badge.
    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        size = layoutSize
        attached = supplementaryItems
    }

    /// The distances from the edges of the item's size to its frame, in points; those along an estimated dimension are ignored.
    /// Zero by default.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spaces around the item; nil, the default, for none.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?
    /// The size.
    open var layoutSize: NSCollectionLayoutSize { size }
    /// The views at the item's edges.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attached }

    /// The item as a value; `environment` is for groups that arrange their items themselves.
    func plan(_ environment: any NSCollectionLayoutEnvironment) -> ItemPlan {
        ItemPlan(
            width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length, insets: contentInsets,
            spaces: edgeSpacing?.spaces ?? .none, supplementaries: supplementaryItems.map(\.anchored))
    }

    /// An item of the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: attached)
        result.contentInsets = contentInsets
        result.edgeSpacing = edgeSpacing
        return result
    }
}

extension NSCollectionLayoutItem: @preconcurrency NSCopying {}
