import Foundation

/// Text broken into lines, ready to be measured and drawn.
///
/// Sizes are in points, and exact: nothing is rounded to pixels.
package final class TextLayout {
    /// One line as it is drawn.
    package struct Line {
        /// The line's own area, from the layout's top left corner.
        package var frame: CGRect
        /// The distance of the baseline from the layout's top.
        package var baseline: CGFloat
        internal var runs: [PangoText.Run]
        /// The offset to add to a run's x, in points.
        internal var shift: CGFloat
    }

    package let lines: [Line]
    /// The room that the lines take: the widest line, and all heights with the spacing between. Empty text takes none.
    package let size: CGSize
    /// Whether some of the text is not shown, or replaced by an ellipsis.
    package let isTruncated: Bool

    /// The width that the lines are aligned in, in points.
    internal let measure: CGFloat
    internal let clips: Bool
    internal let fonts: FontLibrary
    /// The texts that own the lines' glyphs.
    private var texts: [PangoText]

    /// Sets `text` within `maximumSize` points; a length that is not a number counts as 0.
    ///
    /// Lines beyond the maximum height are left out, but never the first. The lines are aligned within the maximum
    /// width or, where that is infinite, within the widest line.
    package init(
        _ text: StyledText, paragraph: ParagraphStyle = ParagraphStyle(),
        within maximumSize: CGSize = CGSize(width: CGFloat.infinity, height: .infinity),
        fonts: FontLibrary = .shared
    ) {
        let width = maximumSize.width.isNaN ? 0 : max(0, maximumSize.width)
        let height = maximumSize.height.isNaN ? 0 : maximumSize.height
        let breaker = LineBreaker(paragraph: paragraph, width: width, height: height)
        let broken = fonts.lockedTexts { breaker.lines(of: text, in: &$0) }
        let widest = broken.lines.map(\.width).max() ?? 0
        measure = width < 1_000_000 ? width : widest
        clips = paragraph.lineBreak == .clip && widest > width
        (lines, size) = TextLayout.stack(broken.lines, paragraph, measure, limit: clips ? width : widest)
        isTruncated = broken.isTruncated || clips
        texts = broken.texts
        self.fonts = fonts
    }

    deinit { fonts.locked { _ in texts = [] } }

    /// The distance of the first baseline from the top; 0 for empty text.
    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }

    /// The distance of the last baseline from the top; 0 for empty text.
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The x of carets before the characters at UTF-8 offsets of a single line, in points from the line's left edge; one
    /// behind the last character is at the line's end.
    package func caretPositions(at offsets: [Int]) -> [CGFloat] {
        guard let text = texts.first else { return offsets.map { _ in 0 } }
        return fonts.locked { _ in offsets.map(text.caret(at:)) }
    }

    private static func stack(
        _ broken: [PangoText.Line], _ paragraph: ParagraphStyle, _ measure: CGFloat, limit: CGFloat
    ) -> ([Line], CGSize) {
        let spacing = paragraph.usableSpacing
        var top: CGFloat = 0
        let lines = broken.map { line in
            let height = paragraph.height(of: line)
            defer { top += height + spacing }
            let x = paragraph.left(of: line, in: measure)
            return Line(
                frame: CGRect(x: x, y: top, width: line.width, height: height),
                // What a line is higher than its letters need is above them.
                baseline: top + line.ascent + height - line.height,
                runs: line.runs, shift: x)
        }
        return (lines, CGSize(width: limit, height: lines.isEmpty ? 0 : top - spacing))
    }
}

extension ParagraphStyle {
    package var usableSpacing: CGFloat { lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0 }

    /// The height of `line` with the style's multiple and limits applied, in points.
    internal func height(of line: PangoText.Line) -> CGFloat {
        var height = line.height
        if lineHeightMultiple > 0, lineHeightMultiple.isFinite { height *= lineHeightMultiple }
        if minimumLineHeight > 0, minimumLineHeight.isFinite { height = max(height, minimumLineHeight) }
        if maximumLineHeight > 0, maximumLineHeight.isFinite { height = min(height, maximumLineHeight) }
        return height
    }

    fileprivate func left(of line: PangoText.Line, in measure: CGFloat) -> CGFloat {
        switch alignment {
        case .left: 0
        case .center: (measure - line.width) / 2
        case .right: measure - line.width
        case .natural, .justified: line.runsRightToLeft ? measure - line.width : 0
        }
    }
}
