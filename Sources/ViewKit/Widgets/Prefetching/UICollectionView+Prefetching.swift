/// Items that are prepared before they come into sight.
extension UICollectionView {
    /// Asks for what lies ahead within the area whose attributes are loaded; called where that area or the direction has changed.
    final func prefetch(_ axis: ScrollAxis, forward: Bool) {
        guard isPrefetchingEnabled, let prefetchDataSource else { return }
        let edge = bounds.origin[axis] + (forward ? bounds.size[axis] : 0)
        var ahead: [(path: IndexPath, distance: CGFloat)] = []
        for item in attributes where item.representedElementCategory == .cell && item.orthogonalSection == nil {
            let near = item.frame.origin[axis] + (forward ? 0 : item.frame.size[axis])
            let distance = forward ? near - edge : edge - near
            if distance >= 0 { ahead.append((item.indexPath, distance)) }
        }
        let paths = ahead.sorted { ($0.distance, $0.path) < ($1.distance, $1.path) }.map(\.path)
        let visible = Set(views.keys.lazy.filter { $0.kind == nil }.map(\.path))
        let requests = prefetches.update(ahead: paths, visible: visible)
        if !requests.cancelled.isEmpty {
            prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: requests.cancelled)
        }
        if !requests.new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: requests.new) }
    }

    /// Updates the requests after the content has moved from `old`.
    final func updatePrefetches(from old: CGRect) {
        guard prefetchDataSource != nil, !old.isNull, old.size == bounds.size, old.origin != bounds.origin else {
            return
        }
        let axis: ScrollAxis = old.minY == bounds.minY ? .x : .y
        let forward = bounds.origin[axis] > old.origin[axis]
        guard forward != prefetchesForward || attributedArea != prefetchedArea else { return }
        prefetchesForward = forward
        prefetchedArea = attributedArea
        prefetch(axis, forward: forward)
    }
}
