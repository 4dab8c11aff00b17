/// Cells that are configured again in place.
extension UICollectionView {
    final func reconfigure(at paths: [IndexPath]) {
        reconfigureCells(at: paths)
        guard isMeasured else { return }
        isMeasured = false
        plan.invalidateLayout()
    }

    /// Has the data source configure the cells in sight of the items at `paths`; takes in the sizes that they prefer then.
    final func reconfigureCells(at paths: [IndexPath]) {
        for path in paths {
            guard let cell = cellForItem(at: path) else { continue }
            reconfigured = (path, cell)
            let answer = requestCell(at: path)
            reconfigured = nil
            guard answer === cell else {
                layerContext.faults.raise(
                    "NSInternalInconsistencyException", by: self,
                    "the cell for reconfigured item \(path) is another one than the present; dequeue it for this index path, by "
                        + "the same identifier or registration")
                continue
            }
            if let item = layoutAttributesForItem(at: path) { measure(cell, item) }
        }
    }

    /// The cell that is being configured again, where it is for `path` and was made for `identifier`.
    final func reconfiguredCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell? {
        guard let reconfigured, reconfigured.path == path, reconfigured.cell.identifier == identifier else {
            return nil
        }
        return reconfigured.cell
    }

    /// Asks the data source for the cell of an item.
    final func requestCell(at path: IndexPath) -> UICollectionViewCell? {
        CellRequests.current.during { dataSource?.collectionView(self, cellForItemAt: path) }
    }
}
