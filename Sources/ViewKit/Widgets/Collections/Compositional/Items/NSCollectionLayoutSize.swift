/// The width and height of an element of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
    private let width: NSCollectionLayoutDimension
    private let height: NSCollectionLayoutDimension

    /// A size of those dimensions.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        self.width = width
        self.height = height
    }

    /// The width.
    open var widthDimension: NSCollectionLayoutDimension { width }
    /// The height.
    open var heightDimension: NSCollectionLayoutDimension { height }

    /// The size itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension NSCollectionLayoutSize: @preconcurrency NSCopying {}
