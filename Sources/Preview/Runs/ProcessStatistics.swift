import Files
import Foundation

/// The state of a process, or of its main thread, at one moment, as the kernel tells it (proc(5)).
struct ProcessStatistics: Hashable, Sendable {
    /// Seconds of the processor's time that all of its threads have had, or the main thread.
    let processorSeconds: Double
    /// Seconds from the start of the machine to that of the process, to a tick of the kernel, a hundredth of a second.
    let start: Double
    /// The process that started it, or that has taken it over.
    let parent: pid_t
    /// Whether it runs, or waits for the processor, and not for something else.
    let isRunnable: Bool
    /// Whether it waits and hears no signal: for the disk, as a rule.
    let isBlocked: Bool
    /// Whether a signal or a debugger has stopped it.
    let isStopped: Bool

    /// Ticks of the kernel's statistics in a second.
    static var ticksPerSecond: Double { Double(sysconf(Int32(_SC_CLK_TCK))) }

    /// The state of the process `id`; nil where there is none.
    init?(of id: pid_t) { self.init(contentsOf: "/proc/\(id)/stat") }

    /// The state of the main thread of the process `id`; nil where there is none.
    init?(ofMainThreadOf id: pid_t) { self.init(contentsOf: "/proc/\(id)/task/\(id)/stat") }

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
            let system = Double(fields[13]), let start = Double(fields[20])
        else { return nil }
        self.parent = parent
        isRunnable = fields[1] == "R"
        isBlocked = fields[1] == "D"
        isStopped = fields[1] == "T" || fields[1] == "t"
        processorSeconds = (user + system) / ticksPerSecond
        self.start = start / ticksPerSecond
    }
}
