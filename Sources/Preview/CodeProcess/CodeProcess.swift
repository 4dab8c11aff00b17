import Foundation
import Glibc
import LiveCode
import RenderTree

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
    static let longestFrame = 2.0
    /// Seconds that loading the code and making its first screen, or bringing it to a state, may take.
    static let longestLaunch = 5.0

    private let id: pid_t
    private let socket: MessageSocket
    private let memory: SharedMemory
    private let output: CodeOutput
    private let folder: LaunchFolder
    private var requests = ContiguousArray<SceneRequest>()
    private var hasEnded = false

    /// Starts this program once more, with a folder of its own in `products`; `forward` gets the lines that the code writes.
    ///
    /// It does nothing until it is launched, which then takes less time.
    init(in products: ProductFolder, forward: @escaping @Sendable (String) -> Void) throws {
        do { folder = try products.makeLaunchFolder() } catch { throw CodeFailure(problem: "\(error)") }
        memory = try SharedMemory()
        let (own, other) = try MessageSocket.pair()
        socket = own
        let pipes = try (0..<3).map { _ in try Self.pipe() }
        id = try Self.spawn(
            descriptors: [
                (pipes[0].writing, 1), (pipes[1].writing, 2), (other.descriptor, Descriptor.socket),
                (memory.descriptor, Descriptor.memory), (pipes[2].writing, Descriptor.wakeUps),
            ], variables: folder.environment)
        for pipe in pipes { close(pipe.writing) }
        output = CodeOutput(
            standardOutput: pipes[0].reading, standardErrors: pipes[1].reading, wakeUps: pipes[2].reading,
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
        if hasEnded { throw CodeFailure(problem: "it has ended") }
        do throws(MessageSocket.Absence) { try socket.send(bytes) } catch { throw ending() }
    }

    /// The bytes of the reply, valid until the next call, for which it waits at most `seconds`; nil where it is not there
    /// yet and `waits` is false.
    func receive(waits: Bool, within seconds: Double) throws -> ByteReader? {
        if hasEnded { throw CodeFailure(problem: "it has ended") }
        if !waits, !socket.isReadable { return nil }
        do throws(MessageSocket.Absence) {
            let message = try socket.receive(within: seconds)
            let count = message.withUnsafeBytes { $0.count == 8 ? $0.loadUnaligned(as: UInt64.self) : .max }
            return ByteReader(try written(count))
        } catch {
            throw error == .late ? endlessLoop() : ending()
        }
    }

    /// Ends the process, if it has not ended.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        kill(id, SIGKILL)
        _ = wait()
    }

    private func written(_ count: UInt64) throws(MessageSocket.Absence) -> UnsafeRawBufferPointer {
        do throws(TransferError) { return try memory.written(Int(min(count, UInt64(Int.max)))) } catch { throw .closed }
    }

    // MARK: The end

    /// The failure of a process that does not answer: it is ended, and says where it is.
    private func endlessLoop() -> CodeFailure {
        hasEnded = true
        // The runtime's crash handler prints where the code is.
        kill(id, SIGABRT)
        let lines = output.crashReport()
        kill(id, SIGKILL)
        _ = wait()
        return CodeFailure(problem: "it does not answer, perhaps in an endless loop", output: lines)
    }

    /// The failure of a process that ended by itself.
    private func ending() -> CodeFailure {
        hasEnded = true
        let lines = output.crashReport()
        kill(id, SIGKILL)
        let state = wait()
        let signal = state & 0x7F
        let problem = signal == 0 ? "it called exit(\(state >> 8 & 0xFF))" : Self.description(ofSignal: signal)
        return CodeFailure(problem: problem, output: lines)
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

    private static func pipe() throws -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [-1, -1]
        // A pair of sockets is closed to other programs from the start; a pipe is not.
        let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw CodeFailure(problem: "no pipe can be made") }
        return (ends[0], ends[1])
    }

    /// Starts this program with `descriptors` and further `variables` of the environment.
    private static func spawn(
        descriptors: [(own: Int32, child: Int32)], variables more: [String: String]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        // First out of the way of each other: one may have the number that another one gets.
        for (index, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, descriptor.own, Int32(100 + index))
        }
        for (index, descriptor) in descriptors.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, Int32(100 + index), descriptor.child)
            posix_spawn_file_actions_addclose(&actions, Int32(100 + index))
        }
        var words: [UnsafeMutablePointer<CChar>?] = (["segue", SceneServer.command] as [String]).map { strdup($0) }
        defer { words.forEach { free($0) } }
        words.append(nil)
        let changes = more.merging(["SWIFT_BACKTRACE": backtrace]) { $1 }
        var variables: [UnsafeMutablePointer<CChar>?] = ProcessInfo.processInfo.environment
            .merging(changes) { $1 }.map { strdup("\($0.key)=\($0.value)") }
        defer { variables.forEach { free($0) } }
        variables.append(nil)
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

    /// The report of the runtime's crash handler: the frames of the thread that trapped, with files and lines.
    private static let backtrace =
        "enable=yes,interactive=no,color=no,threads=crashed,registers=none,images=none,limit=32,cache=no,output-to=stderr"
}
