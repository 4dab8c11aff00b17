/// The report of a crash among the lines on standard error.
///
/// The message of a trap comes first, then the lines of the runtime's handler. A process whose own child has crashed goes on after
/// both, and may come to a further one.
struct CrashReport: Sendable {
    /// The distance that a report has come.
    private enum Phase {
        /// None has begun that is not over.
        case none
        /// A message has begun that names its source, to which any line may belong.
        case message
        /// The handler writes.
        case handler
    }

    private var phase = Phase.none
    /// Lines that may be the message of a trap.
    private var message: [String] = []
    /// The message and the handler's lines, of the newest report.
    private var report: [String] = []

    /// Lines of a message that wait for the handler, and those of them that are kept.
    private static let mostLines = 1_000
    private static let keptMessage = 50

    /// The lines of the newest report, or those that may be its message.
    var lines: [String] { message.isEmpty ? report : message }

    /// Whether the handler writes.
    var isBegun: Bool { phase == .handler }

    /// Whether the handler has come to its end, and no further report begins.
    var isOver: Bool { phase == .none && message.isEmpty && !report.isEmpty }

    /// Whether lines wait for the handler, which begins at once after the message of a trap.
    var isWaiting: Bool { phase == .message }

    /// Adds `line`, and returns the lines that belong to no report: the code's own. A report keeps `limit` of the handler's
    /// lines.
    mutating func append(_ line: String, limit: Int) -> [String] {
        if CodeFailure.beginsReport(line) { begin() }
        if isBegun {
            if report.count < Self.keptMessage + limit { report.append(line) }
            if line.hasPrefix(CodeFailure.reportEnd) { phase = .none }
            return []
        }
        // An empty line ends the handler's.
        if isOver, line.isEmpty { return [] }
        message.append(line)
        if CodeFailure.isMessageOfSource(line) { phase = .message }
        let mayBegin = isWaiting || line.isEmpty || CodeFailure.isMessage(line)
        return mayBegin && message.count <= Self.mostLines ? [] : removeMessage()
    }

    /// Notes that the handler begins, after the message.
    mutating func begin() {
        guard !isBegun else { return }
        report = Array(message.prefix(Self.keptMessage))
        message.removeAll()
        phase = .handler
    }

    /// Removes the lines that wait for the handler, and returns them: it has not begun.
    mutating func giveUp() -> [String] { isWaiting ? removeMessage() : [] }

    /// Removes the lines that may be a message, and returns them: there is none.
    mutating func removeMessage() -> [String] {
        guard !isBegun else { return [] }
        defer { message.removeAll() }
        phase = .none
        return message
    }

    /// Removes a report that is over: it was that of another process than the one that goes on.
    mutating func removeReport() {
        if !isBegun { report.removeAll() }
    }
}
