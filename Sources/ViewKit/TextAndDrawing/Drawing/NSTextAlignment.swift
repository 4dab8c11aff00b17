/// The horizontal alignment of lines of text.
public enum NSTextAlignment: Int, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
    /// At both edges, where the setting of text can do that; otherwise as `natural`.
    case justified
    /// At the edge where the script begins.
    case natural

    var paragraphAlignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
