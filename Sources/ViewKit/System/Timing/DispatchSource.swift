import Dispatch

/// Sources of events: timers of the main queue go by the Stage's clock, all others are Dispatch's.
///
/// It stands in for the type of that name of Dispatch.
public enum DispatchSource {
    /// Choices for a timer, which have no effect: frames are never earlier than asked for.
    public typealias TimerFlags = Dispatch.DispatchSource.TimerFlags
    /// The events of a file.
    public typealias FileSystemEvent = Dispatch.DispatchSource.FileSystemEvent

    /// A timer that calls its handler on `queue`, on a thread of the system where that is nil; it does nothing before
    /// `resume()`.
    public static func makeTimerSource(flags: TimerFlags = [], queue: DispatchQueue? = nil) -> any DispatchSourceTimer {
        if queue is MainDispatchQueue { return MainTimerSource() }
        return QueueTimerSource(Dispatch.DispatchSource.makeTimerSource(flags: flags, queue: queue?.queue))
    }

    /// A source of numbers that are added up until its handler runs.
    public static func makeUserDataAddSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataAdd {
        Dispatch.DispatchSource.makeUserDataAddSource(queue: queue?.queue)
    }

    /// A source of bits that are joined until its handler runs.
    public static func makeUserDataOrSource(queue: DispatchQueue? = nil) -> any DispatchSourceUserDataOr {
        Dispatch.DispatchSource.makeUserDataOrSource(queue: queue?.queue)
    }

    /// A source of the signal of that number.
    public static func makeSignalSource(signal: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceSignal {
        Dispatch.DispatchSource.makeSignalSource(signal: signal, queue: queue?.queue)
    }

    /// A source of bytes that can be read from a descriptor.
    public static func makeReadSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceRead {
        Dispatch.DispatchSource.makeReadSource(fileDescriptor: fileDescriptor, queue: queue?.queue)
    }

    /// A source of room to write to a descriptor.
    public static func makeWriteSource(fileDescriptor: Int32, queue: DispatchQueue? = nil) -> any DispatchSourceWrite {
        Dispatch.DispatchSource.makeWriteSource(fileDescriptor: fileDescriptor, queue: queue?.queue)
    }
}
