import Foundation

/// Decides which lines of a text are shown.
///
/// The whole text is set without a limit first. Where that gives too many lines, those that fit are kept; with an
/// ellipsis the last of them is set again, alone, from its start to the end of its paragraph.
internal struct LineBreaker {
    internal struct Result {
        var lines: [PangoText.Line] = []
        /// The texts that own the lines' glyphs.
        var texts: [PangoText] = []
        var isTruncated = false
    }

    internal var paragraph: ParagraphStyle
    internal var width: CGFloat
    internal var height: CGFloat

    /// The lines of `text`, whose library is locked, as `cache` is.
    internal func lines(of text: StyledText, in cache: inout TextCache) -> Result {
        if text.isEmpty { return Result() }
        let wrapping = paragraph.lineBreak == .clip ? .infinity : width
        let whole = cache.text(
            text, width: wrapping, breaksWithinWords: paragraph.lineBreak == .characterWrap,
            justified: paragraph.alignment == .justified)
        let count = limit(whole.lines)
        if count == whole.lines.count { return Result(lines: whole.lines, texts: [whole]) }
        let kept = Array(whole.lines.prefix(count))
        guard let ellipsis, let start = kept.last?.bytes.lowerBound else {
            return Result(lines: kept, texts: [whole], isTruncated: true)
        }
        let rest = cache.text(remainder(of: text, from: start), width: width, ellipsis: ellipsis)
        return Result(lines: kept.dropLast() + rest.lines.prefix(1), texts: [whole, rest], isTruncated: true)
    }

    /// The number of `lines` that fit; at least one.
    private func limit(_ lines: [PangoText.Line]) -> Int {
        let allowed = paragraph.maximumLineCount > 0 ? min(paragraph.maximumLineCount, lines.count) : lines.count
        var bottom: CGFloat = 0
        for (index, line) in lines.prefix(allowed).enumerated() {
            bottom += paragraph.height(of: line)
            // Sums of heights that were themselves measured may miss by rounding.
            if bottom > height + 0.001 { return max(1, index) }
            bottom += paragraph.usableSpacing
        }
        return allowed
    }

    /// The text of the last line: all from `start` to the end of its paragraph and, if it is cut at its end and
    /// another paragraph follows, an ellipsis.
    private func remainder(of text: StyledText, from start: Int) -> StyledText {
        let end = text.spans.last?.end ?? 0
        let rest = text.part(from: start, to: end)
        let bytes = Array(rest.runs.map(\.text).joined().utf8)
        let breaks: [UInt8] = [UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        guard let newline = bytes.firstIndex(where: breaks.contains) else { return rest }
        var line = rest.part(from: 0, to: newline)
        let followsText = bytes[newline...].contains { !breaks.contains($0) && $0 != UInt8(ascii: " ") }
        if followsText, ellipsis == .end, let style = (line.runs.last ?? rest.runs.first)?.style {
            line.runs.append(StyledText.Run("\u{2026}", style))
        }
        return line
    }

    private var ellipsis: PangoText.Ellipsis? {
        switch paragraph.lineBreak {
        case .truncateHead: .start
        case .truncateTail: .end
        case .truncateMiddle: .middle
        case .wordWrap, .characterWrap, .clip: nil
        }
    }
}
