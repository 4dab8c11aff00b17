import Foundation

/// The decimals of a number in a message.
public struct OSLogFloatFormatting: Sendable {
    private var letter = "f"
    private var precision = 6

    /// Six of them.
    public static let fixed = OSLogFloatFormatting()
    /// With a power of ten.
    public static let exponential = OSLogFloatFormatting(letter: "e")
    /// As few as needed.
    public static let hybrid = OSLogFloatFormatting(letter: "g")

    /// So many of them.
    public static func fixed(precision: @autoclosure () -> Int) -> OSLogFloatFormatting {
        OSLogFloatFormatting(precision: precision())
    }

    /// The text of `number`.
    func text(of number: Double) -> String {
        String(plurals: "%.\(max(0, min(precision, 100)))\(letter)", locale: nil, [number])
    }
}
