/// Layout of the cells, headers and footers in sight.
extension UITableView {
    final func placeContent() {
        guard !isPlacing else { return }
        isPlacing = true
        defer { isPlacing = false }
        if hasGeometry, measuredWidth != bounds.width { widthChanged() }
        loadIfNeeded()
        placeEdges()
        // Measuring rows moves others into sight; each pass measures at least one.
        for _ in 0..<8 where placeRows() {}
        placeSections()
        dropHidden()
        if prefetchDataSource != nil, bounds.minY != placedOffset { updatePrefetches(from: placedOffset) }
        placedOffset = bounds.minY
    }

    /// Measures rows anew for another width.
    private func widthChanged() {
        measuredWidth = bounds.width
        let old = geometry
        geometry = makeGeometry()
        for (path, cell) in cells where old.contains(path) { cell.setNeedsLayout() }
        takeContentSize()
    }

    final func placeEdges() {
        tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: geometry.header) }
        tableFooterView.map {
            $0.frame = CGRect(x: 0, y: geometry.sectionsEnd, width: bounds.width, height: geometry.footer)
        }
    }

    /// Makes cells for the rows in sight and places them; returns whether a measured height differs from its estimate.
    private func placeRows() -> Bool {
        let low = bounds.minY
        let high = bounds.maxY
        var firstChange: Int?
        var shift: CGFloat = 0
        for section in geometry.sections(from: low, to: high) {
            for row in geometry.rows(of: section, from: low, to: high) {
                let path = IndexPath(row: row, section: section)
                let cell = cells[path] ?? makeCell(at: path)
                guard geometry.sections[section].isEstimate[row] else { continue }
                let old = geometry.span(of: path)
                let height = cell.selfSizedHeight(forWidth: rowWidth)
                geometry.setHeight(height, of: path)
                guard height != old.height else { continue }
                firstChange = min(firstChange ?? section, section)
                // What lies below a row that comes in from above stays where it is.
                if old.top < low { shift += height - old.height }
            }
        }
        if let firstChange {
            geometry.place(from: firstChange)
            takeContentSize()
            if shift != 0 { contentOffset.y += shift }
        }
        for (path, cell) in cells where geometry.contains(path) { place(cell, at: path) }
        return firstChange != nil
    }

    private var rowWidth: CGFloat { max(0, bounds.width - 2 * sectionMargin) }

    final func rect(of path: IndexPath) -> CGRect {
        loadIfNeeded()
        guard geometry.contains(path) else { return .zero }
        let span = geometry.span(of: path)
        return CGRect(x: sectionMargin, y: span.top, width: rowWidth, height: span.height)
    }

    final func span(of section: Int, _ edges: (TableGeometry.Section) -> (CGFloat, CGFloat)) -> CGRect {
        loadIfNeeded()
        guard geometry.sections.indices.contains(section) else { return .zero }
        let (top, end) = edges(geometry.sections[section])
        return CGRect(x: sectionMargin, y: top, width: rowWidth, height: end - top)
    }

    private func makeCell(at path: IndexPath) -> UITableViewCell {
        let cell = requestCell(at: path) ?? UITableViewCell()
        cells[path] = cell
        UIView.performWithoutAnimation {
            cell.setSelected(selection.contains(path), animated: false)
            insertSubview(cell, at: 0)
            place(cell, at: path)
            placeEdges(of: cell, at: path)
        }
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        cell.layOutComingIntoSight()
        return cell
    }

    /// Sets the frame of a cell to that of its row.
    final func place(_ cell: UITableViewCell, at path: IndexPath) {
        let frame = rect(of: path)
        if cell.frame != frame { cell.frame = frame }
    }

    /// Updates the separators and round corners of the cells in sight.
    final func placeCellEdges() {
        for (path, cell) in cells where geometry.contains(path) { placeEdges(of: cell, at: path) }
    }

    private func placeEdges(of cell: UITableViewCell, at path: IndexPath) {
        let isLast = path.row == geometry.sections[path.section].rows.count - 1
        cell.separator.isHidden = separatorStyle == .none || isLast && look != .plain
        cell.separator.backgroundColor = separatorColor
        cell.tableSeparatorInset = separatorInset
        guard look == .insetGrouped else { return }
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.clipsToBounds = !corners.isEmpty
    }

    private func placeSections() {
        for section in geometry.sections(from: bounds.minY, to: bounds.maxY) {
            if geometry.sections[section].header > 0 {
                let view = headers[section] ?? makeHeader(section)
                headers[section] = view
            }
            if geometry.sections[section].footer > 0 {
                let view = footers[section] ?? makeFooter(section)
                footers[section] = view
            }
        }
        placeSectionViews()
    }

    /// Puts the headers and footers that there are where they belong.
    final func placeSectionViews() {
        for (section, view) in headers where geometry.sections.indices.contains(section) {
            view.frame = headerFrame(section, in: geometry)
        }
        for (section, view) in footers where geometry.sections.indices.contains(section) {
            view.frame = footerFrame(section, in: geometry)
        }
    }

    /// The frame of a section's header; that of a plain table stays in sight while its rows do.
    final func headerFrame(_ section: Int, in geometry: TableGeometry) -> CGRect {
        let part = geometry.sections[section]
        var frame = CGRect(x: sectionMargin, y: part.top, width: rowWidth, height: part.header)
        guard look == .plain else { return frame }
        let top = bounds.minY + adjustedContentInset.top
        frame.origin.y = max(frame.minY, min(top, part.rowsEnd - frame.height))
        return frame
    }

    final func footerFrame(_ section: Int, in geometry: TableGeometry) -> CGRect {
        let part = geometry.sections[section]
        return CGRect(x: sectionMargin, y: part.rowsEnd, width: rowWidth, height: part.footer)
    }

    private func makeHeader(_ section: Int) -> UIView? {
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            return added(view, headerFrame(section, in: geometry))
        }
        let title = dataSource?.tableView(self, titleForHeaderInSection: section)
        return title.map { added(titleView($0, isHeader: true), headerFrame(section, in: geometry)) }
    }

    private func makeFooter(_ section: Int) -> UIView? {
        if let view = delegate?.tableView(self, viewForFooterInSection: section) {
            return added(view, footerFrame(section, in: geometry))
        }
        let title = dataSource?.tableView(self, titleForFooterInSection: section)
        return title.map { added(titleView($0, isHeader: false), footerFrame(section, in: geometry)) }
    }

    private func added(_ view: UIView, _ frame: CGRect) -> UIView {
        UIView.performWithoutAnimation {
            addSubview(view)
            view.frame = frame
        }
        view.layOutComingIntoSight()
        return view
    }

    private func titleView(_ title: String, isHeader: Bool) -> UIView {
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.textLabel?.text = isHeader && look != .plain ? title.uppercased() : title
        if look == .plain {
            view.contentView.backgroundColor = .systemGray6
            view.textLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
            view.textLabel?.textColor = .label
        }
        view.hasTitleAtBottom = isHeader && look != .plain
        return view
    }

    /// Whether a row lies within the bounds; one without height counts where it would be seen.
    private func isInSight(_ frame: CGRect) -> Bool {
        frame.minY < bounds.maxY && (frame.maxY > bounds.minY || frame.height == 0 && frame.minY >= bounds.minY)
    }

    /// Takes away what is out of sight.
    private func dropHidden() {
        let sections = geometry.sections(from: bounds.minY, to: bounds.maxY)
        for (path, cell) in cells where !geometry.contains(path) || movements == 0 && !isInSight(cell.frame) {
            cells[path] = nil
            recycle(cell, at: path)
        }
        let kept = movements == 0 ? sections : geometry.sections.indices
        for (section, view) in headers where !kept.contains(section) {
            headers[section] = nil
            recycle(view)
        }
        for (section, view) in footers where !kept.contains(section) {
            footers[section] = nil
            recycle(view)
        }
    }

    final func row(at point: CGPoint) -> IndexPath? {
        loadIfNeeded()
        guard let section = geometry.sections(from: point.y, to: point.y.nextUp).first else { return nil }
        return geometry.rows(of: section, from: point.y, to: point.y.nextUp).first.map {
            IndexPath(row: $0, section: section)
        }
    }

    final func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
        layoutIfNeeded()
        let rect = rect(of: path)
        guard rect != .zero else { return }
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        var offset = contentOffset
        switch position {
        case .none: return reveal(rect, animated: animated)
        case .top: offset.y = rect.minY - insets.top
        case .middle: offset.y = rect.midY - room / 2 - insets.top
        case .bottom: offset.y = rect.maxY - room - insets.top
        }
        offset = limited(offset)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }
}
