import SwiftSources

/// A message of the compiler about a place in the user's files.
package struct CompilerMessage: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The weight of a message.
    package enum Severity: String, Codable, Sendable {
        case error, warning, note
    }

    package var severity: Severity
    /// The compiler's words.
    package var text: String
    /// The path of the file; nil for a message about none.
    package var path: String?
    package var position: SourcePosition?
    /// The line of the file; empty for a message about none.
    package var line: String
    /// The line below the message that says what to do; nil without one.
    package var remedy: String?

    /// The message as a compiler prints it: place and text, the line, a caret below the column, and the remedy.
    package var description: String { [place, remedy].compactMap(\.self).joined(separator: "\n") }

    /// The place and the text in one line.
    package var placedText: String {
        guard let path, let position else { return text }
        return "\(path):\(position.line): \(text)"
    }

    private var place: String {
        guard let path, let position else { return "\(severity.rawValue): \(text)" }
        let place = "\(path):\(position.line):\(position.column): \(severity.rawValue): \(text)"
        guard !line.isEmpty else { return place }
        let before = String(decoding: line.utf8.prefix(position.column - 1), as: UTF8.self)
        let indent = String(before.map { $0 == "\t" ? "\t" : " " })
        return "\(place)\n\(line)\n\(indent)^"
    }
}
