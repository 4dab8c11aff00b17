/// Cells that are configured again in place.
extension UITableView {
    final func reconfigure(at paths: [IndexPath]) {
        reconfigureCells(at: paths)
        setNeedsLayout()
    }

    /// Has the data source configure the cells in sight of the rows at `paths`, which are measured again.
    final func reconfigureCells(at paths: [IndexPath]) {
        for path in paths where geometry.contains(path) {
            guard let cell = cells[path] else { continue }
            reconfigured = (path, cell)
            let answer = requestCell(at: path)
            reconfigured = nil
            guard answer === cell else {
                layerContext.faults.raise(
                    "NSInternalInconsistencyException", by: self,
                    "the cell for reconfigured row \(path) is another one than the present; dequeue it for this index path, by "
                        + "the same identifier")
                continue
            }
            geometry.sections[path.section].isEstimate[path.row] = height(of: path).isEstimate
        }
    }

    /// The cell that is being configured again, where it is for `path` and was made for `identifier`.
    final func reconfiguredCell(_ identifier: String, at path: IndexPath) -> UITableViewCell? {
        guard let reconfigured, reconfigured.path == path, reconfigured.cell.identifier == identifier else {
            return nil
        }
        return reconfigured.cell
    }

    /// Asks the data source for the cell of a row.
    final func requestCell(at path: IndexPath) -> UITableViewCell? {
        CellRequests.current.during { dataSource?.tableView(self, cellForRowAt: path) }
    }
}
