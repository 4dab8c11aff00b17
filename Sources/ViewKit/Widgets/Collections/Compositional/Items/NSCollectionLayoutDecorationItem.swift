/// A view behind a section of a compositional layout, which the data source does not know.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    private let kind: String

    private init(_ kind: String) {
        self.kind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), supplementaryItems: [])
    }

    /// A view behind the whole section, of the class that is registered for `elementKind` with the layout.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(elementKind)
    }

    /// The order where views overlap, the highest on top; -1 by default.
    open var zIndex = -1
    /// The kind under which the view's class is registered with the layout.
    open var elementKind: String { kind }

    final var decoration: DecorationPlan { DecorationPlan(kind: kind, insets: contentInsets, zIndex: zIndex) }

    /// A view of the same values.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let result = NSCollectionLayoutDecorationItem(kind)
        result.contentInsets = contentInsets
        result.edgeSpacing = edgeSpacing
        result.zIndex = zIndex
        return result
    }
}
