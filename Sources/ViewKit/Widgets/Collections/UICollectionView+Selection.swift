/// Items that fingers and code choose.
extension UICollectionView {
    final func highlightItem(under touch: UITouch?) {
        guard allowsSelection, let view = touch?.view else { return }
        let found = views.first { $0.value is UICollectionViewCell && view.isDescendant(of: $0.value) }
        guard let (key, _) = found,
            delegate?.collectionView(self, shouldHighlightItemAt: key.path) ?? true
        else {
            return
        }
        touchedItem = key.path
        cellForItem(at: key.path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: key.path)
    }

    final func unhighlightItem() {
        guard let path = touchedItem else { return }
        touchedItem = nil
        cellForItem(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
    }

    final func selectTouchedItem() {
        guard let path = touchedItem else { return }
        defer { unhighlightItem() }
        if let cell = cellForItem(at: path) as? UICollectionViewListCell, cell.togglesByTap {
            return cell.toggleOutline()
        }
        if allowsMultipleSelection, selection.contains(path) { return deselectByTouch(path) }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMultipleSelection {
            // The item itself stays selected, and the delegate is told of each tap on it.
            for other in selection where other != path {
                deselect(other)
                delegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        selection.insert(path)
        let cell = cellForItem(at: path)
        cell?.isSelected = true
        if let cell, let segue = cell.selectionSegue { segue.trigger(by: cell) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    private func deselectByTouch(_ path: IndexPath) {
        guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
        deselect(path)
        delegate?.collectionView(self, didDeselectItemAt: path)
    }

    final func deselect(_ path: IndexPath) {
        guard selection.remove(path) != nil else { return }
        cellForItem(at: path)?.isSelected = false
    }

    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        if path == nil || !allowsMultipleSelection {
            for other in selection where other != path { deselect(other) }
        }
        guard let path, path.count == 2,
            (0..<numberOfItems(inSection: path.section)).contains(path.item)
        else { return }
        selection.insert(path)
        cellForItem(at: path)?.isSelected = true
        if !position.isEmpty { scroll(to: path, position, animated: animated) }
    }
}
