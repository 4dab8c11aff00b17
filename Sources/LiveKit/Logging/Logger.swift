/// Writes messages to a log of the system's: lines in the terminal here.
public struct Logger: Sendable {
    let log: OSLog

    /// Writes messages without a category.
    public init() { log = .default }

    /// Writes messages of a part of the app; `subsystem` names the app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Writes messages to `logObj`.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message of the usual kind.
    public func log(_ message: OSLogMessage) { log.write(message.text) }

    /// Writes a message of the kind `level`.
    public func log(level: OSLogType, _ message: OSLogMessage) { log.write(message.text, level) }

    /// Writes a message for those who write the code.
    public func trace(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message for those who write the code.
    public func debug(_ message: OSLogMessage) { log.write(message.text, .debug) }

    /// Writes a message for finding out what has happened.
    public func info(_ message: OSLogMessage) { log.write(message.text, .info) }

    /// Writes a message of the usual kind.
    public func notice(_ message: OSLogMessage) { log.write(message.text) }

    /// Writes a message about what went wrong.
    public func warning(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message about what went wrong.
    public func error(_ message: OSLogMessage) { log.write(message.text, .error) }

    /// Writes a message about a mistake in the program.
    public func critical(_ message: OSLogMessage) { log.write(message.text, .fault) }

    /// Writes a message about a mistake in the program.
    public func fault(_ message: OSLogMessage) { log.write(message.text, .fault) }
}
