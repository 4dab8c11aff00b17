/// The accessories of a list cell.
extension UICollectionViewListCell {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 8

    private var isEditing: Bool { (superview as? UICollectionView)?.isEditing ?? false }

    /// The accessories at one edge in their order, from the leading one on.
    private func ordered(isLeading: Bool) -> [UICellAccessory] {
        var result: [UICellAccessory] = []
        for accessory in accessories where accessory.isLeading == isLeading && accessory.isShown(isEditing: isEditing) {
            let index = accessory.position.map { max(0, min(result.count, $0(result))) } ?? result.count
            result.insert(accessory, at: index)
        }
        return result
    }

    /// Makes views for the accessories that are shown, and keeps those that look the same.
    final func updateAccessories() {
        var former = accessoryViews
        accessoryViews = (ordered(isLeading: true) + ordered(isLeading: false)).map { accessory in
            if let index = former.firstIndex(where: { $0.shows(accessory) }) { return former.remove(at: index) }
            let view = CellAccessoryView(accessory) { [weak self] in self?.toggleOutline() }
            addSubview(view)
            return view
        }
        for view in former { view.removeFromSuperview() }
        showStates()
        setNeedsLayout()
    }

    /// The distance by which the content is indented, in points.
    private var indentation: CGFloat { CGFloat(max(0, indentationLevel)) * indentationWidth }

    /// The room between the accessories of a cell of that width; the height is the cell's.
    final func contentFrame(width: CGFloat) -> CGRect {
        let leading = accessoryViews.filter(\.accessory.isLeading).reduce(0) { $0 + $1.width + Self.gap }
        let trailing = accessoryViews.filter { !$0.accessory.isLeading }.reduce(0) { $0 + $1.width + Self.gap }
        let left = indentation + (leading > 0 ? Self.margin + leading - Self.gap : 0)
        let right = trailing > 0 ? Self.margin + trailing - Self.gap : 0
        return CGRect(x: left, y: 0, width: max(0, width - left - right), height: bounds.height)
    }

    final func placeAccessories() {
        contentView.frame = contentFrame(width: bounds.width)
        var left = Self.margin + (indentsAccessories ? indentation : 0)
        for view in accessoryViews where view.accessory.isLeading {
            view.frame = CGRect(x: left, y: 0, width: view.width, height: bounds.height)
            left += view.width + Self.gap
        }
        var right = bounds.width - Self.margin
        for view in accessoryViews.reversed() where !view.accessory.isLeading {
            view.frame = CGRect(x: right - view.width, y: 0, width: view.width, height: bounds.height)
            right -= view.width + Self.gap
        }
        showStates()
    }

    /// The left edge of the line below the row: that of the text, or of the content's margin.
    final var separatorLeft: CGFloat {
        let text = (configurations.view as? UIListContentView)?.textLayoutGuide?.layoutFrame.minX
        return contentView.frame.minX + (text ?? Self.margin)
    }

    private func showStates() {
        let isExpanded = outline?.isExpanded ?? false
        for view in accessoryViews { view.show(isExpanded: isExpanded, isSelected: isSelected) }
    }

    /// Takes in the item's state in its outline; its mark turns in the animation around.
    final func outlineDidChange() {
        indentationLevel = outline?.level ?? 0
        showStates()
        setNeedsUpdateConfiguration()
    }

    /// Whether a tap anywhere on the cell expands or collapses its item.
    final var togglesByTap: Bool {
        accessoryViews.contains { view in
            if case .outlineDisclosure(.header) = view.accessory.kind { return true }
            return false
        }
    }

    /// Expands the item, or collapses it, by the data source of the collection; calls the action of the mark where it has one.
    final func toggleOutline() {
        if let action = accessoryViews.lazy.compactMap(\.outlineAction).first { return action() }
        guard let collection = superview as? UICollectionView, let path = collection.indexPath(for: self) else {
            return
        }
        (collection.dataSource as? any OutlineDataSource)?.toggleOutline(at: path)
    }
}

extension CellAccessoryView {
    /// The action of an outline's mark; nil for other accessories, and without one.
    fileprivate var outlineAction: (() -> Void)? {
        if case .outlineDisclosure = accessory.kind { return accessory.action }
        return nil
    }
}
