import Files
import Foundation
import Glibc
import SDLPlatform

/// The parent of the process of the user's code, and of all that this leaves behind.
///
/// It ends all of them once the code's process or the window's has ended, and where they take too much memory or are too many.
/// Then it ends as the code did. It is what the process forks from, and has one thread.
struct ProcessKeeper {
    /// Bytes of memory of the code's process and all its descendants together.
    static let longestMemory = 2 << 30
    /// Threads of all of them, besides those of this program.
    static let mostThreads = 128

    /// Seconds between two looks at their memory, and at their number where the kernel does not limit it.
    private static let memoryPeriod = 1.0
    private static let countPeriod = 0.05

    // Glibc's module leaves these out: Swift's runtime is not made to be forked with several threads.
    @_silgen_name("fork")
    private static func fork() -> pid_t
    @_silgen_name("signalfd")
    private static func signalDescriptor(_ descriptor: Int32, _ mask: UnsafePointer<sigset_t>, _ flags: Int32) -> Int32
    private static let closeOnExec: Int32 = 0x80000

    /// The process of the user's code.
    private let child: pid_t
    /// The descriptor whose other end the window's process has.
    private let lifeline: Int32
    private let signals: Int32
    /// The state by which the code's process ended; nil while it runs.
    private var state: Int32?
    private var isToEnd = false

    /// Goes on in a child of this process, which stays as its keeper; to be called before there are threads.
    ///
    /// The other end of `lifeline` is the window's; `others` are descriptors that the child alone needs.
    static func keep(lifeline: Int32, others: [Int32]) {
        let keeper = getpid()
        ProcessControl.set(ProcessControl.isChildSubreaper, 1)
        let child = fork()
        guard child == 0 else {
            guard child > 0 else {
                SpawnedServer.fail(.noProcess(errno))
            }
            for descriptor in others { close(descriptor) }
            var keeper = ProcessKeeper(of: child, lifeline: lifeline)
            keeper.run()
        }
        ProcessControl.set(ProcessControl.parentDeathSignal, UInt(SIGKILL))
        if getppid() != keeper { _exit(0) }
    }

    private init(of child: pid_t, lifeline: Int32) {
        self.child = child
        self.lifeline = lifeline
        var mask = sigset_t()
        sigemptyset(&mask)
        for number in [SIGCHLD, SIGTERM, StopSignal.number] { sigaddset(&mask, number) }
        sigprocmask(SIG_BLOCK, &mask, nil)
        signals = Self.signalDescriptor(-1, &mask, Self.closeOnExec)
        // As root it has the processor when it needs it, whatever the code does.
        setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, -20)
        // The keys of a terminal are for the window's process.
        for number in [SIGINT, SIGHUP, SIGQUIT] { _ = signal(number, SIG_IGN) }
        // It is told from the code's process, which has the same command line.
        "segue keeper".withCString { ProcessControl.set(ProcessControl.name, UInt(bitPattern: $0)) }
    }

    private mutating func run() -> Never {
        var count = FamilyCount()
        var nextMemory = MonotonicTime.now() + Self.memoryPeriod
        var problem: String?
        while state == nil, !isToEnd, problem == nil {
            wait(until: count.isNeeded ? min(nextMemory, MonotonicTime.now() + Self.countPeriod) : nextMemory)
            reap()
            if count.isNeeded, count.hasGrown, ProcessFamily(of: getpid()).threadCount > Self.mostThreads {
                problem = "it has started more than \(Self.mostThreads) threads and processes"
            }
            guard MonotonicTime.now() >= nextMemory else { continue }
            count.followNamespace(of: child)
            nextMemory = MonotonicTime.now() + Self.memoryPeriod
            if ProcessFamily(of: getpid()).memory(atMost: Self.longestMemory) > Self.longestMemory {
                problem =
                    "it uses more than \(Self.longestMemory >> 30) GB of memory, with the processes that it has started"
            }
        }
        endFamily()
        if let problem { SpawnedServer.fail(CodeFailure(problem: problem)) }
        Self.end(by: state)
    }

    /// Waits for a signal or the end of the window's process, at most until `time`.
    private mutating func wait(until time: Double) {
        var waiting = [
            pollfd(fd: signals, events: Int16(POLLIN), revents: 0), pollfd(fd: lifeline, events: 0, revents: 0),
        ]
        let rest = Int32(max(0, (time - MonotonicTime.now()) * 1000).rounded(.up))
        guard poll(&waiting, nfds_t(waiting.count), rest) > 0 else { return }
        if waiting[1].revents != 0 { isToEnd = true }
        guard waiting[0].revents != 0 else { return }
        // The number of the signal comes first in the kernel's structure.
        var information = [UInt32](repeating: 0, count: 32)
        guard read(signals, &information, 4 * information.count) > 0 else { return }
        switch Int32(bitPattern: information[0]) {
        case StopSignal.number: kill(child, StopSignal.number)
        case SIGTERM: isToEnd = true
        default: break
        }
    }

    /// Takes leave of the processes that have ended.
    private mutating func reap() {
        var state: Int32 = 0
        while true {
            let ended = waitpid(-1, &state, WNOHANG)
            if ended == child { self.state = state }
            guard ended > 0 else { return }
        }
    }

    // MARK: The end

    /// Looks at the processes that are left, each a millisecond after the one before.
    private static let mostLooks = 1_000

    /// Ends all descendants: stopped first, as they could start others meanwhile.
    private mutating func endFamily() {
        var known: Set<pid_t> = []
        for _ in 0..<Self.mostLooks {
            reap()
            let members = ProcessFamily(of: getpid()).members
            if members.isEmpty { return }
            let isNew = !known.isSuperset(of: members)
            known.formUnion(members)
            for member in members { kill(member, isNew && member != child ? SIGSTOP : SIGKILL) }
            if !isNew { poll(nil, 0, 1) }
        }
    }

    /// Ends as the process did that ended with `state`; killed where it did not end by itself.
    private static func end(by state: Int32?) -> Never {
        let state = state ?? SIGKILL
        let number = state & 0x7F
        if number == 0 { _exit(state >> 8 & 0xFF) }
        var limit = rlimit(rlim_cur: 0, rlim_max: 0)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
        _ = signal(number, SIG_DFL)
        var mask = sigset_t()
        sigaddset(&mask, number)
        sigprocmask(SIG_UNBLOCK, &mask, nil)
        kill(getpid(), number)
        _exit(128 + number)
    }
}

/// The number of the machine's threads, by which it is known cheaply whether those of a family may have become many.
private struct FamilyCount {
    /// Whether the kernel does not limit the family's number: for root, and outside of a namespace.
    private(set) var isNeeded = true
    private var lastTotal = 0

    /// Threads by which the number grows before the family is counted.
    private static let step = 32

    /// Whether there are many more threads on the machine than at the last time this was so.
    var hasGrown: Bool {
        mutating get {
            guard let data = try? InputFile(path: "/proc/loadavg").contents(limit: 256) else { return true }
            let words = String(decoding: data, as: UTF8.self).split(separator: " ")
            guard words.count > 3, let total = words[3].split(separator: "/").last.flatMap({ Int($0) }) else {
                return true
            }
            defer { lastTotal = min(lastTotal, total) }
            guard total > lastTotal + Self.step else { return false }
            lastTotal = total
            return true
        }
    }

    /// Finds out whether the process `id` has its number limited, as it is in a namespace of its own and not root's.
    mutating func followNamespace(of id: pid_t) {
        guard geteuid() != 0 else { return }
        isNeeded = Self.namespace("self") == Self.namespace("\(id)")
    }

    /// The device and number of the user namespace of a process; nil where it cannot be told.
    private static func namespace(_ process: String) -> [UInt]? {
        var status = stat()
        guard stat("/proc/\(process)/ns/user", &status) == 0 else { return nil }
        return [UInt(status.st_dev), UInt(status.st_ino)]
    }
}
