/// A data source of a collection that shows snapshots, and animates the differences between them.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject,
    UICollectionViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Returns the cell for an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Returns the header, the footer or the like of a kind at an index path.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Provides headers, footers and the like; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// Called when items of section snapshots expand and collapse.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    final weak var collectionView: UICollectionView?
    final var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private let pending = PendingSnapshots()

    /// A data source of `collectionView`, which asks it from now on; `cellProvider` returns the cells.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    /// Shows `snapshot`, with the difference to what is shown now animated or not; `completion` runs when that is over.
    ///
    /// It may be called on another thread, if all other calls are.
    @preconcurrency nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        pending.enqueue(for: "UICollectionViewDiffableDataSource") {
            self.show(animated: animatingDifferences, completion) { $0.replace(with: snapshot) }
        }
    }

    /// Shows `snapshot`, and returns when the animation of the difference is over.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows `snapshot` with all cells made anew, without an animation; the selection is lost.
    @preconcurrency nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (@MainActor () -> Void)? = nil
    ) {
        pending.enqueue(for: "UICollectionViewDiffableDataSource") {
            _ = self.contents.replace(with: snapshot)
            self.collectionView?.reloadData()
            completion?()
        }
    }

    /// Shows `snapshot` with all cells made anew, without an animation; the selection is lost.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// A copy of the snapshot that is shown.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        contents.snapshot
    }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }

    /// The index of a section; nil for one that is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        contents.places.sections[sectionIdentifier]
    }

    /// The item at an index path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }

    /// The index path of an item; nil for one that is not shown.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.places.items[itemIdentifier] }

    /// The number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.places.counts.count }

    /// The number of items in `section`.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.places.counts.indices.contains(section) ? contents.places.counts[section] : 0
    }

    /// The cell of the provider.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let item = contents.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) {
            return cell
        }
        collectionView.layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "the provider of cells returned nil for index path \(indexPath)")
        return UICollectionViewCell()
    }

    /// The view of the provider.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
        let place = supplementaryViewProvider == nil ? "there is no supplementaryViewProvider" : "it returned nil"
        collectionView.layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "the layout needs a view of kind \(kind) at index path \(indexPath), and \(place)")
        return UICollectionReusableView()
    }

    /// Replaces the contents by what `change` makes of them, which the collection shows, animated or not.
    final func show(
        animated: Bool, _ completion: (() -> Void)?,
        _ change: (inout DiffableContents<SectionIdentifierType, ItemIdentifierType>) -> ElementMoves
    ) {
        guard let collectionView, collectionView.dataSource === self else {
            _ = change(&contents)
            completion?()
            return
        }
        collectionView.show(animated: animated, completion) { change(&contents) }
    }

    /// Runs `apply` as `apply(_:animatingDifferences:completion:)` does.
    nonisolated final func enqueue(_ apply: @escaping @MainActor () -> Void) {
        pending.enqueue(for: "UICollectionViewDiffableDataSource", apply)
    }
}
