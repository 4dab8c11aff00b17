/// The report of a crash among the lines on standard error.
struct CrashReport: Sendable {
    /// The lines of the report so far, or lines that may be its beginning.
    private(set) var lines: [String] = []
    /// Whether the runtime's handler has begun to write.
    private var isCertain = false
    /// Whether it has ended.
    private var isOver = false
    /// Whether any line may belong to the message of a trap that began before.
    private var isMessageOpen = false

    /// Lines of a message.
    private static let mostLines = 50

    /// Adds `line`, and returns the lines that belong to no report: the code's own.
    ///
    /// The message of a trap comes before the handler's lines. Where it names its source, it may have several lines.
    mutating func append(_ line: String, limit: Int) -> [String] {
        if CodeFailure.beginsReport(line) {
            if isOver { lines.removeAll() }
            isCertain = true
            isOver = false
        }
        if isOver { return line.isEmpty ? [] : [line] }
        if isCertain {
            isOver = line.hasPrefix(CodeFailure.reportEnd)
            if lines.count < limit { lines.append(line) }
            return []
        }
        lines.append(line)
        if CodeFailure.isMessageOfSource(line) { isMessageOpen = true }
        let mayBegin = isMessageOpen || line.isEmpty || CodeFailure.isMessage(line)
        if mayBegin && lines.count <= Self.mostLines { return [] }
        return removeLines()
    }

    /// Whether lines wait for the handler, which begins at once after the message of a trap.
    var isWaiting: Bool { isMessageOpen && !isCertain }

    /// Removes the lines that wait, and returns them: no handler has begun.
    mutating func giveUp() -> [String] { isWaiting ? removeLines() : [] }

    /// Removes the lines that may be the beginning of a report, and returns them: there is none.
    mutating func removeMessages() -> [String] { isCertain ? [] : removeLines() }

    private mutating func removeLines() -> [String] {
        defer { lines.removeAll() }
        isMessageOpen = false
        return lines
    }
}
