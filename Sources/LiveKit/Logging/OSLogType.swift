/// The importance of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the type.
    public let rawValue: UInt8

    /// The type of that number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The type of that number.
    public init(_ rawValue: UInt8) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = OSLogType(0)
    /// For finding out what has happened.
    public static let info = OSLogType(1)
    /// For those who write the code.
    public static let debug = OSLogType(2)
    /// For what went wrong.
    public static let error = OSLogType(16)
    /// For a mistake in the program.
    public static let fault = OSLogType(17)

    /// The words before a message of the type; empty for those that need none.
    var title: String {
        switch self {
        case .debug: "debug: "
        case .error: "error: "
        case .fault: "fault: "
        default: ""
        }
    }
}
