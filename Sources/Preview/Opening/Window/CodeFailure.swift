import Foundation
import LiveCode

/// The end of the user's code before the program's.
struct CodeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause, in a few words.
    var problem: String
    /// The last lines that it wrote, among them the message of a trap.
    var output: [String] = []
    /// Whether it was stopped for the problem, whatever it has written before.
    var isStopped = false

    var description: String { error(in: SourcePlaces(), named: "code").description }

    /// The error for a run of the code `name` that cannot go on: at the innermost place of the backtrace that is the user's.
    ///
    /// In a live run the remedy is another save.
    func error(in places: SourcePlaces, named name: String, isLive: Bool = false) -> PreviewError {
        let place = output.lazy.compactMap { places.place(atEndOf: $0) }.first
        return PreviewError(
            place: place.map(\.description) ?? name, problem: isStopped ? problem : Self.message(in: output) ?? problem,
            remedy: isLive ? "fix the code and save it" : "fix the code and run the command again")
    }

    /// The first message of a trap in `lines`, with the lines up to the next one or the report, in one line; nil where there is
    /// none.
    private static func message(in lines: [String]) -> String? {
        guard let start = lines.firstIndex(where: isMessage), let beginning = message(lines[start]) else { return nil }
        let rest = lines[(start + 1)...].prefix { !isInReport($0) && !isMessage($0) }
        let parts = ([beginning] + rest).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let text = parts.joined(separator: " ")
        return text.count > longestMessage ? text.prefix(longestMessage) + "…" : text
    }

    /// Characters of a message.
    private static let longestMessage = 1000

    private static let messageWords = ["Fatal error", "Precondition failed", "Assertion failed"]

    /// The message of a trap in `line`; nil where there is none.
    private static func message(_ line: String) -> String? {
        for word in messageWords {
            guard let range = line.range(of: word) else { continue }
            return String(line[range.lowerBound...])
        }
        if line.hasPrefix("Could not cast value of type") { return line }
        return line.hasPrefix(failurePrefix) ? String(line.dropFirst(failurePrefix.count)) : nil
    }

    /// The beginning of the line by which the process says why its code could not be shown.
    static let failurePrefix = "segue: "

    /// The beginning of the last line of a report.
    static let reportEnd = "Backtrace took"

    /// Whether `line` may be the message of a trap, which a report follows.
    static func isMessage(_ line: String) -> Bool { message(line) != nil }

    /// Whether `line` is the message of a trap with the place that it names in the source, after which more lines of the message
    /// may come.
    static func isMessageOfSource(_ line: String) -> Bool {
        messageWords.contains { word in
            guard let range = line.range(of: ": \(word)"), let mark = line.range(of: ".swift:") else { return false }
            return mark.upperBound < range.lowerBound
                && line[mark.upperBound..<range.lowerBound].allSatisfy(\.isWholeNumber)
        }
    }

    /// Whether the runtime's handler of crashes begins its report with `line`.
    static func beginsReport(_ line: String) -> Bool {
        guard line.hasPrefix("*** Signal "), let end = line.range(of: ": Backtracing") else { return false }
        let number = line[..<end.lowerBound].dropFirst("*** Signal ".count)
        return !number.isEmpty && number.allSatisfy(\.isWholeNumber)
    }

    /// Whether `line` is one of the first of such a report.
    private static func isInReport(_ line: String) -> Bool {
        beginsReport(line) || line.hasPrefix("*** Program crashed: ")
    }
}
