/// The control above the content that loads it anew.
extension UIScrollView {
    final var refreshInsets: UIEdgeInsets { UIEdgeInsets(top: refreshInset, left: 0, bottom: 0, right: 0) }

    final func exchangeRefreshControl(_ old: UIRefreshControl?, for new: UIRefreshControl?) {
        guard old !== new else { return }
        if old?.scroll === self {
            old?.scroll = nil
            old?.removeFromSuperview()
        }
        if let new {
            new.scroll?.refreshControl = nil
            new.scroll = self
            insertSubview(new, at: 0)
        }
        refreshHeightChanged()
    }

    /// Called when the control begins or ends, or changes its height: keeps room for it at the top.
    final func refreshHeightChanged() {
        let height = refreshControl.map { $0.isRefreshing ? $0.ownHeight : 0 } ?? 0
        setNeedsLayout()
        guard height != refreshInset else { return }
        let wasMoving = motion != nil
        let old = refreshInset
        refreshInset = height
        guard height < old else { return setNeedsLayout() }
        guard !isDragging, limited(contentOffset) != contentOffset || wasMoving else { return }
        let target = limited(CGPoint(x: contentOffset.x, y: max(contentOffset.y, -restingInsets.top)))
        scroll(to: target, animated: true)
    }

    /// Keeps the control at the top of what is seen, behind the content.
    final func placeRefreshControl() {
        guard let control = refreshControl else { return }
        let top = bounds.minY + adjustedContentInset.top - refreshInset
        let frame = CGRect(x: bounds.minX, y: top, width: bounds.width, height: control.ownHeight)
        if control.frame != frame { UIView.performWithoutAnimation { control.frame = frame } }
        control.follow(-scrolledFromTop, isDragged: isDragging)
    }
}
