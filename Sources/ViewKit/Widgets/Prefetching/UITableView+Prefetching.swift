/// Rows that are prepared before they come into sight.
extension UITableView {
    /// Asks for the rows on the next screen, after the content has moved from `old`.
    final func updatePrefetches(from old: CGFloat) {
        guard isPrefetchingEnabled, let prefetchDataSource, old != bounds.minY else { return }
        let forward = bounds.minY > old
        let area =
            forward ? (bounds.maxY, bounds.maxY + bounds.height) : (max(0, bounds.minY - bounds.height), bounds.minY)
        var ahead: [IndexPath] = []
        for section in geometry.sections(from: area.0, to: area.1) {
            ahead += geometry.rows(of: section, from: area.0, to: area.1).map { IndexPath(row: $0, section: section) }
        }
        let requests = prefetches.update(
            ahead: forward ? ahead : ahead.reversed(), visible: Set(cells.keys))
        if !requests.cancelled.isEmpty {
            prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: requests.cancelled)
        }
        if !requests.new.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: requests.new) }
    }
}
