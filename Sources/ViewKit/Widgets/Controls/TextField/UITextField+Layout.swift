import Graphics

/// The areas of a text field, in points, in its coordinates.
extension UITextField {
    /// The room between the border and the text.
    private var insets: CGSize {
        switch borderStyle {
        case .none: .zero
        case .line: CGSize(width: 2, height: 2)
        case .bezel, .roundedRect: CGSize(width: 7, height: 2)
        }
    }

    final var usedFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

    private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
    private var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) }
    private var showsClearButton: Bool {
        !showsRightView && !edited.isEmpty && clearButtonMode.shows(whileEditing: isEditing)
    }

    final func contentRect(forBounds bounds: CGRect) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var left = border.minX + insets.width
        var right = border.maxX - insets.width
        if showsLeftView { left = max(left, leftViewRect(forBounds: bounds).maxX) }
        if showsRightView {
            right = min(right, rightViewRect(forBounds: bounds).minX)
        } else if showsClearButton {
            right = min(right, clearButtonRect(forBounds: bounds).minX - 2)
        }
        let height = max(0, border.height - 2 * insets.height)
        return CGRect(x: left, y: border.minY + insets.height, width: max(0, right - left), height: height)
    }

    final func rect(of view: UIView?, in bounds: CGRect, _ left: (CGFloat) -> CGFloat) -> CGRect {
        guard let view else { return .zero }
        let size = CGSize(width: min(view.bounds.width, bounds.width), height: min(view.bounds.height, bounds.height))
        return CGRect(
            x: left(size.width), y: (bounds.midY - size.height / 2).rounded(.down), width: size.width,
            height: size.height)
    }

    /// The baseline of the line of text in a field of its natural height.
    final var textBaselineOffsets: BaselineOffsets {
        let margin = max(0, (contentSize.height - usedFont.lineHeight) / 2)
        return BaselineOffsets(top: margin + usedFont.ascender, bottom: margin - usedFont.descender)
    }

    final var contentSize: CGSize {
        let texts = [line.size.width, standIn?.size.width ?? 0].map { $0.rounded(.up) }
        var width = (texts.max() ?? 0) + 2 * insets.width + FieldCaret.width
        for (view, shows) in [(leftView, showsLeftView), (rightView, showsRightView)] where shows {
            width += view?.bounds.width ?? 0
        }
        if showsClearButton { width += FieldClearButton.side + 2 }
        // As on a phone: 22 points for letters of 17, and 34 with a border around.
        let border: CGFloat = borderStyle == .none ? 1 : borderStyle == .line ? 5 : 13
        return CGSize(width: width, height: usedFont.lineHeight.rounded(.up) + border)
    }

    final func layOutParts() {
        border.frame = borderRect(forBounds: bounds)
        backgroundPicture.frame = border.frame
        leftView?.isHidden = !showsLeftView
        rightView?.isHidden = !showsRightView
        clearButton.isHidden = !showsClearButton
        if showsLeftView { leftView?.frame = leftViewRect(forBounds: bounds) }
        if showsRightView { rightView?.frame = rightViewRect(forBounds: bounds) }
        clearButton.frame = clearButtonRect(forBounds: bounds)
        canvas.frame = textArea
        placeholderCanvas.frame = placeholderRect(forBounds: bounds)
        placeholderCanvas.isHidden = !edited.isEmpty
        scrollToCaret()
        showSelection()
    }

    /// The area of the text now.
    final var textArea: CGRect { isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds) }

    /// Puts a view at a side in the place of another.
    final func replace(_ old: UIView?, by new: UIView?) {
        if old !== new { old?.removeFromSuperview() }
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    /// Shows caret and selection in the tint colour.
    final func showTint() {
        caret.backgroundColor = tintColor
        selectionView.backgroundColor = tintColor.withAlphaComponent(0.2)
    }
}
