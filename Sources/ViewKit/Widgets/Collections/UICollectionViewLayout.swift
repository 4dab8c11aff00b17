/// Arranges the elements of a collection; subclasses override the methods that return attributes.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// The collection that is laid out.
    public internal(set) final weak var collectionView: UICollectionView?
    final var isPrepared = false
    /// The views that the layout makes itself, by kind.
    final var decorationPool = ReusePool<UICollectionReusableView>()

    /// A layout of nothing.
    public override init() { super.init() }

    /// A layout of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        super.init()
        guard let coder = coder as? InterfaceCoder else { return nil }
        (self as? UICollectionViewFlowLayout)?.readLayoutAttributes(coder.values)
    }

    /// Computes what the attributes need; called before they are read, after every invalidation.
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

    /// The attributes of a view that the layout makes itself, such as a background; nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Registers a class of views that the layout makes itself, such as backgrounds; nil unregisters it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        let type = viewClass as? UICollectionReusableView.Type
        decorationPool.register(elementKind, type.map { type in { type.init() } })
    }

    /// The initial attributes of the decoration view that comes to `decorationIndexPath`; nil, the default, for transparent in its
    /// place.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of the decoration view that was at `decorationIndexPath`; nil, the default, for transparent in its
    /// place.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout changes when the collection scrolls or changes its size to `newBounds`; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Whether the layout changes because a cell prefers `preferredAttributes` to `originalAttributes`; false by
    /// default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Whether the preferred attributes of an element are needed although it is shown already.
    func wantsPreferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    /// Whether the preferred attributes of a cell that comes into sight are needed; true by default, as layouts of code's own may
    /// use them.
    func wantsPreferredAttributes(ofNew attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// The look of a section that is a list; plain for others.
    func listLook(ofSection section: Int) -> ListLook { .plain }

    /// Discards the preferred attributes of cells; called when the items have changed.
    func removePreferredAttributes() {}

    /// Keeps the preferred attributes of cells that stay, except for those whose old index paths are in `renewed`; discards all by
    /// default.
    func movePreferredAttributes(_ places: ElementPlaces, without renewed: Set<IndexPath>) {
        removePreferredAttributes()
    }

    /// Arranges everything anew with the preferred attributes that came; returns by how much the content has to be scrolled so
    /// that what stands at `position` or behind it does not move.
    func applyPreferredAttributes(above position: CGPoint) -> CGPoint {
        invalidateLayout()
        return .zero
    }

    /// Changes attributes that follow the visible part of the content; called in each frame that scrolls, which allocates nothing.
    func adjust(_ attributes: [UICollectionViewLayoutAttributes], to visible: CGRect) {}

    /// The list that a section is; nil for others.
    func list(of section: Int) -> UICollectionLayoutListConfiguration? { nil }

    /// The axis along which sections scroll that do so by themselves.
    var orthogonalAxis: ScrollAxis { .x }

    /// The part of a section that scrolls by itself; nil for sections that do not.
    func row(of section: Int) -> OrthogonalRow? { nil }

    /// Marks the layout to be prepared anew before the next frame.
    open func invalidateLayout() {
        isPrepared = false
        collectionView?.layoutWasInvalidated()
    }

    /// Returns the offset at which the content comes to rest in place of `proposedContentOffset`, after a finger has
    /// left it with `velocity`, in points per millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// The initial attributes of the cell that comes to `itemIndexPath`; nil, the default, for transparent in its
    /// place.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of the cell that was at `itemIndexPath`; nil, the default, for transparent in its place.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of the supplementary view that comes to `elementIndexPath`; nil, the default, for
    /// transparent in its place.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The final attributes of the supplementary view that was at `elementIndexPath`; nil, the default, for transparent
    /// in its place.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The initial attributes of an element that comes; nil for transparent in its place.
    final func initialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let kind = key.kind else { return initialLayoutAttributesForAppearingItem(at: key.path) }
        return key.isDecoration
            ? initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: key.path)
            : initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// The final attributes of an element that goes; nil for transparent in its place.
    final func finalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let kind = key.kind else { return finalLayoutAttributesForDisappearingItem(at: key.path) }
        return key.isDecoration
            ? finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: key.path)
            : finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: key.path)
    }

    /// The attributes of one element; nil where the layout has none for it.
    final func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let kind = key.kind else { return layoutAttributesForItem(at: key.path) }
        return key.isDecoration
            ? layoutAttributesForDecorationView(ofKind: kind, at: key.path)
            : layoutAttributesForSupplementaryView(ofKind: kind, at: key.path)
    }

    final func prepareIfNeeded() {
        guard !isPrepared else { return }
        isPrepared = true
        prepare()
    }
}
