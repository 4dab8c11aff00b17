/// The kind of a signpost.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind.
    public let rawValue: UInt8

    /// The kind of that number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A moment.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)

    /// The kind in a word.
    var title: String { self == .begin ? "begin" : self == .end ? "end" : "event" }
}
