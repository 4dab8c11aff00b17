import Files
import Foundation
import Glibc
import LiveCode
import RenderTree
import SDLPlatform

/// A process in which one version of the user's code runs, from the window's side.
///
/// Requests and replies go one at a time: requests through a socket, replies with their frames through shared memory.
@MainActor final class CodeProcess {
    /// The descriptors of the child: the socket, the memory, and the pipe by which it asks to be called.
    enum Descriptor {
        static let socket: Int32 = 3
        static let memory: Int32 = 4
        static let wakeUps: Int32 = 5
    }

    /// Seconds after which a frame that is not answered counts as an endless loop.
    nonisolated static let longestFrame = 2.0
    /// Seconds that loading the code and making its first screen, or bringing it to a state, may take.
    nonisolated static let longestLaunch = 5.0
    /// The number of times that a process is given those on a machine that is busy with others.
    private static let mostWaits = 5

    private let id: pid_t
    private let socket: MessageSocket
    private let memory: SharedMemory
    private let output: CodeOutput
    private let folder: LaunchFolder
    private var requests = ContiguousArray<SceneRequest>()
    /// The end that has begun; nil while the process runs.
    private var ending: Ending?

    /// The end of a process.
    private struct Ending {
        /// Whether it did not answer, and was asked where it is.
        var isLoop: Bool
        /// Seconds of the machine's monotonic clock after which the report of the crash is not awaited any more.
        var deadline: Double
        /// Whether the process is gone.
        var isOver = false
    }

    /// Seconds in which the report of a crash is expected.
    nonisolated static let longestReport = 4.0

    /// Starts this program once more, with a folder of its own in `products`; `forward` gets the lines that the code writes.
    ///
    /// Until it is launched, it does nothing but to read the pictures of the stock screens where it `preparesStock`; being
    /// launched then takes less time.
    init(
        in products: ProductFolder, preparesStock: Bool, forward: @escaping @Sendable (String) -> Void
    ) throws {
        do { folder = try products.makeLaunchFolder() } catch { throw CodeFailure(problem: "\(error)") }
        memory = try SharedMemory()
        let (own, other) = try MessageSocket.pair()
        socket = own
        var pipes: [SocketPair] = []
        var isStarted = false
        defer { pipes.forEach { close($0.second) } }
        defer { if !isStarted { pipes.forEach { close($0.first) } } }
        for _ in 0..<3 { pipes.append(try SocketPair()) }
        id = try Self.spawn(
            ["segue", SceneServer.command] + (preparesStock ? ["--" + SceneServer.stockOption] : []),
            descriptors: [
                (pipes[0].second, 1), (pipes[1].second, 2), (other.descriptor, Descriptor.socket),
                (memory.descriptor, Descriptor.memory), (pipes[2].second, Descriptor.wakeUps),
            ],
            variables: folder.environment)
        isStarted = true
        output = CodeOutput(
            standardOutput: pipes[0].first, standardErrors: pipes[1].first, wakeUps: pipes[2].first,
            forward: forward)
        withExtendedLifetime(other) {}
    }

    /// Has the process load and show what `launch` names; the reply has to be received before the next call.
    func send(_ launch: CodeLaunch) throws {
        var launch = launch
        launch.folder = folder.path
        let message = try JSONEncoder().encode(launch)
        try message.withUnsafeBytes { bytes in
            try send(bytes)
        }
    }

    isolated deinit { end() }

    /// Whether the code asked to be called since the last call of this.
    func takeWakeUp() -> Bool { output.takeWakeUp() }

    /// Adds `request` to those that are sent with the next call of `send`.
    func append(_ request: SceneRequest) { requests.append(request) }

    /// Whether requests wait to be sent.
    var hasRequests: Bool { !requests.isEmpty }

    /// Sends `more` after the requests that wait; a reply has to be received before the next call.
    func send(_ more: ArraySlice<SceneRequest>) throws {
        requests += more
        defer { requests.removeAll(keepingCapacity: true) }
        try requests.withUnsafeBytes { bytes in try send(bytes) }
    }

    private func send(_ bytes: UnsafeRawBufferPointer) throws {
        if ending != nil { throw CodeFailure(problem: "it has ended") }
        do throws(MessageSocket.Absence) { try socket.send(bytes) } catch { throw beginEnding(isLoop: false) }
    }

    /// The bytes of the reply, valid until the next call, for which it waits at most `seconds`; nil where it is not there
    /// yet and `waits` is false.
    func receive(waits: Bool, within seconds: Double) throws -> ByteReader? {
        if ending != nil { throw CodeFailure(problem: "it has ended") }
        if !waits, !socket.isReadable() { return nil }
        guard answers(within: seconds) else { throw beginEnding(isLoop: !output.isReporting) }
        do throws(MessageSocket.Absence) {
            let message = try socket.receive(within: seconds)
            let count = message.withUnsafeBytes { $0.count == 8 ? $0.loadUnaligned(as: UInt64.self) : .max }
            return ByteReader(try written(count))
        } catch {
            throw beginEnding(isLoop: error == .late)
        }
    }

    /// Whether a reply comes within `seconds`; for a runnable process that gets less than half of that time from a busy
    /// machine, the wait is repeated several times.
    private func answers(within seconds: Double) -> Bool {
        guard !socket.isReadable() else { return true }
        let start = ProcessStatistics(of: id)
        for _ in 0..<Self.mostWaits {
            if awaitsReply(within: seconds) { return true }
            if output.isReporting { return false }
            guard let start, let now = ProcessStatistics(of: id), now.isRunnable,
                now.processorSeconds - start.processorSeconds < seconds / 2
            else { return false }
        }
        return false
    }

    /// Ends the process, if it has not ended.
    func end() {
        guard ending?.isOver != true else { return }
        ending = Ending(isLoop: false, deadline: 0, isOver: true)
        kill(id, SIGKILL)
        _ = wait()
    }

    private func written(_ count: UInt64) throws(MessageSocket.Absence) -> UnsafeRawBufferPointer {
        do throws(TransferError) { return try memory.written(Int(min(count, UInt64(Int.max)))) } catch { throw .closed }
    }

    // MARK: The end

    /// Waits at most `seconds` for a reply; false as soon as the code has crashed, which makes its report before it ends.
    private func awaitsReply(within seconds: Double) -> Bool {
        let deadline = MonotonicTime.now() + seconds
        while !output.isReporting {
            let rest = deadline - MonotonicTime.now()
            if socket.isReadable(within: max(0, min(rest, Self.crashCheck))) { return true }
            if rest <= 0 { return false }
        }
        return socket.isReadable()
    }

    /// Seconds between two looks for a crash.
    private static let crashCheck = 0.02

    /// Begins the end of a process that has ended by itself, or that does not answer and is asked where it is; what is known at
    /// once.
    private func beginEnding(isLoop: Bool) -> CodeFailure {
        if isLoop { kill(id, StopSignal.number) }
        ending = Ending(isLoop: isLoop, deadline: MonotonicTime.now() + Self.longestReport)
        return CodeFailure(problem: isLoop ? Self.loopProblem : "it has ended")
    }

    private static let loopProblem = "it does not answer, perhaps in an endless loop"

    /// The time at which `failure(waits:)` has an answer at the latest, in seconds of the machine's monotonic clock; nil
    /// where no end has begun.
    var reportDeadline: Double? { ending.flatMap { $0.isOver ? nil : $0.deadline } }

    /// The failure by which the process ended, with the report of the crash; nil where that is not there yet and `waits` is
    /// false, and for a process that runs.
    func failure(waits: Bool) -> CodeFailure? {
        guard let ending, !ending.isOver else { return nil }
        let rest = max(0, ending.deadline - MonotonicTime.now())
        let isReported = output.awaitReport(within: waits ? rest : 0)
        // After its report a process that crashed ends by itself, and says by which signal.
        let hasEnded = isReported && (ending.isLoop || socket.isReadable(within: waits ? rest : 0))
        guard hasEnded || waits || rest == 0 else { return nil }
        self.ending?.isOver = true
        kill(id, SIGKILL)
        let state = wait()
        let signal = state & 0x7F
        let problem =
            ending.isLoop
            ? Self.loopProblem
            : signal == 0 ? "it called exit(\(state >> 8 & 0xFF))" : Self.description(ofSignal: signal)
        return CodeFailure(problem: problem, output: output.reportLines)
    }

    private static func description(ofSignal signal: Int32) -> String {
        switch signal {
        case SIGILL, SIGTRAP: "it stopped at a precondition"
        case SIGSEGV, SIGBUS: "it used memory that is not its own"
        case SIGKILL: "it was killed"
        default: "it was ended by \(String(cString: strsignal(signal)))"
        }
    }

    private func wait() -> Int32 {
        var state: Int32 = 0
        while waitpid(id, &state, 0) == -1, errno == EINTR {}
        return state
    }

    // MARK: The beginning

    /// Starts this program with `arguments`, `descriptors` and further `variables` of the environment.
    private static func spawn(
        _ arguments: [String], descriptors: [(own: Int32, child: Int32)], variables more: [String: String]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // First out of the way of each other: one may have the number that another one gets.
        let unused = 1 + (descriptors.flatMap { [$0.own, $0.child] }.max() ?? 2)
        for (number, descriptor) in zip(unused..., descriptors) {
            posix_spawn_file_actions_adddup2(&actions, descriptor.own, number)
        }
        for (number, descriptor) in zip(unused..., descriptors) {
            posix_spawn_file_actions_adddup2(&actions, number, descriptor.child)
            posix_spawn_file_actions_addclose(&actions, number)
        }
        let words = strings(arguments)
        let variables = strings(environment(with: more).map { "\($0.key)=\($0.value)" })
        defer { (words + variables).forEach { free($0) } }
        var id: pid_t = 0
        // Ctrl-C is for the window's process, which ends this one in order.
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        posix_spawnattr_setpgroup(&attributes, 0)
        // The signal that asks where the code is must not be blocked, whatever this program inherited.
        var mask = sigset_t()
        sigemptyset(&mask)
        posix_spawnattr_setsigmask(&attributes, &mask)
        let code = posix_spawn(&id, BenchmarkProcess.ownExecutable, &actions, &attributes, words, variables)
        guard code == 0 else {
            throw CodeFailure(problem: "no process can be started (\(String(cString: strerror(code))))")
        }
        return id
    }

    /// `texts` as C strings, which the caller frees, and the null pointer that ends their list.
    private static func strings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
        texts.map { strdup($0) } + [nil]
    }

    /// This program's environment with `more` variables: crashes are reported, and sets have the same order in every launch.
    private static func environment(with more: [String: String]) -> [String: String] {
        let own = ["SWIFT_BACKTRACE": backtrace, "SWIFT_DETERMINISTIC_HASHING": "1"]
        return ProcessInfo.processInfo.environment.merging(more) { $1 }.merging(own) { $1 }
    }

    /// The report of the runtime's crash handler: the frames of the thread that trapped, with files and lines.
    private static let backtrace =
        "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=32,cache=no,output-to=stderr"
}
