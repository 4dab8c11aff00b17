/// The messages about the versions of opened code that cover its picture, one at a time.
@MainActor final class VersionMessages {
    /// Called with the message that covers the picture, and with nil once it is gone.
    var onChange: (CodeMessage?) -> Void = { _ in } { didSet { onChange(current) } }
    /// The message that covers the picture: about the files or the code's end, or else about a wait.
    var current: CodeMessage? { nextDelay ?? failure ?? delay }
    /// The message about the files or an end.
    var failure: CodeMessage? { ends.last?.message ?? files }
    /// The message about the newest files, which do not compile.
    private var files: CodeMessage? { didSet { if files != oldValue { onChange(current) } } }
    /// The messages about versions that have ended, the newest last.
    private var ends: [End] = [] { didSet { if ends.last?.message != oldValue.last?.message { onChange(current) } } }
    /// The message about code that runs, does not answer, and has not ended.
    private var delay: CodeMessage? { didSet { if delay != oldValue { onChange(current) } } }
    /// The message that the version on its way does not answer, while none runs.
    private var nextDelay: CodeMessage? { didSet { if nextDelay != oldValue { onChange(current) } } }
    /// The versions that have failed, and whose reports are awaited under messages that say less.
    private var failed: [(connection: CodeConnection, message: CodeMessage)] = []
    /// The end of a version.
    private struct End {
        var message: CodeMessage
        /// The path of the version's shared object; nil where there is none.
        let library: String?
        /// Whether it was the code of the version before, with other numbers.
        let isTuned: Bool
    }

    /// Gets each message about an end, of several lines.
    private let complain: (String) -> Void

    init(complain: @escaping (String) -> Void) { self.complain = complain }

    /// The time at which `takeReports` has something to do at the latest, in seconds of the machine's monotonic clock; nil for
    /// never.
    var nextCheck: Double? { failed.compactMap(\.connection.reportDeadline).min() }

    /// Shows and prints `error`, for which the newest files do not compile; it takes the place of the end of an older version.
    func show(ofFiles error: any Error, isFatal: Bool) {
        ends = []
        files = CodeMessage(error, isFatal: isFatal)
        complain("\(error)")
    }

    /// Shows the end of `connection` by `error`, and prints it once the report of the crash is there. Where it is the `next` version,
    /// and older than files that do not compile, it is printed alone. One that could not be started has no connection.
    func show(end error: any Error, of connection: CodeConnection?, _ next: VersionArrival?, isFatal: Bool) {
        let message = CodeMessage(error, isFatal: isFatal)
        if next?.isOlder == true, files != nil {
            files?.isFatal = isFatal
        } else {
            let library = (next?.version ?? connection?.version)?.library.path
            let end = End(message: message, library: library, isTuned: next?.isTuned == true)
            ends = ends.filter { $0.library != library } + [end]
        }
        if let connection, connection.reportDeadline != nil {
            failed.append((connection, message))
        } else {
            complain("\(error)")
        }
    }

    /// Takes the reports of the versions that failed, once they are there; each takes the place of the message that says less.
    func takeReports() {
        for (connection, message) in failed {
            guard let error = connection.takeReport() else { continue }
            complain("\(error)")
            if let index = ends.lastIndex(where: { $0.message == message }) {
                ends[index].message = CodeMessage(error, isFatal: message.isFatal)
            }
        }
        failed.removeAll { $0.connection.reportDeadline == nil }
    }

    /// Removes the messages that are over as `connection` runs: all of them, or where it `isOlder` than the newest files those
    /// about itself.
    func removeFailures(of connection: CodeConnection, isOlder: Bool) {
        let library = connection.version.library.path
        let others = ends.filter { isOlder && $0.library != nil && $0.library != library }
        ends = others.map { End(message: $0.message.harmless, library: $0.library, isTuned: $0.isTuned) }
        files = isOlder ? files?.harmless : nil
    }

    /// Removes the messages about ends by numbers: none of these is set any more.
    func removeTunedEnds() { ends.removeAll(where: \.isTuned) }

    /// Removes the message about the files: the newest ones compile.
    func removeFiles() { files = nil }

    /// Says of the version that runs, or else of the `next` one, that it waits, as long as it does.
    func showDelay(of running: CodeConnection?, next: VersionCandidate?) {
        if let running, running.isDelayed {
            delay = Self.delay(of: running, "", remedy: "let it go on, or save a change")
        } else if let next, next.connection.isDelayed {
            let others = next.isTuned ? ", set another value" : ""
            delay = Self.delay(
                of: next.connection, running == nil ? "" : "the new version does not show yet: ",
                remedy: "let it go on\(others), or save a change")
        } else {
            delay = nil
        }
        nextDelay = running == nil ? delay : nil
    }

    private static func delay(of connection: CodeConnection, _ result: String, remedy: String) -> CodeMessage {
        let problem =
            switch connection.finding {
            case .stopped: "it is stopped, by a signal or a debugger"
            case .unread: "it waits, as what it writes is not read"
            case .busy, .waiting, .looping: "it waits, at a lock or in a sleep, and answers no input"
            }
        let isUnread = connection.finding == .unread
        return CodeMessage(
            PreviewError(
                place: connection.name, problem: result + problem,
                remedy: isUnread ? "read its output, in a terminal with Ctrl-Q, or save a change" : remedy),
            isFatal: false)
    }
}
