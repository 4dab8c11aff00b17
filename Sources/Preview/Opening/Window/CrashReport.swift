/// The report of a crash among the lines on standard error.
struct CrashReport: Sendable {
    /// The lines of the report so far, or lines that may be its beginning.
    private(set) var lines: [String] = []
    /// Whether the runtime's handler has begun to write.
    private var isCertain = false

    /// Adds `line`, and returns the lines that belong to no report: the code's own.
    ///
    /// The message of a trap comes before the handler's lines. After any other line it is the code's own, too.
    mutating func append(_ line: String, limit: Int) -> [String] {
        if isCertain || CodeFailure.beginsReport(line) {
            isCertain = true
            if lines.count < limit { lines.append(line) }
            return []
        }
        lines.append(line)
        let mayBegin = lines.count <= 3 && (line.isEmpty || CodeFailure.isMessage(line))
        if mayBegin { return [] }
        defer { lines.removeAll() }
        return lines
    }
}
