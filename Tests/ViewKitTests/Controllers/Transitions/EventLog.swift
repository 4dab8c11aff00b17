/// A log of events, one a line.
@MainActor final class EventLog {
    private(set) var lines: [String] = []

    func add(_ line: String) { lines.append(line) }

    var text: String { lines.joined(separator: "\n") + "\n" }
}
