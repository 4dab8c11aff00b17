/// The headers and footers of a table while its sections change: their former frames, and those that come or go.
@MainActor struct SectionMoves {
    private let old: TableGeometry
    /// The old index of each new section that stays as it is.
    private let origins: [Int: Int]
    private var starts: [ObjectIdentifier: CGRect] = [:]
    private var footerStart: CGRect?
    /// The headers and footers that go, with the alpha that they had.
    private var leaving: [(view: UIView, alpha: CGFloat)] = []

    /// Renumbers the headers and footers of `table` from its `old` geometry to the present one; `places` maps old
    /// section indices to new ones.
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

    /// Puts the views that stay back where they were, and hides the new ones; returns a closure that shows the latter
    /// again.
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

    /// Moves all views to their new frames and hides those that go; called inside an animation.
    func move(in table: UITableView) {
        table.placeSectionViews()
        table.placeEdges()
        for item in leaving { item.view.alpha = 0 }
    }

    /// Removes and recycles the views that went, their alpha restored.
    func end(in table: UITableView?) {
        for item in leaving {
            item.view.alpha = item.alpha
            table?.recycle(item.view)
        }
    }
}
