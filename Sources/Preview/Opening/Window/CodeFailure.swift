import Foundation
import LiveCode

/// The end of the user's code before the program's.
struct CodeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause, in a few words.
    var problem: String
    /// The last lines that it wrote, among them the message of a trap.
    var output: [String] = []

    var description: String { error(in: SourcePlaces(), named: "code").description }

    /// The error for a run of the code `name` that cannot go on: at the innermost place of the backtrace that is the user's.
    ///
    /// In a live run the remedy is another save.
    func error(in places: SourcePlaces, named name: String, isLive: Bool = false) -> PreviewError {
        let place = output.lazy.compactMap { places.place(atEndOf: $0) }.first
        let message = output.lazy.compactMap(Self.message).first
        return PreviewError(
            place: place.map(\.description) ?? name, problem: message ?? problem,
            remedy: isLive ? "fix the code and save it" : "fix the code and run the command again")
    }

    /// The message of a trap in `line`; nil where there is none.
    private static func message(_ line: String) -> String? {
        for word in ["Fatal error", "Precondition failed", "Assertion failed"] {
            guard let range = line.range(of: word) else { continue }
            return String(line[range.lowerBound...])
        }
        return line.hasPrefix(failurePrefix) ? String(line.dropFirst(failurePrefix.count)) : nil
    }

    /// The beginning of the line by which the process says why its code could not be shown.
    static let failurePrefix = "segue: "

    /// The beginning of the last line of a report.
    static let reportEnd = "Backtrace took"

    /// Whether `line` may be the message of a trap, which a report follows.
    static func isMessage(_ line: String) -> Bool { message(line) != nil }

    /// Whether the runtime's handler of crashes begins its report with `line`.
    static func beginsReport(_ line: String) -> Bool {
        line.hasPrefix("*** Signal") || line.hasPrefix("*** Program crashed")
    }
}
