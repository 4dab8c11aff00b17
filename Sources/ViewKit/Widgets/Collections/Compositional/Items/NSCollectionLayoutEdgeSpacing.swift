/// The spaces around an item of a compositional layout, which come in addition to its size.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
    private let edges:
        (
            leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
            bottom: NSCollectionLayoutSpacing?
        )

    /// Spaces at the four edges; nil for none.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        edges = (leading, top, trailing, bottom)
    }

    /// The space where reading begins.
    open var leading: NSCollectionLayoutSpacing? { edges.leading }
    /// The space above.
    open var top: NSCollectionLayoutSpacing? { edges.top }
    /// The space where reading ends.
    open var trailing: NSCollectionLayoutSpacing? { edges.trailing }
    /// The space below.
    open var bottom: NSCollectionLayoutSpacing? { edges.bottom }

    final var spaces: LayoutEdgeSpaces {
        LayoutEdgeSpaces(
            leading: leading?.space ?? .none, top: top?.space ?? .none, trailing: trailing?.space ?? .none,
            bottom: bottom?.space ?? .none)
    }

    /// The spacing itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutEdgeSpacing: @preconcurrency NSCopying {}
