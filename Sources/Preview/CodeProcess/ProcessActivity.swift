import Files
import Foundation

/// The state of another process at one moment.
struct ProcessActivity: Hashable, Sendable {
    /// Seconds of the processor's time that all of its threads have had.
    let processorSeconds: Double
    /// Whether it runs, or waits for the processor or the disk, and not for something else.
    let isRunnable: Bool

    /// The state of the process `id`; nil where there is none.
    init?(of id: pid_t) {
        guard let data = try? InputFile(path: "/proc/\(id)/stat").contents(limit: 4096) else { return nil }
        self.init(
            statistics: String(decoding: data, as: UTF8.self), ticksPerSecond: Double(sysconf(Int32(_SC_CLK_TCK))))
    }

    /// The state by `statistics`, the text of a process's file `stat` (proc(5)); nil for another text.
    init?(statistics: String, ticksPerSecond: Double) {
        // The name, in parentheses, may hold anything.
        guard let end = statistics.lastIndex(of: ")") else { return nil }
        let fields = statistics[end...].split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return nil }
        isRunnable = fields[1] == "R" || fields[1] == "D"
        processorSeconds = (user + system) / ticksPerSecond
    }
}
