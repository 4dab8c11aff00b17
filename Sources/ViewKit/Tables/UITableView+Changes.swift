/// Rows that come, go and move while the table is seen.
extension UITableView {
    private static let changeDuration = 0.3

    final func beginChanges() {
        layoutIfNeeded()
        loadIfNeeded()
        if changeDepth == 0 { changes = ItemChanges() }
        changeDepth += 1
    }

    /// One change, by itself or as part of a group.
    final func change(_ body: (UITableView) -> Void) {
        beginChanges()
        body(self)
        endChanges(nil)
    }

    final func endChanges(_ completion: ((Bool) -> Void)?) {
        guard changeDepth > 0 else { return }
        changeDepth -= 1
        guard changeDepth == 0, let changes else { return }
        self.changes = nil
        defer { (changeAnimations, removalAnimations) = ([:], [:]) }
        let old = geometry
        geometry = makeGeometry()
        let places = changes.places(
            old: old.sections.map(\.rows.count), new: geometry.sections.map(\.rows.count))
        guard let places else {
            // The numbers do not fit what was announced: what the data source says holds.
            reloadData()
            completion?(false)
            return
        }
        keepMeasures(of: old, places, changes)
        animate(changes, places, from: old, completion)
    }

    /// Rows that stay are as high as they were measured.
    private func keepMeasures(of old: TableGeometry, _ places: [IndexPath: IndexPath], _ changes: ItemChanges) {
        for (path, place) in places where geometry.contains(place) && old.contains(path) {
            guard geometry.sections[place.section].isEstimate[place.row],
                !old.sections[path.section].isEstimate[path.row], !changes.renews(path)
            else { continue }
            geometry.setHeight(old.span(of: path).height, of: place)
        }
        geometry.place()
    }

    private func animate(
        _ changes: ItemChanges, _ places: [IndexPath: IndexPath], from old: TableGeometry,
        _ completion: ((Bool) -> Void)?
    ) {
        let former = cells
        selection = Set(selection.compactMap { places[$0] })
        var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
        cells = [:]
        for (path, cell) in former {
            if let place = places[path], !changes.renews(path) {
                cells[place] = cell
            } else {
                leaving.append((cell, path))
            }
        }
        dropSectionViews()
        let origins = Dictionary(places.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        takeContentSize()
        movements += 1
        let staying = Set(cells.values.map(ObjectIdentifier.init))
        UIView.performWithoutAnimation {
            placeContent()
            placeCellEdges()
        }
        UIView.performWithoutAnimation {
            for (place, cell) in cells where !staying.contains(ObjectIdentifier(cell)) {
                start(cell, at: place, from: origins[place], old)
            }
        }
        for (path, cell) in former where cells.values.contains(where: { $0 === cell }) {
            let top = old.span(of: path).top
            UIView.performWithoutAnimation { cell.frame.origin.y = top }
        }
        move(leaving, completion)
    }

    /// Puts a cell that came into sight where its row was, or where it comes from.
    private func start(_ cell: UITableViewCell, at place: IndexPath, from origin: IndexPath?, _ old: TableGeometry) {
        if let origin, old.contains(origin) {
            cell.frame.origin.y = old.span(of: origin).top
        } else {
            displace(cell, changeAnimations[place] ?? .automatic)
        }
    }

    private func displace(_ cell: UITableViewCell, _ animation: RowAnimation) {
        switch animation {
        case .fade, .automatic, .middle: cell.alpha = 0
        case .none: break
        case .left: cell.frame.origin.x -= bounds.width
        case .right: cell.frame.origin.x += bounds.width
        case .top: cell.frame.origin.y -= cell.bounds.height
        case .bottom: cell.frame.origin.y += cell.bounds.height
        }
    }

    private func move(_ leaving: [(cell: UITableViewCell, path: IndexPath)], _ completion: ((Bool) -> Void)?) {
        let removals = removalAnimations
        for item in leaving { sendSubviewToBack(item.cell) }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
            for (path, cell) in cells {
                place(cell, at: path)
                cell.alpha = 1
            }
            for item in leaving { displace(item.cell, removals[item.path] ?? .automatic) }
        } completion: { [weak self] finished in
            for item in leaving {
                item.cell.alpha = 1
                self?.recycle(item.cell, at: item.path)
            }
            self?.movements -= 1
            self?.setNeedsLayout()
            completion?(finished)
        }
    }

    /// Headers and footers are made anew, as sections may be others now.
    private func dropSectionViews() {
        for view in headers.values { recycle(view) }
        for view in footers.values { recycle(view) }
        (headers, footers) = ([:], [:])
    }
}

extension ItemChanges {
    /// Whether the item at `path` gets a new cell.
    func renews(_ path: IndexPath) -> Bool { reloaded.contains(path) || reloadedSections.contains(path.section) }
}
