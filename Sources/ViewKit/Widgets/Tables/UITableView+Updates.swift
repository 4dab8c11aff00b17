/// Animated changes of rows and sections.
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
        defer {
            changeAnimations = [:]
            removalAnimations = [:]
            defaultChangeAnimation = .automatic
        }
        let old = geometry
        geometry = makeGeometry()
        let moves = changes.moves(old: old.sections.map(\.rows.count), new: geometry.sections.map(\.rows.count))
        guard let moves else {
            // The numbers do not fit what was announced: what the data source says holds.
            reloadData()
            completion?(false)
            return
        }
        keepMeasures(of: old, moves)
        let sectionMoves = SectionMoves(of: self, from: old, moves.sections)
        for (section, origin) in changes.origins(old: old.sections.count, new: geometry.sections.count) {
            guard changes.reloadedSections.contains(origin) else { continue }
            changeAnimations[IndexPath(index: section)] = removalAnimations[IndexPath(index: origin)]
        }
        animate(moves, from: old, sectionMoves, completion)
    }

    /// Carries the measured heights of rows that stay over from the `old` geometry.
    private func keepMeasures(of old: TableGeometry, _ moves: ElementMoves) {
        for (path, place) in moves.items where geometry.contains(place) && old.contains(path) {
            guard geometry.sections[place.section].isEstimate[place.row],
                !old.sections[path.section].isEstimate[path.row], !moves.renews(path)
            else { continue }
            geometry.setHeight(old.span(of: path).height, of: place)
        }
        geometry.place()
    }

    private func animate(
        _ moves: ElementMoves, from old: TableGeometry, _ sectionMoves: SectionMoves, _ completion: ((Bool) -> Void)?
    ) {
        let former = cells
        selection = Set(selection.compactMap { moves.items[$0] })
        var leaving: [(cell: UITableViewCell, path: IndexPath)] = []
        cells = [:]
        for (path, cell) in former {
            if let place = moves.items[path], !moves.renews(path) {
                cells[place] = cell
            } else {
                leaving.append((cell, path))
            }
        }
        reconfigureCells(at: moves.reconfigured)
        let origins = Dictionary(moves.items.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        takeContentSize()
        movements += 1
        let staying = Set(cells.values.map(ObjectIdentifier.init))
        UIView.performWithoutAnimation {
            placeContent()
            placeCellEdges()
        }
        UIView.performWithoutAnimation {
            for (place, cell) in cells where !staying.contains(ObjectIdentifier(cell)) {
                start(cell, at: place, from: origins[place], old, moves)
            }
            for (path, cell) in former where staying.contains(ObjectIdentifier(cell)) {
                cell.frame.origin.y = old.span(of: path).top
            }
        }
        move(leaving, sectionMoves, completion)
    }

    /// Sets the initial state of a cell that came into sight: the former position of its row, or the start of the row's
    /// animation.
    private func start(
        _ cell: UITableViewCell, at place: IndexPath, from origin: IndexPath?, _ old: TableGeometry,
        _ moves: ElementMoves
    ) {
        guard let origin, old.contains(origin) else { return displace(cell, animation(changeAnimations, place)) }
        cell.frame.origin.y = old.span(of: origin).top
        if moves.renews(origin) { displace(cell, animation(removalAnimations, origin)) }
    }

    /// Returns the animation requested for the row at `path`, or for its section; that of the batch without one.
    private func animation(_ animations: [IndexPath: RowAnimation], _ path: IndexPath) -> RowAnimation {
        animations[path] ?? animations[IndexPath(index: path.section)] ?? defaultChangeAnimation
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

    private func move(
        _ leaving: [(cell: UITableViewCell, path: IndexPath)], _ moves: SectionMoves, _ completion: ((Bool) -> Void)?
    ) {
        let removals = removalAnimations
        let show = UIView.performingWithoutAnimation { moves.start(in: self) }
        for item in leaving { sendSubviewToBack(item.cell) }
        UIView.animate(withDuration: Self.changeDuration, delay: 0, options: .allowUserInteraction) {
            for (path, cell) in cells {
                place(cell, at: path)
                cell.alpha = 1
            }
            show?()
            moves.move(in: self)
            for item in leaving { displace(item.cell, animation(removals, item.path)) }
        } completion: { [weak self] finished in
            for item in leaving {
                item.cell.alpha = 1
                self?.recycle(item.cell, at: item.path)
            }
            moves.end(in: self)
            self?.movements -= 1
            self?.setNeedsLayout()
            completion?(finished)
        }
    }
}
