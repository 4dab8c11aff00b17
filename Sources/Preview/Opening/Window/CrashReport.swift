/// The report of a crash among the lines on standard error.
///
/// The message of a trap comes first, then the lines of the runtime's handler. A process whose own child has crashed goes on after
/// both, and may come to a further one.
struct CrashReport: Sendable {
    /// Whether the handler writes.
    private(set) var isBegun = false
    /// Lines that may be the message of a trap.
    private var message: [String] = []
    /// Whether any line may belong to it.
    private var isOpen = false
    /// The message and the handler's lines, of the newest report.
    private var report: [String] = []

    /// Lines of a message that wait for the handler, and those of them that are kept.
    private static let mostLines = 1_000
    private static let keptMessage = 50

    /// The lines of the newest report, or those that may be its message.
    var lines: [String] { message.isEmpty ? report : message }

    /// Whether the handler has come to its end, and no further report begins.
    var isOver: Bool { !isBegun && message.isEmpty && !report.isEmpty }

    /// Whether lines wait for the handler, which begins at once after the message of a trap.
    var isWaiting: Bool { !isBegun && !message.isEmpty }

    /// Adds `line`, and returns the lines that belong to no report: the code's own. A report keeps `limit` of the handler's
    /// lines.
    mutating func append(_ line: String, limit: Int) -> [String] {
        if CodeFailure.beginsReport(line) { begin() }
        if isBegun {
            if report.count < Self.keptMessage + limit { report.append(line) }
            if line.hasPrefix(CodeFailure.reportEnd) { isBegun = false }
            return []
        }
        // An empty line ends the handler's.
        if isOver, line.isEmpty { return [] }
        message.append(line)
        if CodeFailure.opensMessage(line) { isOpen = true }
        let mayBegin = isOpen || line.isEmpty || CodeFailure.isMessage(line)
        return mayBegin && message.count <= Self.mostLines ? [] : removeMessage()
    }

    /// Notes that the handler begins, after the message.
    mutating func begin() {
        guard !isBegun else { return }
        report = Array(message.prefix(Self.keptMessage))
        // The line that tells why the process ends stands last.
        if let last = message.dropFirst(Self.keptMessage).last { report.append(last) }
        message.removeAll()
        isOpen = false
        isBegun = true
    }

    /// Removes the lines that may be a message, and returns them: there is none.
    mutating func removeMessage() -> [String] {
        guard !isBegun else { return [] }
        defer { message.removeAll() }
        isOpen = false
        return message
    }

    /// Removes a report that is over, where it was that of another process than the one that goes on.
    mutating func removeOthersReport() {
        if !isBegun, !report.contains(where: CodeFailure.isOwn) { report.removeAll() }
    }
}
