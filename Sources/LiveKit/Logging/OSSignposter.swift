import LayerTree

/// Writes a signpost, a moment or one end of an interval, to `log`, with the time of the frame; `format` and `arguments` say more.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: OSLogMessage = "", _ arguments: any CVarArg...
) { log.write(signpost: type, "\(name)", format.text(with: arguments)) }

/// Writes signposts to a log.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// Writes signposts without a category.
    public init() { log = .default }

    /// Writes signposts of a part of the app; `subsystem` names the app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes signposts to `logHandle`.
    public init(logHandle: OSLog) { log = logHandle }

    /// Writes signposts where `logger` writes.
    public init(logger: Logger) { log = logger.log }

    /// Writes none.
    public static let disabled = OSSignposter(logHandle: .disabled)

    /// Whether signposts are written.
    public var isEnabled: Bool { log.signpostsEnabled }

    /// A new identity.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Begins an interval.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = ""
    ) -> OSSignpostIntervalState {
        log.write(signpost: .begin, "\(name)", message.text)
        return OSSignpostIntervalState(id: id)
    }

    /// Ends the interval of `state`.
    public func endInterval(
        _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage = ""
    ) { log.write(signpost: .end, "\(name)", message.text) }

    /// Writes a moment.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage = "") {
        log.write(signpost: .event, "\(name)", message.text)
    }

    /// Runs `task` as an interval, and returns its result.
    public func withIntervalSignpost<Result>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
    ) rethrows -> Result {
        let state = beginInterval(name, id: id)
        defer { endInterval(name, state) }
        return try task()
    }
}

extension OSLog {
    /// Writes a signpost with the time of the frame in progress, in seconds.
    fileprivate func write(signpost type: OSSignpostType, _ name: String, _ text: String) {
        let time = String(plurals: "%.3f", locale: nil, [LaunchClock.shared.mediaTime])
        write("\(type.title) \(name) at \(time) s" + (text.isEmpty ? "" : ": \(text)"))
    }
}
