/// Rows that fingers and code choose.
extension UITableView {
    final func highlightRow(under touch: UITouch?) {
        guard allowsSelection, let view = touch?.view,
            let (path, cell) = cells.first(where: { view.isDescendant(of: $0.value) }).map({ ($0.key, $0.value) }),
            delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
        else { return }
        touchedRow = path
        cell.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    final func unhighlightRow() {
        guard let path = touchedRow else { return }
        touchedRow = nil
        cells[path]?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    final func selectTouchedRow() {
        guard let touched = touchedRow else { return }
        unhighlightRow()
        if selection.contains(touched), allowsMultipleSelection { return deselectByFinger(touched) }
        let path = delegate.map { $0.tableView(self, willSelectRowAt: touched) } ?? touched
        guard let path, geometry.contains(path) else { return }
        if !allowsMultipleSelection {
            for other in selection where other != path { deselectByFinger(other) }
        }
        selection.insert(path)
        cells[path]?.setSelected(true, animated: false)
        // On iOS the delegate is told after the segue.
        if let cell = cells[path], let segue = cell.selectionSegue { segue.trigger(by: cell) }
        delegate?.tableView(self, didSelectRowAt: path)
    }

    private func deselectByFinger(_ path: IndexPath) {
        let chosen = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
        guard let chosen, selection.contains(chosen) else { return }
        deselect(chosen, animated: false)
        delegate?.tableView(self, didDeselectRowAt: chosen)
    }

    final func deselect(_ path: IndexPath, animated: Bool) {
        guard selection.remove(path) != nil else { return }
        cells[path]?.setSelected(false, animated: animated)
    }

    final func select(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        if path == nil || !allowsMultipleSelection {
            for other in selection where other != path { deselect(other, animated: animated) }
        }
        guard let path, geometry.contains(path) else { return }
        selection.insert(path)
        cells[path]?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated: animated) }
    }
}
