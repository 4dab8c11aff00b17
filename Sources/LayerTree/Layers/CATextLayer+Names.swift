/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// At the edge where the script begins.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both edges, where the setting of text can do that; otherwise as `natural`.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

    var alignment: ParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .right: .right
        case .center: .center
        case .justified: .justified
        default: .natural
        }
    }
}

/// The position of the ellipsis in a text that does not fit its text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation's words.
    public var rawValue: String

    /// A mode of that name; unknown names behave as `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Nothing: it is cut off.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis at the start of the last line.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis at its end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis in its middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
