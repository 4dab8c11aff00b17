/// Actions behind the rows of a list.
extension UICollectionView: SwipedList {
    final func swipedRow(at point: CGPoint) -> (path: IndexPath, cell: UIView)? {
        guard let path = item(at: point), let cell = views[ElementKey(kind: nil, path: path)] else { return nil }
        return (path, cell)
    }

    final func swipeActions(at path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = plan.list(of: path.section)
        return isLeading
            ? list?.leadingSwipeActionsConfigurationProvider?(path)
            : list?.trailingSwipeActionsConfigurationProvider?(path)
    }

    final func swipeBegins(at path: IndexPath) {}

    final func swipeEnded(at path: IndexPath) {}
}
