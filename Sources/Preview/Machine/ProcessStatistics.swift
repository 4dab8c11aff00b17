import Files
import Foundation

/// The state of a process, or of one of its threads, at one moment, as the kernel tells it (proc(5)).
struct ProcessStatistics: Hashable, Sendable {
    enum State: Hashable, Sendable {
        /// It has the processor, or waits for it.
        case running
        /// It waits for the disk, for another file system, or for a process that has its memory (`vfork`).
        case blocked
        /// It waits for something else: a lock, a time, a descriptor.
        case waiting
        /// A signal or a debugger has stopped it.
        case stopped
        /// It has ended, and its end was not taken yet.
        case ended
    }

    let state: State
    /// Seconds of the processor's time that all of its threads have had, or one of them.
    let processorSeconds: Double
    /// Seconds that the processes have had which it has started and whose ends it has taken, with those that they have.
    let endedSeconds: Double
    /// Seconds from the start of the machine to that of the process, to a tick of the kernel, a hundredth of a second.
    let start: Double
    /// The process that started it, or that has taken it over.
    let parent: pid_t

    /// Ticks of the kernel's statistics in a second.
    static var ticksPerSecond: Double { Double(sysconf(Int32(_SC_CLK_TCK))) }

    /// The state of the process `id`; nil where there is none.
    init?(of id: pid_t) { self.init(contentsOf: "/proc/\(id)/stat") }

    /// The state of `thread` of the process `id`, that number itself for the main one; nil where there is none.
    init?(ofThread thread: pid_t, of id: pid_t) { self.init(contentsOf: "/proc/\(id)/task/\(thread)/stat") }

    private init?(contentsOf path: String) {
        guard let data = try? InputFile(path: path).contents(limit: 4096) else { return nil }
        self.init(String(decoding: data, as: UTF8.self), ticksPerSecond: Self.ticksPerSecond)
    }

    /// The state by `text`, that of a process's file `stat`; nil for another text.
    init?(_ text: String, ticksPerSecond: Double) {
        // The name, in parentheses, may hold anything.
        guard let end = text.lastIndex(of: ")") else { return nil }
        let fields = text[end...].split(separator: " ")
        guard fields.count > 20, let parent = pid_t(fields[2]), let user = Double(fields[12]),
            let system = Double(fields[13]), let endedUser = Double(fields[14]), let endedSystem = Double(fields[15]),
            let start = Double(fields[20])
        else { return nil }
        self.parent = parent
        state =
            switch fields[1] {
            case "R": .running
            case "D": .blocked
            case "T", "t": .stopped
            case "Z", "X": .ended
            default: .waiting
            }
        processorSeconds = (user + system) / ticksPerSecond
        endedSeconds = (endedUser + endedSystem) / ticksPerSecond
        self.start = start / ticksPerSecond
    }
}
