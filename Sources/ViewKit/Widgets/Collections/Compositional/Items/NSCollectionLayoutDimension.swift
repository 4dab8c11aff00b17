/// The width or height of an element of a compositional layout: a fraction of its container, or a length in points.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
    final let length: LayoutLength

    init(_ length: LayoutLength) { self.length = length }

    /// A fraction of the container's width.
    open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfWidth(fractionalWidth))
    }

    /// A fraction of the container's height.
    open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.fractionOfHeight(fractionalHeight))
    }

    /// That many points.
    open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.absolute(absoluteDimension))
    }

    /// About that many points, until the content is measured.
    open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.estimated(estimatedDimension))
    }

    /// About that many points, until the contents of all items of the group with such a dimension are measured; the largest holds
    /// for all of them.
    open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
        NSCollectionLayoutDimension(.uniform(estimate))
    }

    /// Whether it is a fraction of the container's width.
    open var isFractionalWidth: Bool { if case .fractionOfWidth = length { true } else { false } }
    /// Whether it is a fraction of the container's height.
    open var isFractionalHeight: Bool { if case .fractionOfHeight = length { true } else { false } }
    /// Whether it is a number of points.
    open var isAbsolute: Bool { if case .absolute = length { true } else { false } }
    /// Whether it is a guess.
    open var isEstimated: Bool { if case .estimated = length { true } else { false } }
    /// Whether it is a guess that is the same for all siblings.
    open var isUniformAcrossSiblings: Bool { length.isUniform }

    /// The fraction or the number of points.
    open var dimension: CGFloat {
        switch length {
        case .fractionOfWidth(let value), .fractionOfHeight(let value), .absolute(let value), .estimated(let value),
            .uniform(let value):
            value
        }
    }

    /// The dimension itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutDimension: @preconcurrency NSCopying {}
