import Foundation

/// A log of the system's, whose messages are lines in the terminal here.
public final class OSLog: NSObject, Sendable {
    /// The part of the app that writes it; empty for none.
    let category: String
    private let isDisabled: Bool

    /// The log of a part of the app; `subsystem` names the app.
    public convenience init(subsystem: String, category: String) { self.init(category: category, isDisabled: false) }

    private init(category: String, isDisabled: Bool) {
        self.category = category
        self.isDisabled = isDisabled
        super.init()
    }

    /// The log of messages without a category.
    public static let `default` = OSLog(category: "", isDisabled: false)
    /// A log that takes no message.
    public static let disabled = OSLog(category: "", isDisabled: true)

    /// Whether messages of the type are written.
    public func isEnabled(type: OSLogType) -> Bool { !isDisabled }

    /// Whether signposts are written.
    public var signpostsEnabled: Bool { !isDisabled }

    /// Writes a line.
    func write(_ text: String, _ type: OSLogType = .default) {
        guard !isDisabled else { return }
        print(type.title + (category.isEmpty ? "" : "[\(category)] ") + text)
    }
}

/// Writes `message` to `log`; where there are `arguments`, it is a format for them.
public func os_log(
    _ message: OSLogMessage, dso: UnsafeRawPointer? = nil, log: OSLog = .default, type: OSLogType = .default,
    _ arguments: any CVarArg...
) { log.write(message.text(with: arguments), type) }

/// Writes `message` of a type to `log`; where there are `arguments`, it is a format for them.
public func os_log(
    _ type: OSLogType, dso: UnsafeRawPointer? = nil, log: OSLog = .default, _ message: OSLogMessage,
    _ arguments: any CVarArg...
) { log.write(message.text(with: arguments), type) }
