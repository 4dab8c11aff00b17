/// The space between two items of a compositional layout, or at the edge of one.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
    final let space: LayoutSpace

    init(_ space: LayoutSpace) { self.space = space }

    /// At least that many points, and more where there is room.
    open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.flexible(flexibleSpacing))
    }

    /// That many points.
    open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        NSCollectionLayoutSpacing(.fixed(fixedSpacing))
    }

    /// The number of points, or the least one.
    open var spacing: CGFloat {
        switch space {
        case .fixed(let spacing), .flexible(let spacing): spacing
        }
    }

    /// Whether it grows where there is room.
    open var isFlexibleSpacing: Bool { space.isFlexible }
    /// Whether it is a number of points.
    open var isFixedSpacing: Bool { !space.isFlexible }

    /// The spacing itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSpacing: @preconcurrency NSCopying {}
