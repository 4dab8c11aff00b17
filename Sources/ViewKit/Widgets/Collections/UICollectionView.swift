/// Shows items as a layout arranges them; only those in sight have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    final var plan: UICollectionViewLayout
    /// The number of items in each section; nil until they are loaded from the data source.
    final var counts: [Int]?
    final var views: [ElementKey: UICollectionReusableView] = [:]
    /// The attributes of the elements in and around the bounds.
    final var attributes: [UICollectionViewLayoutAttributes] = []
    /// The part of the content that `attributes` are of.
    final var attributedArea = CGRect.null
    /// The bounds at the last layout pass.
    final var placedBounds = CGRect.null
    /// The sections in sight that scroll by themselves, and how far those out of sight were scrolled, in points.
    final var rows: [Int: OrthogonalScrollView] = [:]
    final var rowOffsets: [Int: CGFloat] = [:]
    /// Rows whose sections are gone, until the animation of that is over.
    final var leavingRows: [OrthogonalScrollView] = []
    final var pool = ReusePool<UICollectionReusableView>()
    /// The swipes of rows; nil in what is no list with actions.
    final var swipes: RowSwipes?
    /// The context menus; nil before there is a delegate.
    final var menus: ListMenus?
    final var prefetches = PrefetchQueue()
    /// The direction in which items were asked for last, and the area whose attributes were loaded then.
    final var prefetchesForward = true
    final var prefetchedArea = CGRect.null
    final var selection: Set<IndexPath> = []
    final var touchedItem: IndexPath?
    final var changes: ItemChanges?
    final var changeDepth = 0
    /// Called at the end of the interactive transition that runs.
    final var transitionCompletion: LayoutInteractiveTransitionCompletion?
    final var isPlacing = false
    /// The item whose cell is being configured again, and the cell; nil otherwise.
    final var reconfigured: (path: IndexPath, cell: UICollectionViewCell)?
    /// Whether a cell has preferred a size of its own since the last pass.
    final var isMeasured = false
    /// The number of change animations that run; views out of sight are kept until they end.
    final var movements = 0

    /// A collection of that frame, arranged by `layout`.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        plan = layout
        super.init(frame: frame)
        layout.collectionView = self
        backgroundColor = .systemBackground
    }

    /// A collection of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        let made = (coder as? InterfaceCoder).flatMap { coder in
            coder.object.object("collectionViewLayout").flatMap(coder.loader.make) as? UICollectionViewLayout
        }
        plan = made ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        plan.collectionView = self
        backgroundColor = .systemBackground
        finishDecoding(from: coder, as: UICollectionView.self)
    }

    override class var mayDraw: Bool { self != UICollectionView.self }

    /// The kind of a section's header.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of a section's footer.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Arranges the items; setting it changes the arrangement at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { plan }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Changes the arrangement; `completion` runs when everything is in its place.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { exchangeLayout(for: layout, animated: animated, completion) }

    /// Begins a change to `layout`, whose progress is set on the layout that is returned; `completion` is called at its
    /// end.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { beginTransition(to: layout, completion) }

    /// Animates the interactive change of the layout to its end.
    open func finishInteractiveTransition() { endTransition(finishes: true) }

    /// Animates the interactive change of the layout back to its start.
    open func cancelInteractiveTransition() { endTransition(finishes: false) }

    /// Provides the collection's sections and items; a weak reference.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { setNeedsReload() } }
    /// Prepares the data of items before they come into sight; a weak reference, nil by default.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? { didSet { prefetches.removeAll() } }
    /// Whether `prefetchDataSource` is asked; true by default.
    open var isPrefetchingEnabled = true
    /// The delegate, called for display and selection of the items; a weak reference.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            let delegate: (any UICollectionViewDelegate)? = delegate
            ownDelegate = delegate
            if delegate != nil, menus == nil { menus = ListMenus(of: self) }
            setNeedsReload()
        }
    }

    /// The view behind the items, which does not scroll; nil by default.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// Whether a finger selects items; true by default.
    open var allowsSelection = true
    /// Whether several items may be selected; false by default.
    open var allowsMultipleSelection = false

    /// Whether the items are edited, which cells show by their accessories; false by default.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    /// The number of sections.
    open var numberOfSections: Int { loadedCounts.count }

    /// The number of items in `section`; 0 in a section that there is not.
    open func numberOfItems(inSection section: Int) -> Int {
        let counts = loadedCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// Discards everything loaded from the data source, to be loaded anew; the selection is lost.
    open func reloadData() { setNeedsReload() }

    /// The cells that are in sight, in no order.
    open var visibleCells: [UICollectionViewCell] {
        indexPathsForVisibleItems.compactMap(cellForItem(at:))
    }

    /// The items that are in sight, in no order.
    open var indexPathsForVisibleItems: [IndexPath] {
        layoutIfNeeded()
        return views.keys.filter { $0.kind == nil }.map(\.path)
    }

    /// The cell of an item that is in sight; nil for others.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        views[ElementKey(kind: nil, path: indexPath)] as? UICollectionViewCell
    }

    /// The item that `cell` shows; nil where it shows none.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        views.first { $0.value === cell }?.key.path
    }

    /// The item at `point` of the content; nil where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }

    /// A supplementary view that is in sight; nil for others.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { views[ElementKey(kind: elementKind, path: indexPath)] }

    /// The attributes that the layout has for an item; nil where there is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        plan.prepareIfNeeded()
        return plan.layoutAttributesForItem(at: indexPath)
    }

    /// The attributes that the layout has for a supplementary view; nil where there is none.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        plan.prepareIfNeeded()
        return plan.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    /// Scrolls so that an item lies where `scrollPosition` says; what is no item is left.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// Registers a class of cells for `identifier`; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, kind: nil, identifier)
    }

    /// Registers a class of supplementary views for `identifier`; nil unregisters it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { register(viewClass, kind: elementKind, identifier) }

    /// A cell that is used again, or a new one; `identifier` must be registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = dequeue(identifier, kind: nil, at: indexPath) as? UICollectionViewCell { return cell }
        layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "could not dequeue a cell with identifier \(identifier), for which register(_:forCellWithReuseIdentifier:) was "
                + "not called")
        return UICollectionViewCell(frame: .zero)
    }

    /// A supplementary view that is used again, or a new one; `identifier` must be registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = dequeue(identifier, kind: elementKind, at: indexPath) { return view }
        layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "could not dequeue a view of kind: \(elementKind) with identifier \(identifier), for which none is registered"
        )
        return UICollectionReusableView(frame: .zero)
    }

    /// The items that are selected; nil for none.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects an item, and scrolls to it where `scrollPosition` says; nil deselects all. The delegate is not called.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects an item. The delegate is not called.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { deselect(indexPath) }

    /// Runs `updates`, whose insertions, deletions and moves animate together; `completion` runs when they are over.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginChanges()
        updates?()
        endChanges(completion)
    }

    /// Shows items that the data source has now.
    open func insertItems(at indexPaths: [IndexPath]) {
        change { $0.changes?.inserted.formUnion(indexPaths) }
    }

    /// Takes away items that the data source has no more.
    open func deleteItems(at indexPaths: [IndexPath]) {
        change { $0.changes?.deleted.formUnion(indexPaths) }
    }

    /// Makes the cells of items anew.
    open func reloadItems(at indexPaths: [IndexPath]) {
        change { $0.changes?.reloaded.formUnion(indexPaths) }
    }

    /// Has the cells of items in sight configured again by the data source, which gets the present ones when it asks for
    /// reusable cells.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

    /// Moves an item to where the data source has it now.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.changes?.moved[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has now.
    open func insertSections(_ sections: IndexSet) {
        change { $0.changes?.insertedSections.formUnion(sections) }
    }

    /// Takes away sections that the data source has no more.
    open func deleteSections(_ sections: IndexSet) {
        change { $0.changes?.deletedSections.formUnion(sections) }
    }

    /// Makes the cells of sections anew.
    open func reloadSections(_ sections: IndexSet) {
        change { $0.changes?.reloadedSections.formUnion(sections) }
    }

    /// The interaction that shows the context menus of items; nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    override func dragBegins() { swipes?.close() }

    /// Makes cells for what came into sight, and takes away what went out of it.
    open override func layoutSubviews() {
        placeContent()
        super.layoutSubviews()
    }

    override func proposedTarget(_ target: CGPoint, velocity: CGPoint) -> CGPoint {
        plan.targetContentOffset(forProposedContentOffset: target, withScrollingVelocity: velocity)
    }

    /// Highlights the item under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes?.close() != true { highlightItem(under: touches.first) }
        super.touchesBegan(touches, with: event)
    }

    /// Selects the item that the finger was on.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        selectTouchedItem()
        super.touchesEnded(touches, with: event)
    }

    /// Takes the highlight back.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlightItem()
        super.touchesCancelled(touches, with: event)
    }
}
