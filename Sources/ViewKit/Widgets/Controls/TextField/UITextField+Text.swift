import Graphics

/// The line of a text field: its picture, its caret and its selection.
extension UITextField {
    private var style: StyledText.Style { StyledText.Style(font: usedFont, color: textColor ?? .label) }

    /// The text as one line.
    final var line: FieldLine {
        if let cachedLine { return cachedLine }
        let natural = makeLine()
        var line = natural
        let room = textArea.width
        if adjustsFontSizeToFitWidth, natural.size.width > room, room > 0 {
            let least = min(1, max(0, minimumFontSize / max(1, usedFont.pointSize)))
            // A little less than exact: widths of letters do not shrink quite in proportion.
            line = makeLine(scale: max(least, room / natural.size.width * 0.995))
        }
        cachedLine = line
        return line
    }

    private func makeLine(scale: CGFloat = 1) -> FieldLine {
        var content = edited.content
        if let composition = edited.composition {
            let marked = NSMutableAttributedString(attributedString: content)
            marked.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: composition)
            content = marked
        }
        return currentTraits.asCurrent {
            FieldLine(content, isSecure: isSecureTextEntry, style: style, scale: scale)
        }
    }

    /// The placeholder as one line; nil without one.
    final var standIn: FieldLine? {
        guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
        return currentTraits.asCurrent {
            let style = StyledText.Style(font: usedFont, color: .placeholderText)
            return FieldLine(attributedPlaceholder, isSecure: false, style: style)
        }
    }

    final func setAttribute(_ key: NSAttributedString.Key, _ value: Any) {
        attributes[key] = value
        restyle { $0.addAttribute(key, value: value, range: NSRange(location: 0, length: $0.length)) }
    }

    final func setFont(_ font: UIFont) {
        setAttribute(.font, adjustsFontForContentSizeCategory ? font.adjusted(to: currentTraits) : font)
    }

    final func restyle(_ body: (NSMutableAttributedString) -> Void) {
        edited.restyle(body)
        placeholderCanvas.setNeedsDisplay()
        showText()
    }

    /// Shows the border and the background as they are set.
    final func borderChanged() {
        border.style = borderStyle
        border.fill = ownBackgroundColor
        super.backgroundColor = borderStyle == .roundedRect ? nil : ownBackgroundColor
        let picture = isEnabled ? background : disabledBackground ?? background
        backgroundPicture.image = borderStyle == .roundedRect ? nil : picture
        setNeedsLayout()
    }

    /// Replaces the text by `content`, without any notification.
    final func setContent(_ content: NSAttributedString) {
        edited.setContent(content)
        showText()
    }

    /// Shows the text, or its look, anew.
    final func showText() {
        cachedLine = nil
        canvas.setNeedsDisplay()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    final func drawTextByDefault(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), !edited.isEmpty else { return }
        let top = top(of: line.size.height, in: rect)
        if isEditing {
            line.draw(in: context, at: CGPoint(x: lineStart(in: rect), y: top))
        } else {
            let origin = CGPoint(x: rect.minX, y: top)
            line.drawTruncated(in: context, at: origin, width: rect.width, textAlignment)
        }
    }

    final func drawPlaceholderByDefault(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let standIn else { return }
        let origin = CGPoint(x: rect.minX, y: top(of: standIn.size.height, in: rect))
        standIn.drawTruncated(in: context, at: origin, width: rect.width, textAlignment)
    }

    /// The y of a line of that height in `rect`, on whole pixels.
    private func top(of height: CGFloat, in rect: CGRect) -> CGFloat {
        let scale = contentScaleFactor
        return (place(CGSize(width: 0, height: height), in: rect).minY * scale).rounded() / scale
    }

    /// The x of the line in `rect` while the field is edited.
    private func lineStart(in rect: CGRect) -> CGFloat {
        let room = rect.width - FieldCaret.width - line.size.width
        guard room > 0 else { return rect.minX - scrollOffset }
        switch textAlignment {
        case .left, .justified, .natural: return rect.minX
        case .center: return rect.minX + room / 2
        case .right: return rect.minX + room
        }
    }

    /// Scrolls the line so that the caret shows, and no further than its end.
    final func scrollToCaret() {
        let room = textArea.width - FieldCaret.width
        let old = scrollOffset
        if isEditing, line.size.width > room {
            let position = line.position(at: edited.head)
            scrollOffset = min(max(scrollOffset, position - room), position)
            scrollOffset = min(max(0, scrollOffset), line.size.width - room)
        } else {
            scrollOffset = 0
        }
        if scrollOffset != old { canvas.setNeedsDisplay() }
    }

    final func caretRect(at offset: Int) -> CGRect {
        let area = textArea
        let height = usedFont.lineHeight.rounded(.up)
        let x = lineStart(in: area) + line.position(at: offset)
        return CGRect(
            x: min(max(x - FieldCaret.width / 2, area.minX), max(area.minX, area.maxX - FieldCaret.width)),
            y: top(of: height, in: area), width: FieldCaret.width, height: height)
    }

    final func rect(of range: NSRange) -> CGRect {
        let area = textArea
        let caret = caretRect(at: range.location)
        let start = lineStart(in: area)
        let first = min(max(start + line.position(at: range.location), area.minX), area.maxX)
        let last = min(max(start + line.position(at: range.location + range.length), area.minX), area.maxX)
        return CGRect(x: min(first, last), y: caret.minY, width: abs(last - first), height: caret.height)
    }

    /// The UTF-16 offset nearest to `point`, in the field's coordinates.
    final func offset(at point: CGPoint) -> Int { line.offset(nearest: point.x - lineStart(in: textArea)) }

    /// Shows the caret or the selection where they are now.
    final func showSelection() {
        let selection = edited.selection
        UIView.performWithoutAnimation {
            selectionView.isHidden = !isEditing || selection.length == 0
            selectionView.frame = rect(of: selection)
            caret.frame = caretRect(at: edited.head)
        }
    }
}
