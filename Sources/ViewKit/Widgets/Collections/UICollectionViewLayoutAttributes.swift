/// The geometry and appearance of one element of a collection.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
    /// The index path of the element; set by the initializers.
    open var indexPath: IndexPath
    /// The category of the element: a cell, or something beside the cells.
    public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The kind of an element that is no cell; nil for cells.
    public private(set) final var representedElementKind: String?
    /// The middle, in the content's coordinates.
    open var center = CGPoint.zero
    /// The size in points.
    open var size = CGSize.zero
    /// The transform about the centre, in three dimensions.
    open var transform3D = CATransform3DIdentity
    /// The opacity, 0 to 1; 1 by default.
    open var alpha: CGFloat = 1
    /// The order where elements overlap, the highest on top; 0 by default.
    open var zIndex = 0
    /// Whether the element is hidden; false by default.
    open var isHidden = false

    /// Whether the content decides about width and height, each of which is only estimated.
    final var estimates = (x: false, y: false)
    /// The section in whose row of its own the element scrolls; nil for one that scrolls with the collection.
    final var orthogonalSection: Int?
    /// The place of the element among the views at the edges of its section; nil for others.
    final var boundaryIndex: Int?
    /// Whether the element stays in sight as long as its section is.
    final var isPinned = false
    /// The lines and corners of a row of a list; nil for other elements.
    final var listRow: ListRow?

    /// The attributes of nothing in particular.
    public required override init() { indexPath = IndexPath(item: 0, section: 0) }

    /// The attributes of the cell at `indexPath`.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// The attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .supplementaryView
        representedElementKind = elementKind
    }

    /// The attributes of a view that the layout makes itself, such as a background.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementCategory = .decorationView
        representedElementKind = decorationViewKind
    }

    /// The rectangle without the transform, in the content's coordinates.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
                height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The rectangle from zero to the size; setting it sets the size.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    /// The affine transform about the centre; the identity where `transform3D` is not affine.
    open var transform: CGAffineTransform {
        get {
            CATransform3DIsAffine(transform3D) ? CATransform3DGetAffineTransform(transform3D) : .identity
        }
        set { transform3D = CATransform3DMakeAffineTransform(newValue) }
    }

    /// Attributes of the same values; subclasses that have more of them override it.
    open func copy(with zone: NSZone? = nil) -> Any {
        let result = type(of: self).init()
        result.indexPath = indexPath
        result.center = center
        result.size = size
        result.transform3D = transform3D
        result.alpha = alpha
        result.zIndex = zIndex
        result.isHidden = isHidden
        result.representedElementCategory = representedElementCategory
        result.representedElementKind = representedElementKind
        result.estimates = estimates
        result.orthogonalSection = orthogonalSection
        result.boundaryIndex = boundaryIndex
        result.isPinned = isPinned
        result.listRow = listRow
        return result
    }

    /// Whether `object` is attributes of the same values; subclasses that have more of them override it.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated {
            key == other.key && center == other.center && size == other.size && alpha == other.alpha
                && zIndex == other.zIndex && isHidden == other.isHidden
                && CATransform3DEqualToTransform(transform3D, other.transform3D)
        }
    }

    /// The hash of the element's kind and index path.
    open override var hash: Int { MainActor.assumeIsolated { key.hashValue } }

    /// A copy for the element that is at `path` now.
    final func moved(to path: IndexPath) -> UICollectionViewLayoutAttributes {
        guard let result = copy() as? UICollectionViewLayoutAttributes else { return self }
        result.indexPath = path
        return result
    }

    /// The key of the element within its collection.
    final var key: ElementKey {
        ElementKey(
            kind: representedElementKind, path: indexPath, isDecoration: representedElementCategory == .decorationView)
    }
}

extension UICollectionViewLayoutAttributes: @preconcurrency NSCopying {}

/// The identity of a cell, whose kind is nil, or of a supplementary or decoration view of a collection.
struct ElementKey: Hashable {
    var kind: String?
    var path: IndexPath
    var isDecoration = false
}
