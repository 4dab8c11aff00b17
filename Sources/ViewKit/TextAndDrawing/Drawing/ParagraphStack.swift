import Graphics

/// Consecutive paragraphs with the same style.
struct Passage {
    var text: StyledText
    var style: ParagraphStyle

    /// The passages of `string`; `text` and `style` supply the attributes that it does not have.
    ///
    /// With `truncatesParagraphs` each paragraph is by itself whose style ends lines with an ellipsis, and has one line.
    static func all(
        of string: NSAttributedString, otherwise text: StyledText.Style, _ style: ParagraphStyle,
        truncatesParagraphs: Bool = false
    ) -> [Passage] {
        let parts = ranges(of: string, apart: truncatesParagraphs)
        return parts.enumerated().map { index, part in
            var passage = Passage(text: StyledText([]), style: style)
            if let own = part.style { passage.style.take(own) }
            if truncatesParagraphs, part.style?.lineBreakMode.truncates == true { passage.style.maximumLineCount = 1 }
            let whole = string.attributedSubstring(from: part.range)
            let inner = index < parts.count - 1 ? whole.withoutLastBreak : whole
            passage.text = StyledText(inner, otherwise: text)
            if passage.text.isEmpty, let empty = StyledText(whole, otherwise: text).runs.first?.style {
                // A line without anything is as high as its font.
                passage.text = StyledText("\u{200B}", empty)
            }
            return passage
        }
    }

    /// The ranges with the same paragraph style; that of a paragraph's first character counts for all of it.
    private static func ranges(
        of string: NSAttributedString, apart: Bool
    ) -> [(range: NSRange, style: NSParagraphStyle?)] {
        var result: [(range: NSRange, style: NSParagraphStyle?)] = []
        let text = NSString(string: string.string)
        var start = 0
        while start < string.length {
            let range = text.paragraphRange(for: NSRange(location: start, length: 0))
            let style = string.attribute(.paragraphStyle, at: start, effectiveRange: nil) as? NSParagraphStyle
            let isApart = apart && style?.lineBreakMode.truncates == true
            if !isApart, let last = result.last, last.style == style {
                result[result.count - 1].range.length += range.length
            } else {
                result.append((range, style))
            }
            start = max(start + 1, range.location + range.length)
        }
        return result
    }
}

extension NSAttributedString {
    fileprivate var withoutLastBreak: NSAttributedString {
        var end = string.utf16.count
        if string.hasSuffix("\r\n") { end -= 2 } else if string.last?.isNewline == true { end -= 1 }
        return attributedSubstring(from: NSRange(location: 0, length: end))
    }
}

extension NSLineBreakMode {
    /// Whether an ellipsis stands for what does not fit.
    var truncates: Bool { self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail }
}

/// Passages broken into lines, one below the other, ready to be measured and drawn.
struct ParagraphStack {
    private var parts: [(layout: TextLayout, top: CGFloat)] = []
    /// The room that the lines take, in points.
    private(set) var size = CGSize.zero

    /// Sets `passages` within `room` points, in at most `lines` lines; 0 for any number.
    init(_ passages: [Passage], lines: Int = 0, within room: CGSize) {
        var room = room
        if passages.count > 1, !(room.width < 1_000_000) {
            // All stand within the widest.
            room.width = passages.map { TextLayout($0.text, paragraph: $0.style).size.width }.max() ?? 0
        }
        var linesLeft = lines > 0 ? lines : Int.max
        var top: CGFloat = 0
        for (index, passage) in passages.enumerated() {
            let height = room.height - top
            let isLast = index == passages.count - 1
            let layout = Self.layout(passage, CGSize(width: room.width, height: height), linesLeft, isLast: isLast)
            if index > 0, let first = layout.lines.first, first.frame.height > height + 0.001 { break }
            parts.append((layout, top))
            size = CGSize(width: max(size.width, layout.size.width), height: top + layout.size.height)
            top = size.height + passage.style.usableSpacing
            linesLeft -= layout.lines.count
            if linesLeft <= 0 { break }
        }
    }

    private static func layout(_ passage: Passage, _ room: CGSize, _ lines: Int, isLast: Bool) -> TextLayout {
        var style = passage.style
        if lines < .max {
            style.maximumLineCount = style.maximumLineCount > 0 ? min(style.maximumLineCount, lines) : lines
        }
        let layout = TextLayout(passage.text, paragraph: style, within: room)
        guard !isLast, layout.lines.count >= lines, !layout.isTruncated, style.lineBreak == .truncateTail,
            let end = passage.text.runs.last?.style
        else { return layout }
        // What follows is left out.
        return TextLayout(
            StyledText(passage.text.runs + [StyledText.Run("\u{2026}", end)]), paragraph: style, within: room)
    }

    /// The distance from the top to the first baseline, in points; 0 without text.
    var firstBaseline: CGFloat { parts.first?.layout.firstBaseline ?? 0 }

    /// Draws the lines with their top left corner at `origin`, in user space.
    func draw(in context: CGContext, at origin: CGPoint) {
        for part in parts { part.layout.draw(in: context, at: CGPoint(x: origin.x, y: origin.y + part.top)) }
    }
}
