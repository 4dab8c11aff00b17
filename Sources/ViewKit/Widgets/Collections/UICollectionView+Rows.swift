/// Sections that scroll by themselves, across the direction of the layout.
extension UICollectionView {
    /// The offset of such a section's content, in points; 0 for others.
    final func orthogonalOffset(of section: Int) -> CGFloat {
        if let offset = rows[section]?.offset ?? rowOffsets[section] { return offset }
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return 0 }
        return plan.row(of: section)?.start ?? 0
    }

    /// The distance by which an element is seen beside where the layout has it, as its section is scrolled.
    final func rowOffset(of item: UICollectionViewLayoutAttributes) -> CGPoint {
        guard let section = item.orthogonalSection else { return .zero }
        var offset = CGPoint.zero
        offset[plan.orthogonalAxis] = -orthogonalOffset(of: section)
        return offset
    }

    /// The rectangle that an element covers now, in the content.
    final func seenFrame(of item: UICollectionViewLayoutAttributes) -> CGRect {
        item.orthogonalSection == nil ? item.shownFrame : item.shownFrame.offsetBy(rowOffset(of: item))
    }

    /// Whether an element is in sight.
    final func isSeen(_ item: UICollectionViewLayoutAttributes) -> Bool { seenFrame(of: item).overlaps(bounds) }

    /// Gives a view its attributes, in the row that it scrolls in.
    final func put(_ view: UICollectionReusableView, _ item: UICollectionViewLayoutAttributes) {
        guard let section = item.orthogonalSection, let row = row(of: section) else {
            if view.superview is OrthogonalScrollView { move(view, to: self) }
            return view.take(item)
        }
        if view.superview !== row { move(view, to: row) }
        view.take(item, from: row.frame.origin)
    }

    /// Moves a view to another superview without a change of what is seen.
    private func move(_ view: UICollectionReusableView, to parent: UIView) {
        let center = view.superview.map { $0.convert(view.center, to: parent) }
        UIView.performWithoutAnimation {
            if let center { view.center = center }
            parent.insertSubview(view, at: parent === self && backgroundView != nil ? 1 : 0)
        }
    }

    private func row(of section: Int) -> OrthogonalScrollView? {
        if let row = rows[section] { return row }
        guard let description = plan.row(of: section) else { return nil }
        let row = OrthogonalScrollView(section, of: self)
        UIView.performWithoutAnimation {
            row.update(description, offset: rowOffsets[section])
            insertSubview(row, at: backgroundView == nil ? 0 : 1)
        }
        rows[section] = row
        return row
    }

    /// Updates the frames and contents of the rows, and removes those out of sight.
    final func updateRows() {
        guard !rows.isEmpty, attributedArea.isNull || !attributedArea.contains(bounds) else { return }
        for (section, row) in rows {
            guard let description = plan.row(of: section),
                description.frame.overlaps(bounds) || row.hasFingers || movements > 0
            else {
                remove(row)
                continue
            }
            row.update(description, offset: nil)
        }
    }

    private func remove(_ row: OrthogonalScrollView) {
        rowOffsets[row.section] = row.offset
        rows[row.section] = nil
        for (key, view) in views where view.superview === row {
            views[key] = nil
            recycle(view, key)
        }
        row.removeFromSuperview()
    }

    /// Removes all rows and forgets how far they were scrolled.
    final func removeRows() {
        for row in rows.values { row.removeFromSuperview() }
        rows = [:]
        rowOffsets = [:]
    }

    /// Renumbers the rows; `places` maps old sections to new ones.
    final func moveRows(_ places: [Int: Int]) {
        let old = rows
        rows = [:]
        for (section, row) in old {
            guard let place = places[section] else {
                leavingRows.append(row)
                continue
            }
            row.section = place
            rows[place] = row
        }
        rowOffsets = Dictionary(
            rowOffsets.compactMap { entry in places[entry.key].map { ($0, entry.value) } },
            uniquingKeysWith: { first, _ in first })
    }

    /// Removes the rows whose sections are gone.
    final func removeLeavingRows() {
        for row in leavingRows { row.removeFromSuperview() }
        leavingRows = []
    }

    /// Called when a row has scrolled: loads what comes into sight.
    final func rowScrolled(_ row: OrthogonalScrollView) {
        guard rows[row.section] === row else { return }
        // The attributes reach half a screen beyond what was in sight.
        if let center = row.loadedOffset, abs(row.offset - center) < bounds.size[plan.orthogonalAxis] / 2 {
            return setNeedsLayout()
        }
        layoutWasInvalidated()
    }

    /// Scrolls a row so that `rect` of it lies where `position` says; returns where it is seen then, in the content.
    final func scrollRow(
        _ section: Int, to rect: CGRect, _ position: ScrollPosition, animated: Bool
    ) -> CGRect? {
        guard let row = row(of: section) else { return nil }
        let axis = plan.orthogonalAxis
        let local = rect.offsetBy(CGPoint.zero - row.frame.origin)
        var offset = row.contentOffset
        let (low, middle, high): (ScrollPosition, ScrollPosition, ScrollPosition) =
            axis == .x ? (.left, .centeredHorizontally, .right) : (.top, .centeredVertically, .bottom)
        let rest = row.bounds.size[axis] - local.size[axis]
        if position.contains(low) {
            offset[axis] = local.origin[axis]
        } else if position.contains(middle) {
            offset[axis] = local.origin[axis] - rest / 2
        } else if position.contains(high) {
            offset[axis] = local.origin[axis] - rest
        } else {
            offset[axis] = min(max(offset[axis], local.origin[axis] - rest), local.origin[axis])
        }
        offset = row.limited(offset)
        if offset != row.contentOffset { row.setContentOffset(offset, animated: animated) }
        return rect.offsetBy(CGPoint.zero - offset)
    }
}

extension CGRect {
    /// The rectangle moved by `offset`.
    func offsetBy(_ offset: CGPoint) -> CGRect { offsetBy(dx: offset.x, dy: offset.y) }
}
