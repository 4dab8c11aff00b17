/// The line breaking or truncation of text that is wider than its container.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines end between words.
    case byWordWrapping
    /// Lines end between characters.
    case byCharWrapping
    /// Lines are cut off.
    case byClipping
    /// The start of the last line becomes an ellipsis.
    case byTruncatingHead
    /// The end of the last line becomes an ellipsis.
    case byTruncatingTail
    /// The middle of the last line becomes an ellipsis.
    case byTruncatingMiddle

    var lineBreak: ParagraphStyle.LineBreak {
        switch self {
        case .byWordWrapping: .wordWrap
        case .byCharWrapping: .characterWrap
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}
