/// The paragraph style of a part of an attributed string.
package struct InterfaceParagraphStyle: Hashable, Sendable {
    /// `left`, `center`, `right`, `justified` or `natural`; nil is natural.
    package var alignment: String?
    /// Such as `wordWrapping` or `truncatingTail`; nil is word wrapping.
    package var lineBreakMode: String?
    /// `natural`, `leftToRight` or `rightToLeft`.
    package var baseWritingDirection: String?
    /// Distances in points and factors by the names of `NSParagraphStyle`, such as `lineSpacing`, `headIndent`,
    /// `lineHeightMultiple`.
    package var metrics: [String: Double] = [:]

    package init() {}
}
