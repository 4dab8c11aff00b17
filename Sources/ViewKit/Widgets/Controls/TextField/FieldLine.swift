import Graphics

/// The text of a field as one line: its picture, and the positions of a caret in it.
struct FieldLine {
    let text: StyledText
    private let layout: TextLayout
    /// The offsets between characters in UTF-16 units, ascending, and the x of a caret at each, in points.
    private let offsets: [Int]
    private let positions: [CGFloat]

    /// Sets `string`, with a bullet for each character where `isSecure` is true; `style` supplies the attributes that
    /// it does not have. Its font sizes are multiplied by `scale`.
    init(_ string: NSAttributedString, isSecure: Bool, style: StyledText.Style, scale: CGFloat = 1) {
        let plain = string.string
        offsets = plain.clusterOffsets
        var text = StyledText(isSecure ? string.bullets(offsets.count - 1) : string, otherwise: style)
        for index in text.runs.indices {
            // A field has one line.
            text.runs[index].text = String(text.runs[index].text.map { $0.isNewline ? " " : $0 })
            text.runs[index].style.font.size *= scale
        }
        self.text = text
        layout = TextLayout(text, paragraph: ParagraphStyle(lineBreak: .clip))
        let shown = text.runs.map(\.text).joined()
        let bytes = shown.indices.map { shown.utf8.distance(from: shown.startIndex, to: $0) }
        positions = layout.caretPositions(at: bytes + [shown.utf8.count])
    }

    /// The room that the line takes, in points; no height without text.
    var size: CGSize { layout.size }

    /// The x of a caret at the UTF-16 offset `offset`, from the line's left edge.
    func position(at offset: Int) -> CGFloat {
        let index = offsets.lastIndex { $0 <= offset } ?? 0
        return positions.indices.contains(index) ? positions[index] : positions.last ?? 0
    }

    /// The UTF-16 offset at which a caret is nearest to `x`.
    func offset(nearest x: CGFloat) -> Int {
        let index = positions.indices.min { abs(positions[$0] - x) < abs(positions[$1] - x) } ?? 0
        return offsets.indices.contains(index) ? offsets[index] : offsets.last ?? 0
    }

    /// Draws the whole line with its top left corner at `origin`.
    func draw(in context: CGContext, at origin: CGPoint) { layout.draw(in: context, at: origin) }

    /// Draws the line within `width` points, with an ellipsis at its end where it is wider.
    func drawTruncated(in context: CGContext, at origin: CGPoint, width: CGFloat, _ alignment: NSTextAlignment) {
        let style = ParagraphStyle(
            alignment: alignment.paragraphAlignment, lineBreak: .truncateTail, maximumLineCount: 1)
        TextLayout(text, paragraph: style, within: CGSize(width: width, height: .infinity))
            .draw(in: context, at: origin)
    }
}

extension NSAttributedString {
    /// So many bullets with the attributes of the first character.
    fileprivate func bullets(_ count: Int) -> NSAttributedString {
        let attributes = length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
        return NSAttributedString(string: String(repeating: "\u{2022}", count: count), attributes: attributes)
    }
}
