/// Layout and appearance of a cell.
extension UITableViewCell {
    private static let margin: CGFloat = 16
    private static let gap: CGFloat = 16
    static let leastHeight: CGFloat = 44

    final func exchange(_ old: UIView?, for new: UIView?) {
        if old === new { return }
        old?.removeFromSuperview()
        guard let new else { return showSelection(animated: false) }
        // The background lies lowest, the selected one just below the content.
        insertSubview(new, at: new === backgroundView ? 0 : subviews.firstIndex { $0 === contentView } ?? 0)
        showSelection(animated: false)
        setNeedsLayout()
    }

    final func showSelection(animated: Bool) {
        let shows = (selected || highlighted) && selectionStyle != .none && configurations.background == nil
        if shows, selectedBackgroundView == nil {
            let view = UIView()
            view.backgroundColor = .systemGray4
            selectedBackgroundView = view
        }
        guard let view = selectedBackgroundView else { return }
        view.frame = bounds
        if animated {
            UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { view.alpha = shows ? 1 : 0 }
        } else {
            view.layer.removeAllAnimations()
            view.alpha = shows ? 1 : 0
        }
    }

    final func accessoryChanged() {
        accessoryMark?.removeFromSuperview()
        accessoryMark = nil
        if let accessoryView {
            addSubview(accessoryView)
        } else if accessoryType != .none {
            let mark = CellAccessoryMark(accessoryType)
            addSubview(mark)
            accessoryMark = mark
        }
        setNeedsLayout()
    }

    /// The room that the accessory takes at the right edge.
    final var accessoryRoom: CGFloat {
        guard let view = accessoryView ?? accessoryMark else { return 0 }
        return view.bounds.width + Self.margin
    }

    /// The left edge of the texts, in points.
    private var textLeft: CGFloat {
        pictureSize.map { Self.margin + $0.width + Self.gap } ?? Self.margin
    }

    /// The size in which the picture shows: its own, or as large as the cell is high; nil without a picture.
    private var pictureSize: CGSize? {
        guard let size = parts.picture?.image?.size, size.height > 0 else { return nil }
        let factor = min(1, bounds.height / size.height)
        return CGSize(width: size.width * factor, height: size.height * factor)
    }

    final func fittingSize(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        let room = CGSize(width: max(1, width - accessoryRoom - textLeft - Self.margin), height: 1e6)
        var height = parts.text.map { $0.sizeThatFits(room).height } ?? 0
        if kind == .subtitle, let detail = parts.detail, detail.text?.isEmpty == false {
            height += detail.sizeThatFits(room).height + 2
        }
        let picture = parts.picture?.image?.size.height ?? 0
        return CGSize(width: width, height: max(Self.leastHeight, (height + 23).rounded(.up), picture))
    }

    /// The size that the constraints in the cell allow; 44 points high where they give none, which is reported.
    final func systemLayoutSizeFittingByDefault(
        _ target: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        var size = allowedSize(target, horizontal, vertical)
        if size.height <= 0, vertical < .required {
            size.height = Self.leastHeight
            layer.context.faults.report(
                self,
                "the constraints in the cell give it no height; 44 points are taken. Pin the content to the top and the bottom "
                    + "of contentView, and give it a height.")
        }
        return size
    }

    /// The size that the constraints in the content view allow, with the room beside it.
    private func allowedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        if let size = configuredSize(for: target) { return size }
        guard contentView.hasInnerConstraints else {
            // Some pin their views to the cell itself.
            guard constraintState?.constraints.isEmpty == false else {
                return fittingSize(CGSize(width: target.width, height: 1e6))
            }
            return fittingSize(target, horizontal, vertical)
        }
        let room = accessoryRoom
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - room), height: target.height),
            withHorizontalFittingPriority: horizontal,
            verticalFittingPriority: vertical)
        return CGSize(width: size.width + room, height: size.height)
    }

    /// Lays the cell out anew where `view` is one of its own labels or its image view, whose places follow their contents.
    final func contentSizeDidChange(of view: UIView) {
        if view === parts.text || view === parts.detail || view === parts.picture { setNeedsLayout() }
    }

    final func placeParts() {
        let accessory = accessoryView ?? accessoryMark
        let middle = bounds.height / 2
        for view in [backgroundView, selectedBackgroundView] { view?.frame = bounds }
        contentView.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - accessoryRoom), height: bounds.height)
        if let accessory {
            accessory.center = CGPoint(x: bounds.width - Self.margin - accessory.bounds.width / 2, y: middle)
        }
        let line = 1 / max(1, contentScaleFactor)
        separator.frame = CGRect(
            x: separatorInset.left, y: bounds.height - line,
            width: max(0, bounds.width - separatorInset.left - separatorInset.right), height: line)
        placePicture()
        placeTexts()
    }

    private func placePicture() {
        guard let picture = parts.picture, let size = pictureSize else { return }
        picture.contentMode = .scaleAspectFit
        picture.frame = CGRect(
            x: Self.margin, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    private func placeTexts() {
        let left = textLeft
        let right = contentView.bounds.width - (accessoryRoom > 0 ? 8 : Self.margin)
        let room = CGSize(width: max(0, right - left), height: bounds.height)
        guard room.width > 0 else { return }
        let size = parts.text?.sizeThatFits(room) ?? .zero
        let detailSize = parts.detail?.sizeThatFits(room) ?? .zero
        if kind == .subtitle, let detail = parts.detail, detail.text?.isEmpty == false {
            let top = (bounds.height - size.height - detailSize.height - 2) / 2
            parts.text?.frame = CGRect(x: left, y: top.rounded(), width: room.width, height: size.height)
            detail.frame = CGRect(
                x: left, y: top.rounded() + size.height + 2, width: room.width, height: detailSize.height)
            return
        }
        let width = min(detailSize.width, room.width)
        let y = { (height: CGFloat) in ((self.bounds.height - height) / 2).rounded() }
        parts.detail?.frame = CGRect(
            x: right - width, y: y(detailSize.height), width: width, height: detailSize.height)
        let textRoom = parts.detail == nil ? room.width : max(0, room.width - width - 8)
        parts.text?.frame = CGRect(x: left, y: y(size.height), width: textRoom, height: size.height)
    }
}
