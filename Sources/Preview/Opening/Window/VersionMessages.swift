/// The messages about the versions of opened code that cover its picture, one at a time.
@MainActor final class VersionMessages {
    /// Called with the message that covers the picture, and with nil once it is gone.
    var onChange: (CodeMessage?) -> Void = { _ in } { didSet { onChange(current) } }
    /// The message that covers the picture: about the files or the code's end, or else about a wait.
    var current: CodeMessage? { nextDelay ?? failure ?? delay }
    /// The message about the files or an end.
    var failure: CodeMessage? { end ?? files }
    /// The message about the newest files, which do not compile.
    private var files: CodeMessage? { didSet { if files != oldValue { onChange(current) } } }
    /// The message about code that has ended.
    private var end: CodeMessage? { didSet { if end != oldValue { onChange(current) } } }
    /// The message about code that runs, does not answer, and has not ended.
    private var delay: CodeMessage? { didSet { if delay != oldValue { onChange(current) } } }
    /// The message that the version on its way does not answer, while none runs.
    private var nextDelay: CodeMessage? { didSet { if nextDelay != oldValue { onChange(current) } } }
    /// The versions that have failed, and whose reports are awaited under messages that say less.
    private var failed: [(connection: CodeConnection, message: CodeMessage)] = []
    /// Gets each message about an end, of several lines.
    private let complain: (String) -> Void

    init(complain: @escaping (String) -> Void) { self.complain = complain }

    /// The time at which `takeReports` has something to do at the latest, in seconds of the machine's monotonic clock; nil for
    /// never.
    var nextCheck: Double? { failed.compactMap(\.connection.reportDeadline).min() }

    /// Shows and prints `error`, for which the newest files do not compile; it takes the place of the end of an older version.
    func show(ofFiles error: any Error, isFatal: Bool) {
        end = nil
        files = CodeMessage(error, isFatal: isFatal)
        complain("\(error)")
    }

    /// Shows the end of `connection` by `error`, and prints it once the report of the crash is there. Where it is that of a version
    /// older than files that do not compile, it is printed alone.
    func show(end error: any Error, of connection: CodeConnection?, isOlder: Bool, isFatal: Bool) {
        let message = CodeMessage(error, isFatal: isFatal)
        if isOlder, files != nil { files?.isFatal = isFatal } else { end = message }
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
            if end == message { end = CodeMessage(error, isFatal: message.isFatal) }
        }
        failed.removeAll { $0.connection.reportDeadline == nil }
    }

    /// Removes the message about an end, as a version runs, and the one about the files unless it `isOlder` than these.
    func removeFailures(isOlder: Bool) {
        end = nil
        if isOlder { files?.isFatal = false } else { files = nil }
    }

    /// Removes the message about the files: the newest ones compile.
    func removeFiles() { files = nil }

    /// Says of the version that runs, or else of the `next` one, that it waits, as long as it does.
    func showDelay(of running: CodeConnection?, next: CodeConnection?) {
        let delayed = [running, next].compactMap(\.self).first(where: \.isDelayed)
        delay = delayed.map(Self.delay)
        nextDelay = running == nil ? delay : nil
    }

    private static func delay(of connection: CodeConnection) -> CodeMessage {
        CodeMessage(delayError(of: connection), isFatal: false)
    }

    private static func delayError(of connection: CodeConnection) -> PreviewError {
        PreviewError(
            place: connection.entry.name,
            problem: connection.finding == .stopped
                ? "it is stopped, by a signal or a debugger"
                : "it waits, at a lock or in a sleep, and answers no input",
            remedy: "let it go on, or save a change")
    }
}
