/// The headers and footers of a table while its sections change: where they were, which come and which go.
@MainActor struct SectionMoves {
    private let old: TableGeometry
    /// Which old section each new one is that stays as it is.
    private let origins: [Int: Int]
    private var starts: [ObjectIdentifier: CGRect] = [:]
    private var footerStart: CGRect?
    /// What goes, with the alpha that it had.
    private var leaving: [(view: UIView, alpha: CGFloat)] = []

    /// Takes the views of `table` over from its `old` geometry to the present one; `places` say where sections are now.
    init(of table: UITableView, from old: TableGeometry, _ places: [Int: Int]) {
        self.old = old
        origins = Dictionary(places.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for view in table.headers.values { starts[ObjectIdentifier(view)] = view.frame }
        for view in table.footers.values { starts[ObjectIdentifier(view)] = view.frame }
        footerStart = table.tableFooterView?.frame
        renumber(table, \.headers, \.header, places)
        renumber(table, \.footers, \.footer, places)
    }

    private mutating func renumber(
        _ table: UITableView, _ views: ReferenceWritableKeyPath<UITableView, [Int: UIView]>,
        _ height: KeyPath<TableGeometry.Section, CGFloat>, _ places: [Int: Int]
    ) {
        let former = table[keyPath: views]
        table[keyPath: views] = [:]
        for (section, view) in former {
            if let place = places[section], table.geometry.sections[place][keyPath: height] > 0 {
                table[keyPath: views][place] = view
            } else {
                leaving.append((view, view.alpha))
            }
        }
    }

    /// Puts what is in its new place back where it was, and hides what is new; returns what shows the latter again.
    func start(in table: UITableView) -> () -> Void {
        table.tableFooterView?.frame = footerStart ?? .zero
        var shows: [() -> Void] = []
        for (section, view) in table.headers {
            shows += start(view, at: section) { table.headerFrame($0, in: old) }
        }
        for (section, view) in table.footers {
            shows += start(view, at: section) { table.footerFrame($0, in: old) }
        }
        return { for show in shows { show() } }
    }

    private func start(_ view: UIView, at section: Int, _ frame: (Int) -> CGRect) -> [() -> Void] {
        if let start = starts[ObjectIdentifier(view)] ?? origins[section].map(frame) {
            view.frame = start
            return []
        }
        let alpha = view.alpha
        view.alpha = 0
        return [{ view.alpha = alpha }]
    }

    /// Moves everything to its place and hides what goes; to be animated.
    func move(in table: UITableView) {
        table.placeSectionViews()
        table.placeEdges()
        for item in leaving { item.view.alpha = 0 }
    }

    /// Takes away what went.
    func end(in table: UITableView?) {
        for item in leaving {
            item.view.alpha = item.alpha
            table?.recycle(item.view)
        }
    }
}
