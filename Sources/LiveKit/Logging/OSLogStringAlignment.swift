/// The room that a value takes in a message.
public struct OSLogStringAlignment: Sendable {
    private var columns = 0
    private var isLeft = false

    /// As much as it needs.
    public static let none = OSLogStringAlignment()

    /// At least `columns` characters, spaces before it.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: false)
    }

    /// At least `columns` characters, spaces behind it.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isLeft: true)
    }

    /// `text` with spaces.
    func applied(to text: String) -> String {
        let spaces = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
        return isLeft ? text + spaces : spaces + text
    }
}
