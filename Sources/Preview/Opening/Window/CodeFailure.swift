import Foundation
import LiveCode

/// The end of the user's code before the program's.
struct CodeFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The cause, in a few words.
    var problem: String
    /// The remedy, where that is no change of the code; nil where it is one.
    var remedy: String?
    /// The last lines that it wrote, among them the message of a trap.
    var output: [String] = []
    /// Whether it was stopped for the problem, whatever it has written before.
    var isStopped = false

    var description: String { error(in: SourcePlaces(), named: "code").description }

    /// The error for a run of the code `name` that cannot go on: at the line that its message names, or else the innermost place
    /// of the backtrace that is the user's.
    ///
    /// The `remedy` of a run that is over is another one.
    func error(
        in places: SourcePlaces, named name: String, remedy: String = "fix the code and run the command again"
    ) -> PreviewError {
        let found = output.lazy.compactMap { places.place(atEndOf: $0) }
        let named = isStopped ? nil : output.lazy.compactMap { Self.place(in: $0).flatMap(places.line(atEndOf:)) }.first
        // The backtrace has the column, unless what failed has no line there.
        let place =
            found.first { $0.path == named?.path && $0.position.line == named?.position.line } ?? named ?? found.first
        return PreviewError(
            place: place.map(\.description) ?? name, problem: isStopped ? problem : Self.message(in: output) ?? problem,
            remedy: self.remedy ?? output.lazy.compactMap(Self.remedy(in:)).first ?? remedy)
    }

    /// The first message of a trap in `lines`, with the lines up to the next one or the report, in one line; nil where there is
    /// none.
    private static func message(in lines: [String]) -> String? {
        guard let start = lines.firstIndex(where: { message($0) != nil }), let beginning = message(lines[start]) else {
            return nil
        }
        let rest =
            place(in: lines[start]) == nil ? [] : lines[(start + 1)...].prefix { !isInReport($0) && !isMessage($0) }
        let parts = ([beginning] + rest).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        let text = parts.joined(separator: " ")
        return text.count > longestMessage ? text.prefix(longestMessage) + "…" : text
    }

    /// Characters of a message.
    private static let longestMessage = 1000

    private static let messageWords = ["Fatal error", "Precondition failed", "Assertion failed"]
    private static let accessWords = "Simultaneous accesses to "

    /// The message of a trap in `line`; nil where there is none.
    private static func message(_ line: String) -> String? {
        if let start = startOfMessage(line) { return String(line[start...]) }
        if line.hasPrefix("Could not cast value of type") || line.hasPrefix(accessWords) { return line }
        return isOwn(line) ? String(line.dropFirst("\(prefix)".count).prefix { $0 != remedyMark }) : nil
    }

    /// The mark before the remedy in the line by which the process says why it ends.
    private static let remedyMark: Character = "\u{1F}"

    /// The remedy in the line by which the process says why it ends; nil where that names none.
    private static func remedy(in line: String) -> String? {
        guard isOwn(line), let mark = line.firstIndex(of: remedyMark) else { return nil }
        return String(line[line.index(after: mark)...])
    }

    /// No process can be started, for the reason `code` of the system.
    static func noProcess(_ code: Int32) -> CodeFailure {
        CodeFailure(
            problem: "no process can be started (\(String(cString: strerror(code))))",
            remedy: "close other programs, or raise the limits of processes and open files (ulimit)")
    }

    /// The line by which the process says that it ends by this.
    var ownLine: String { "\(Self.prefix)\(problem)" + (remedy.map { "\(Self.remedyMark)\($0)" } ?? "") + "\n" }

    /// The beginning of the message of a trap in `line`, at its start or after the place that it names in the source.
    private static func startOfMessage(_ line: String) -> String.Index? {
        if messageWords.contains(where: line.hasPrefix) { return line.startIndex }
        return placeEnd(of: line).map { line.index($0, offsetBy: 2) }
    }

    /// The end of the place in the source that `line` names before the message of a trap, such as `A/B.swift:3`; nil without
    /// one.
    private static func placeEnd(of line: String) -> String.Index? {
        for word in messageWords {
            guard let range = line.range(of: ": \(word)"), let mark = line.range(of: ".swift:"),
                mark.upperBound < range.lowerBound,
                line[mark.upperBound..<range.lowerBound].allSatisfy(\.isWholeNumber)
            else { continue }
            return range.lowerBound
        }
        return nil
    }

    /// The place in the source that the message of a trap in `line` names, such as `A/B.swift:3`; nil where there is none.
    static func place(in line: String) -> Substring? { placeEnd(of: line).map { line[..<$0] } }

    /// The beginning of the line by which the process says why it ends, which no code writes by chance.
    static let prefix: StaticString = "\u{1E}segue: "
    /// The beginning of that line in a process that the code has forked.
    static let othersPrefix: StaticString = "\u{1E}other: "

    /// Whether `line` tells why the code's own process ends.
    static func isOwn(_ line: String) -> Bool { line.hasPrefix("\(prefix)") }

    /// The beginning of the last line of a report.
    static let reportEnd = "Backtrace took"

    /// Whether `line` may be the message of a trap, which a report follows, or stand between both.
    static func isMessage(_ line: String) -> Bool {
        message(line) != nil || line.hasPrefix("\(othersPrefix)") || line.hasPrefix("swift-runtime: ")
    }

    /// Whether more lines of the message of a trap may follow on `line`: it names its source, or tells of accesses that conflict.
    static func opensMessage(_ line: String) -> Bool { place(in: line) != nil || line.hasPrefix(accessWords) }

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
