import Foundation

/// The layout of a paragraph: line breaking, alignment, spacing and line heights.
package struct ParagraphStyle: Hashable, Sendable {
    package enum Alignment: Hashable, Sendable, CaseIterable {
        case left, center, right, justified
        /// Left, or right where the line's script runs from right to left.
        case natural
    }

    /// The treatment of text that is wider than there is room.
    package enum LineBreak: Hashable, Sendable, CaseIterable {
        /// Lines end between words, or within one that alone is too wide.
        case wordWrap
        /// Lines end anywhere.
        case characterWrap
        /// Lines end only at line breaks in the text, and are cut off.
        case clip
        /// As `wordWrap`; what does not fit into the last line is replaced by an ellipsis at the line's start.
        case truncateHead
        /// As `truncateHead`, at the line's end.
        case truncateTail
        /// As `truncateHead`, in the line's middle.
        case truncateMiddle
    }

    package var alignment: Alignment
    package var lineBreak: LineBreak
    /// The most lines there may be; 0 for any number.
    package var maximumLineCount: Int
    /// Points between lines; not finite or negative counts as 0.
    package var lineSpacing: CGFloat
    /// The factor of the height of a line; 0, negative or not finite leaves the height as it is.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of a line in points, and the greatest; 0 for none.
    package var minimumLineHeight: CGFloat = 0
    package var maximumLineHeight: CGFloat = 0

    package init(
        alignment: Alignment = .natural, lineBreak: LineBreak = .wordWrap, maximumLineCount: Int = 0,
        lineSpacing: CGFloat = 0
    ) {
        self.alignment = alignment
        self.lineBreak = lineBreak
        self.maximumLineCount = maximumLineCount
        self.lineSpacing = lineSpacing
    }
}
