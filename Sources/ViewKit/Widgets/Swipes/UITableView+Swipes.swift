/// Actions behind the rows of a table.
extension UITableView: SwipedList {
    final func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard let path = row(at: point), let cell = cells[path] else { return nil }
        return (path, cell)
    }

    final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        return delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) ?? deletion(at: path)
    }

    /// The action of a row that can be deleted; nil for others.
    private func deletion(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let dataSource, dataSource.tableView(self, canEditRowAt: path),
            delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
        else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
            if let self { self.dataSource?.tableView(self, commit: .delete, forRowAt: path) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    final func swipeBegins(at path: IndexPath) { delegate?.tableView(self, willBeginEditingRowAt: path) }

    final func swipeEnded(at path: IndexPath) { delegate?.tableView(self, didEndEditingRowAt: path) }
}
