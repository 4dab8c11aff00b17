/// The digits of a whole number in a message.
public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var minDigits = 1

    /// Ten of them.
    public static let decimal = OSLogIntegerFormatting()
    /// Sixteen of them.
    public static let hex = OSLogIntegerFormatting(radix: 16)
    /// Eight of them.
    public static let octal = OSLogIntegerFormatting(radix: 8)

    /// Ten of them, at least `minDigits`.
    public static func decimal(minDigits: @autoclosure () -> Int) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(minDigits: minDigits())
    }

    /// Sixteen of them, after `0x` where `includePrefix` says so.
    public static func hex(
        includePrefix: Bool = false, uppercase: Bool = false
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase)
    }

    /// The text of `number`.
    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, min(minDigits, 1_000) - digits.count))
        return (number < 0 ? "-" : "") + prefix + zeros + digits
    }
}
