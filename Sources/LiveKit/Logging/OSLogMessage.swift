import Foundation

/// The words of a message, with values in it. What is private elsewhere is shown, as to a debugger.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    /// The words.
    let text: String

    /// A message of these words.
    public init(stringLiteral value: String) { text = value }

    /// A message with values.
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }

    /// The words as a format for `arguments`, whose specifiers may say in braces who sees them; the words themselves without any.
    func text(with arguments: [any CVarArg]) -> String {
        guard !arguments.isEmpty else { return text }
        return String(plurals: text.replacing(/%\{[^}]*\}/, with: "%"), locale: nil, arguments)
    }
}
