/// The lines above and below the cell of a row, made when the first one is shown.
@MainActor final class ListSeparators {
    private let top = UIView()
    private let bottom = UIView()

    init() {
        for line in [top, bottom] {
            line.isUserInteractionEnabled = false
            line.layer.zPosition = 1
        }
        top.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        bottom.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    }

    /// Shows the lines of `row` in `cell`.
    func show(_ row: ListRow, in cell: UIView) {
        let thickness = 1 / max(1, cell.contentScaleFactor)
        place(top, row.top, row.color, y: 0, thickness, in: cell)
        place(bottom, row.bottom, row.color, y: cell.bounds.height - thickness, thickness, in: cell)
    }

    private func place(
        _ line: UIView, _ separator: ListRow.Separator?, _ color: UIColor, y: CGFloat, _ thickness: CGFloat,
        in cell: UIView
    ) {
        guard let separator else { return line.removeFromSuperview() }
        let leading =
            separator.leading ?? (cell as? UICollectionViewListCell)?.separatorLeft ?? ListRow.separatorInset
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.backgroundColor = color
        line.frame = CGRect(
            x: isMirrored ? separator.trailing : leading, y: y,
            width: max(0, cell.bounds.width - leading - separator.trailing), height: thickness)
        if line.superview !== cell { cell.addSubview(line) }
    }

    func remove() {
        top.removeFromSuperview()
        bottom.removeFromSuperview()
    }
}

extension UICollectionViewCell {
    /// Takes the lines and corners of a row; nil takes them off.
    final func showListRow(_ row: ListRow?) {
        guard let row else {
            guard listRow != nil else { return }
            listRow = nil
            separators?.remove()
            return round([])
        }
        guard !row.isSame(as: listRow) else { return }
        listRow = row
        if row.top != nil || row.bottom != nil || separators != nil {
            let lines = separators ?? ListSeparators()
            separators = lines
            lines.show(row, in: self)
        }
        round(row.corners)
    }

    /// Places the lines anew, as the text of the row may begin elsewhere.
    final func updateSeparators() {
        if let listRow { separators?.show(listRow, in: self) }
    }

    private func round(_ corners: CACornerMask) {
        layer.maskedCorners = corners
        layer.cornerRadius = corners.isEmpty ? 0 : ListRow.cornerRadius
        clipsToBounds = !corners.isEmpty
    }
}
