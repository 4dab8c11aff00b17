/// Decides where everything in a collection lies; subclasses override what asks for attributes.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    public internal(set) final weak var collectionView: UICollectionView?
    final var isPrepared = false

    /// A layout of nothing.
    public override init() { super.init() }

    /// Works out what the attributes need; called before they are asked for, after every invalidation.
    open func prepare() {}

    /// The size of everything, in points; zero by default.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of everything that reaches into `rect` of the content; nil, the default, for nothing.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        nil
    }

    /// The attributes of the cell at `indexPath`; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        nil
    }

    /// The attributes of a supplementary view; nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout changes when the collection scrolls or changes its size to `newBounds`; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether the layout changes because a cell asks for `preferredAttributes` in place of `originalAttributes`; false by
    /// default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Whether the cell at `path` is to be asked for the attributes that suit it although it is shown already.
    func wantsPreferredAttributes(at path: IndexPath) -> Bool { false }

    /// Drops what cells asked for: the items changed.
    func removePreferredAttributes() {}

    /// Has the layout prepared anew before the next frame.
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.layoutWasInvalidated()
    }

    /// Where the content rests in place of `proposedContentOffset` after a finger has left it with `velocity`, in points per
    /// millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// How the cell that comes to `itemIndexPath` looks at first; nil, the default, for transparent in its place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How the cell that was at `itemIndexPath` looks in the end; nil, the default, for transparent in its place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How the supplementary view that comes to `elementIndexPath` looks at first; nil, the default, for transparent in its
    /// place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How the supplementary view that was at `elementIndexPath` looks in the end; nil, the default, for transparent in its
    /// place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// How what comes looks at first.
    final func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.kind.map { initialLayoutAttributesForAppearingSupplementaryElement(ofKind: $0, at: key.path) }
            ?? initialLayoutAttributesForAppearingItem(at: key.path)
    }

    /// How what goes looks in the end.
    final func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.kind.map { finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: $0, at: key.path) }
            ?? finalLayoutAttributesForDisappearingItem(at: key.path)
    }

    /// The attributes of one element; nil where the layout has none for it.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        key.kind.map { layoutAttributesForSupplementaryView(ofKind: $0, at: key.path) }
            ?? layoutAttributesForItem(at: key.path)
    }

    final func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}
