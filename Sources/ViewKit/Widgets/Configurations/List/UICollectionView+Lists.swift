/// The state that the cells of lists show.
extension UICollectionView {
    /// Has the cells show whether the items are edited.
    final func editingDidChange() {
        for case let cell as UICollectionViewCell in views.values {
            cell.setNeedsUpdateConfiguration()
            (cell as? UICollectionViewListCell)?.updateAccessories()
        }
        plan.removePreferredAttributes()
        plan.invalidateLayout()
    }

    /// Sets the look of the list and the state of the outline of a cell that comes into sight.
    final func prepareListCell(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
        let path = item.indexPath
        guard let cell = view as? UICollectionViewListCell, path.count > 1 else { return }
        cell.listLook = plan.listLook(ofSection: path.section)
        if item.representedElementKind == nil {
            cell.outline = (dataSource as? any OutlineDataSource)?.outlineState(at: path)
        }
        cell.updateAccessories()
    }

    /// Has the cells in sight show the present state of their outlines, in the animation around.
    final func updateOutlines() {
        guard let source = dataSource as? any OutlineDataSource else { return }
        for (key, view) in views where key.kind == nil {
            (view as? UICollectionViewListCell)?.outline = source.outlineState(at: key.path)
        }
    }
}
