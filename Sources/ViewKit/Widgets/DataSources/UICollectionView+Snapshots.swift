/// Differences between snapshots.
extension UICollectionView {
    /// Shows what `change` made of the data source's items, by the moves that it returns; without animation where it is not
    /// `animated`. In no window, the cells are made anew when the collection comes into one.
    final func show(animated: Bool, _ completion: (() -> Void)?, _ change: () -> ElementMoves) {
        guard window != nil else {
            let selected = selection
            let moves = change()
            setNeedsReload()
            selection = Set(selected.compactMap { moves.items[$0] })
            completion?()
            return
        }
        func update() {
            beginChanges()
            changes?.difference = change()
            endChanges { _ in completion?() }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }
}

extension UITableView {
    /// Shows what `change` made of the data source's rows, by the moves that it returns; what comes and goes has that
    /// `animation`, without any where it is not `animated`. In no window, the cells are made anew when the table comes into one.
    final func show(
        animated: Bool, with animation: RowAnimation, _ completion: (() -> Void)?, _ change: () -> ElementMoves
    ) {
        guard window != nil else {
            let selected = selection
            let moves = change()
            setNeedsReload()
            selection = Set(selected.compactMap { moves.items[$0] })
            completion?()
            return
        }
        func update() {
            beginChanges()
            defaultChangeAnimation = animation
            changes?.difference = change()
            endChanges { _ in completion?() }
        }
        if animated { update() } else { UIView.performWithoutAnimation(update) }
    }
}
