/// A data source of a table that shows snapshots, and animates the differences between them.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSObject, UITableViewDataSource
where
    SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
    ItemIdentifierType: Sendable
{
    /// Returns the cell for an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    /// The animation of rows that come, go or are made anew; automatic by default.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    private weak var tableView: UITableView?
    private var contents = DiffableContents<SectionIdentifierType, ItemIdentifierType>()
    private let cellProvider: CellProvider
    private let pending = PendingSnapshots()

    /// A data source of `tableView`, which asks it from now on; `cellProvider` returns the cells.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    /// Shows `snapshot`, with the difference to what is shown now animated or not; `completion` runs when that is over.
    ///
    /// It may be called on another thread, if all other calls are.
    @preconcurrency nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (@MainActor () -> Void)? = nil
    ) {
        pending.enqueue(for: "UITableViewDiffableDataSource") {
            self.show(snapshot, animated: animatingDifferences, completion)
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
        pending.enqueue(for: "UITableViewDiffableDataSource") {
            _ = self.contents.replace(with: snapshot)
            self.tableView?.reloadData()
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
    open func numberOfSections(in tableView: UITableView) -> Int { contents.places.counts.count }

    /// The number of rows in `section`.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.places.counts.indices.contains(section) ? contents.places.counts[section] : 0
    }

    /// The cell of the provider.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if let item = contents.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
        tableView.layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "the provider of cells returned nil for index path \(indexPath)")
        return UITableViewCell()
    }

    /// Nil; subclasses return the text above a section.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Nil; subclasses return the text below a section.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    private func show(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        _ completion: (() -> Void)?
    ) {
        guard let tableView, tableView.dataSource === self else {
            _ = contents.replace(with: snapshot)
            completion?()
            return
        }
        tableView.show(animated: animated, with: defaultRowAnimation, completion) { contents.replace(with: snapshot) }
    }
}
