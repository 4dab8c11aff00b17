/// Loading from data source and delegate: the geometry, and reusable cells, headers and footers.
extension UITableView {
    private static let estimate: CGFloat = 44

    /// The distance from the table's edges to inset sections, in points; 0 in other styles.
    final var sectionMargin: CGFloat { look == .insetGrouped ? 16 : 0 }

    final func setNeedsReload() {
        dropAll()
        setNeedsLayout()
    }

    /// Discards geometry, selection, cells, headers and footers, so that the next layout loads them anew.
    final func dropAll() {
        hasGeometry = false
        prefetches.removeAll()
        selection = []
        touchedRow = nil
        for (path, cell) in cells { recycle(cell, at: path) }
        for view in headers.values { recycle(view) }
        for view in footers.values { recycle(view) }
        cells = [:]
        headers = [:]
        footers = [:]
        setNeedsLayout()
    }

    final func loadIfNeeded() {
        guard !hasGeometry else { return }
        hasGeometry = true
        measuredWidth = bounds.width
        geometry = makeGeometry()
        takeContentSize()
    }

    final func takeContentSize() { contentSize = CGSize(width: bounds.width, height: geometry.contentHeight) }

    final func makeGeometry() -> TableGeometry {
        var geometry = TableGeometry()
        geometry.header = tableHeaderView?.bounds.height ?? 0
        geometry.footer = tableFooterView?.bounds.height ?? 0
        guard let dataSource else {
            geometry.place()
            return geometry
        }
        for index in 0..<max(0, dataSource.numberOfSections(in: self)) {
            var section = TableGeometry.Section()
            section.header = headerHeight(index)
            section.footer = footerHeight(index)
            for row in 0..<max(0, dataSource.tableView(self, numberOfRowsInSection: index)) {
                let (height, isEstimate) = height(of: IndexPath(row: row, section: index))
                section.rows.append(height)
                section.isEstimate.append(isEstimate)
            }
            geometry.sections.append(section)
        }
        geometry.place()
        return geometry
    }

    /// The height of a row as delegate and table say, in points, and whether its cell is measured in place of it.
    final func height(of path: IndexPath) -> (CGFloat, isEstimate: Bool) {
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height >= 0, height.isFinite { return (height, false) }
        let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (guess > 0 && guess.isFinite ? guess : Self.estimate, true)
    }

    private func headerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        if height >= 0, height.isFinite { return height }
        if let title = dataSource?.tableView(self, titleForHeaderInSection: section) {
            return look == .plain ? 28 : max(38, textHeight(title) + 22)
        }
        if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
            return view.hasInnerConstraints
                ? view.selfSizedHeight(forWidth: bounds.width)
                : view.sizeThatFits(CGSize(width: bounds.width, height: 1e6)).height
        }
        return look == .plain ? 0 : section == 0 && tableHeaderView == nil ? 35 : 18
    }

    private func footerHeight(_ section: Int) -> CGFloat {
        let height = delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if height >= 0, height.isFinite { return height }
        if let title = dataSource?.tableView(self, titleForFooterInSection: section) {
            return look == .plain ? 28 : textHeight(title) + 15
        }
        if let view = delegate?.tableView(self, viewForFooterInSection: section) {
            return view.hasInnerConstraints
                ? view.selfSizedHeight(forWidth: bounds.width)
                : view.sizeThatFits(CGSize(width: bounds.width, height: 1e6)).height
        }
        return look == .plain ? 0 : 18
    }

    private func textHeight(_ title: String) -> CGFloat {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.numberOfLines = 0
        label.text = title
        return label.sizeThatFits(CGSize(width: max(1, bounds.width - 2 * sectionMargin - 32), height: 1e6)).height
    }

    final func exchangeEdge(_ old: UIView?, for new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        guard hasGeometry else { return }
        geometry.header = tableHeaderView?.bounds.height ?? 0
        geometry.footer = tableFooterView?.bounds.height ?? 0
        geometry.place()
        takeContentSize()
        setNeedsLayout()
    }

    final func dequeueCell(_ identifier: String) -> UITableViewCell? {
        if let cell = cellPool.take(identifier) {
            cell.prepareForReuse()
            return cell
        }
        let cell = cellPool.make(identifier)
        cell?.identifier = identifier
        return cell
    }

    final func dequeueReusableHeaderFooterViewByDefault(
        withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
        if let view = headerPool.take(identifier) {
            view.prepareForReuse()
            return view
        }
        let view = headerPool.make(identifier)
        view?.identifier = identifier
        view?.tableStyle = look
        return view
    }

    /// Takes a cell out of sight.
    final func recycle(_ cell: UITableViewCell, at path: IndexPath) {
        swipes?.cellLeaves(cell)
        cell.removeFromSuperview()
        cellPool.put(cell, for: cell.identifier)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }

    /// Takes a header or footer out of sight.
    final func recycle(_ view: UIView) {
        view.removeFromSuperview()
        if let view = view as? UITableViewHeaderFooterView { headerPool.put(view, for: view.identifier) }
    }
}
