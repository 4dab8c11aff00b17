import Files
import Foundation
import Glibc

/// Processes by their descent, and the memory that they take, as the kernel tells it (proc(5)).
struct ProcessFamily {
    /// The processes below the root, parents before their children.
    private(set) var members: [pid_t] = []
    /// The number of their threads.
    private(set) var threadCount = 0

    /// Processes of a family that are looked at: what goes on beyond is ended in a further look.
    private static let limit = 4_096

    /// The descendants of the process `root`.
    init(of root: pid_t) {
        var next = Self.children(of: root)
        while let member = next.popLast(), members.count < Self.limit {
            members.append(member)
            threadCount += Self.threads(of: member).count
            next += Self.children(of: member)
        }
    }

    /// The variable with the mark of a launch.
    static let markName = "SEGUE_LAUNCH"

    /// Ends all processes that have the mark `text` of a launch in their environment, whatever they descend from.
    static func endAll(markedWith text: String) {
        let mark = Data("\(markName)=\(text)".utf8)
        for _ in 0..<Self.mostLooks {
            let found = numbers(in: "/proc").filter { process in
                let variables = try? InputFile(path: "/proc/\(process)/environ").contents(limit: 1 << 20)
                return process != getpid() && variables?.range(of: mark) != nil
            }
            if found.isEmpty { return }
            for process in found { kill(process, SIGKILL) }
            poll(nil, 0, 1)
        }
    }

    /// Looks at the processes that are left.
    private static let mostLooks = 100

    /// The processes that the process `id` has started, or taken over from those that ended.
    static func children(of id: pid_t) -> [pid_t] {
        threads(of: id).flatMap { thread in
            text("/proc/\(id)/task/\(thread)/children")?.split(separator: " ").compactMap { pid_t($0) } ?? []
        }
    }

    /// The numbers of the threads of the process `id`; the main one has that of the process.
    private static func threads(of id: pid_t) -> [pid_t] { numbers(in: "/proc/\(id)/task") }

    /// The names in the folder at `path` that are numbers.
    private static func numbers(in path: String) -> [pid_t] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var numbers: [pid_t] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if let number = pid_t(name) { numbers.append(number) }
        }
        return numbers
    }

    /// The use of the processor by the process `root` and its descendants.
    struct ProcessorUse: Hashable, Sendable {
        /// Seconds that they have had, also those that have ended.
        var seconds = 0.0
        /// Whether any of their threads has the processor now, or waits for it.
        var isRunning = false
    }

    static func processorUse(of root: pid_t) -> ProcessorUse {
        ([root] + ProcessFamily(of: root).members).reduce(into: ProcessorUse()) { use, member in
            guard let process = ProcessStatistics(of: member) else { return }
            use.seconds += process.processorSeconds + process.endedSeconds
            use.isRunning =
                use.isRunning
                || threads(of: member).contains { ProcessStatistics(ofThread: $0, of: member)?.state == .running }
        }
    }

    /// Bytes of the memory that the members have written to, also shared memory: what several of them share counts once.
    func memory(atMost limit: Int) -> Int {
        let sum = members.reduce(0) { $0 + Self.memory(of: $1) }
        // The exact number takes longer to find.
        guard sum > limit, members.count > 1 else { return sum }
        return members.reduce(0) { $0 + (Self.proportionalMemory(of: $1) ?? Self.memory(of: $1)) }
    }

    private static func memory(of id: pid_t) -> Int {
        sum(of: ["RssAnon", "RssShmem", "VmSwap"], in: "/proc/\(id)/status") ?? 0
    }

    private static func proportionalMemory(of id: pid_t) -> Int? {
        sum(of: ["Pss_Anon", "Pss_Shmem", "SwapPss"], in: "/proc/\(id)/smaps_rollup")
    }

    /// The sum in bytes of the lines called `names` in the file at `path`, which are in kB.
    private static func sum(of names: [String], in path: String) -> Int? {
        text(path)?.split(separator: "\n").reduce(0) { sum, line in
            let words = line.split(whereSeparator: { $0 == ":" || $0.isWhitespace })
            guard words.count > 1, names.contains(String(words[0])), let size = Int(words[1]) else { return sum }
            return sum + size * 1024
        }
    }

    private static func text(_ path: String) -> String? {
        (try? InputFile(path: path).contents(limit: 1 << 20)).map { String(decoding: $0, as: UTF8.self) }
    }
}
