import Foundation

/// The parts of a message with values.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
    private(set) var text = ""

    /// Room for words of so many characters.
    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    /// Adds words.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a text.
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: argument()) }

    /// Adds a value by its description.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ argument: @autoclosure () -> some CustomStringConvertible, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: argument().description) }

    /// Adds a whole number, decimal or by `format`.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: format.text(of: number())) }

    /// Adds a number with six decimals, or by `format`.
    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: format.text(of: Double(number()))) }

    /// Adds the name of a type.
    public mutating func appendInterpolation(
        _ type: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: String(describing: type())) }

    /// Adds an error by what it says.
    public mutating func appendInterpolation(
        _ error: @autoclosure () -> any Error, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) { text += align.applied(to: String(describing: error())) }
}
