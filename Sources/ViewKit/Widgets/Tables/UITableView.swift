/// Shows rows below each other, in sections; only those in sight have cells.
@preconcurrency @MainActor open class UITableView: UIScrollView {
    final let look: Style
    final var geometry = TableGeometry()
    final var hasGeometry = false
    /// The width for which rows were measured.
    final var measuredWidth: CGFloat = 0
    final var cells: [IndexPath: UITableViewCell] = [:]
    final var headers: [Int: UIView] = [:]
    final var footers: [Int: UIView] = [:]
    final var cellPool = ReusePool<UITableViewCell>()
    final var headerPool = ReusePool<UITableViewHeaderFooterView>()
    final var selection: Set<IndexPath> = []
    /// The row that a finger is on.
    final var touchedRow: IndexPath?
    /// The swipes of rows; nil before there is a delegate or a data source.
    final var swipes: RowSwipes?
    /// The context menus; nil before there is a delegate.
    final var menus: ListMenus?
    final var prefetches = PrefetchQueue()
    /// The offset at the last layout pass.
    final var placedOffset: CGFloat = 0
    final var changes: ItemChanges?
    final var changeDepth = 0
    final var changeAnimations: [IndexPath: RowAnimation] = [:]
    final var removalAnimations: [IndexPath: RowAnimation] = [:]
    /// The animation of rows and sections that come, go or are made anew in the batch of changes, where none is said.
    final var defaultChangeAnimation = RowAnimation.automatic
    final var isPlacing = false
    /// The row whose cell is being configured again, and the cell; nil otherwise.
    final var reconfigured: (path: IndexPath, cell: UITableViewCell)?
    /// The sections and cells of an interface file; nil for a table with a data source of its own.
    final var staticContent: StaticTableContent?
    /// The number of change animations that run; cells, headers and footers out of sight are kept until they end.
    final var movements = 0

    /// A plain or grouped table of that frame.
    public init(frame: CGRect, style: Style) {
        look = style
        super.init(frame: frame)
        setUp()
    }

    /// A plain table of that frame.
    public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    /// A table of an interface file; nil for other archives.
    public required init?(coder: NSCoder) {
        look = (coder as? InterfaceCoder)?.values.choice("style", Self.interfaceStyles) ?? .plain
        super.init(coder: coder)
        setUp()
        finishDecoding(from: coder, as: UITableView.self)
    }

    private func setUp() {
        alwaysBounceVertical = true
        backgroundColor = look == .plain ? .systemBackground : .systemGroupedBackground
    }

    override class var mayDraw: Bool { self != UITableView.self }

    /// Stands for a height that the content decides.
    public static let automaticDimension: CGFloat = -1

    /// The look of the table.
    open var style: Style { look }
    /// Provides the table's sections and rows; a weak reference.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            if dataSource != nil, swipes == nil { swipes = RowSwipes(of: self) }
            setNeedsReload()
        }
    }
    /// Prepares the data of rows before they come into sight; a weak reference, nil by default.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? { didSet { prefetches.removeAll() } }
    /// Whether `prefetchDataSource` is asked; true by default.
    open var isPrefetchingEnabled = true
    /// The delegate, which provides heights and is called for display and selection; a weak reference.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            let delegate: (any UITableViewDelegate)? = delegate
            ownDelegate = delegate
            if delegate != nil, menus == nil { menus = ListMenus(of: self) }
            setNeedsReload()
        }
    }

    /// The height of rows in points; `automaticDimension`, the default, for what suits their cells.
    open var rowHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// A guess at the height of rows that were not in sight yet; `automaticDimension`, the default, for 44 points.
    open var estimatedRowHeight = UITableView.automaticDimension {
        willSet { KeyValueObservers.willChange("estimatedRowHeight", of: self) }
        didSet { KeyValueObservers.didChange("estimatedRowHeight", of: self) }
    }
    /// The height of headers; `automaticDimension`, the default, for what suits their titles.
    open var sectionHeaderHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The height of footers; `automaticDimension`, the default, for what suits their titles.
    open var sectionFooterHeight = UITableView.automaticDimension { didSet { setNeedsReload() } }
    /// The lines between rows; single lines by default.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { placeCellEdges() } }
    /// The colour of the lines.
    open var separatorColor: UIColor? = .separator { didSet { placeCellEdges() } }
    /// The insets of the lines, for cells that have none of their own, in points; 16 at the left by default. Only left and right
    /// count.
    open var separatorInset = UITableView.separatorInset { didSet { placeCellEdges() } }
    static let separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// The view above the first section; its height is its own.
    open var tableHeaderView: UIView? { didSet { exchangeEdge(oldValue, for: tableHeaderView) } }
    /// The view below the last section; its height is its own.
    open var tableFooterView: UIView? { didSet { exchangeEdge(oldValue, for: tableFooterView) } }
    /// Whether a finger selects rows; true by default.
    open var allowsSelection = true
    /// Whether several rows may be selected; false by default.
    open var allowsMultipleSelection = false

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in `section`; 0 in a section that there is not.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
    }

    /// Loads everything from the data source anew; the selection is lost.
    open func reloadData() {
        dropAll()
        loadIfNeeded()
    }

    /// The cell of a row that is in sight; nil for others.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

    /// The cells that are in sight, from top to bottom.
    open var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap { cells[$0] } }

    /// The rows that are in sight, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? {
        layoutIfNeeded()
        return cells.keys.filter { rectForRow(at: $0).overlaps(bounds) }.sorted()
    }

    /// The row that `cell` shows; nil where it shows none.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

    /// The row at `point` of the content; nil where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

    /// The frame of a row in the content; zero where there is no such row.
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

    /// The frame of a section with header and footer; zero where there is no such section.
    open func rect(forSection section: Int) -> CGRect {
        span(of: section) { ($0.top, $0.end) }
    }

    /// The frame of the header of a section, when it does not float; zero where there is no such section.
    open func rectForHeader(inSection section: Int) -> CGRect {
        span(of: section) { ($0.top, $0.rowsStart) }
    }

    /// The frame of the footer of a section; zero where there is no such section.
    open func rectForFooter(inSection section: Int) -> CGRect {
        span(of: section) { ($0.rowsEnd, $0.end) }
    }

    /// The header of a section that is in sight.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        headers[section] as? UITableViewHeaderFooterView
    }

    /// The footer of a section that is in sight.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        footers[section] as? UITableViewHeaderFooterView
    }

    /// Scrolls so that a row lies where `scrollPosition` says; what is no row is left.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    /// Registers a class of cells for `identifier`; nil unregisters it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        let kind = cellClass as? UITableViewCell.Type
        cellPool.register(identifier, kind.map { kind in { kind.init() } })
    }

    /// Registers a class of headers and footers for `identifier`; nil unregisters it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        let kind = aClass as? UITableViewHeaderFooterView.Type
        headerPool.register(identifier, kind.map { kind in { kind.init() } })
    }

    /// A cell that is used again, or a new one where a class is registered; otherwise nil.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { dequeueCell(identifier) }

    /// The same for a row; `identifier` must be registered or have been used.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = reconfiguredCell(identifier, at: indexPath) ?? dequeueCell(identifier) { return cell }
        layerContext.faults.raise(
            "NSInternalInconsistencyException", by: self,
            "unable to dequeue a cell with identifier \(identifier), for which register(_:forCellReuseIdentifier:) was not "
                + "called")
        return UITableViewCell()
    }

    /// A header or footer that is used again, or a new one where a class is registered; otherwise nil.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        dequeueReusableHeaderFooterViewByDefault(withIdentifier: identifier)
    }

    /// The row that is selected, the first one of several.
    open var indexPathForSelectedRow: IndexPath? { selection.min() }
    /// The rows that are selected; nil for none.
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.sorted() }

    /// Selects a row, and scrolls to it unless `scrollPosition` is `.none`; nil deselects all. The delegate is not
    /// called.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        select(indexPath, animated: animated, scrollPosition)
    }

    /// Deselects a row. The delegate is not called.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { deselect(indexPath, animated: animated) }

    /// Runs `updates`, whose insertions, deletions and moves animate together; `completion` runs when they are over.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endChanges(completion)
    }

    /// Collects the changes up to `endUpdates()`.
    open func beginUpdates() { beginChanges() }

    /// Makes the changes since `beginUpdates()`, animated.
    open func endUpdates() { endChanges(nil) }

    /// Shows rows that the data source has now.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { table in
            table.changes?.inserted.formUnion(indexPaths)
            for path in indexPaths { table.changeAnimations[path] = animation }
        }
    }

    /// Takes away rows that the data source has no more.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { table in
            table.changes?.deleted.formUnion(indexPaths)
            for path in indexPaths { table.removalAnimations[path] = animation }
        }
    }

    /// Makes the cells of rows anew.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { table in
            table.changes?.reloaded.formUnion(indexPaths)
            for path in indexPaths { table.removalAnimations[path] = animation }
        }
    }

    /// Has the cells of rows in sight configured again by the data source, which gets the present ones when it asks for
    /// reusable cells.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(at: indexPaths) }

    /// Moves a row to where the data source has it now.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.changes?.moved[indexPath] = newIndexPath }
    }

    /// Shows sections that the data source has now.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { table in
            table.changes?.insertedSections.formUnion(sections)
            for section in sections { table.changeAnimations[IndexPath(index: section)] = animation }
        }
    }

    /// Takes away sections that the data source has no more.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { table in
            table.changes?.deletedSections.formUnion(sections)
            for section in sections { table.removalAnimations[IndexPath(index: section)] = animation }
        }
    }

    /// Makes the cells of sections anew.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        change { table in
            table.changes?.reloadedSections.formUnion(sections)
            for section in sections { table.removalAnimations[IndexPath(index: section)] = animation }
        }
    }

    /// The interaction that shows the context menus of rows; nil before there is a delegate.
    open var contextMenuInteraction: UIContextMenuInteraction? { menus?.interaction }

    override func dragBegins() { swipes?.close() }

    /// Makes cells for what came into sight, and takes away what went out of it.
    open override func layoutSubviews() {
        placeContent()
        super.layoutSubviews()
    }

    /// Highlights the row under the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipes?.close() != true { highlightRow(under: touches.first) }
        super.touchesBegan(touches, with: event)
    }

    /// Selects the row that the finger was on.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        selectTouchedRow()
        super.touchesEnded(touches, with: event)
    }

    /// Takes the highlight back.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        unhighlightRow()
        super.touchesCancelled(touches, with: event)
    }
}
