import Files
import Foundation
import Glibc
import LiveCode
import RenderTree
import SDLPlatform

/// A process in which one version of the user's code runs: this program once more, as a `SpawnedServer`.
///
/// Requests go through a socket, replies with their frames through shared memory.
@MainActor final class SpawnedChild: CodeChild {
    /// The process that keeps the one of the code: it ends with it, by the same status.
    private let keeper: pid_t
    private let socket: MessageSocket
    private let memory: SharedMemory
    private let output: CodeOutput
    private let launchFolder: LaunchFolder
    /// The mark of the launch in the environment of its processes, which no other launch has.
    private let mark = UUID().uuidString
    /// The process of the code; nil while that is not known.
    private var process: pid_t?
    /// The time at which its main thread was first found to have ended; nil where it runs.
    private var mainThreadEnd: Double?
    /// The end that has begun; nil while the process runs.
    private var ending: Ending?
    /// The watch over the report of a crash; nil while none is awaited.
    private var reportWatch: ReportWatch?

    /// The end of a process.
    private struct Ending {
        /// The problem for which it is stopped, after it was asked where it is; nil where it ends by itself.
        var problem: String?
        /// Whether the process is gone.
        var isOver = false
    }

    /// Starts `program`, Segue, with a folder of its own in `products`; `forward` gets the lines that the code writes.
    ///
    /// Until it is launched, it does nothing but to read the pictures of the stock screens where it `preparesStock`; being
    /// launched then takes less time.
    init(
        _ program: String, in products: ProductFolder, preparesStock: Bool,
        forward: @escaping @Sendable (String) -> Void
    ) throws {
        do throws(LiveCodeError) { launchFolder = try products.makeLaunchFolder() } catch {
            throw CodeFailure(problem: "\(error.place): \(error.problem)", remedy: error.remedy)
        }
        memory = try SharedMemory()
        let (own, other) = try MessageSocket.pair()
        socket = own
        var pipes: [SocketPair] = []
        var isStarted = false
        defer { pipes.forEach { close($0.second) } }
        defer { if !isStarted { pipes.forEach { close($0.first) } } }
        for _ in 0..<3 { pipes.append(try SocketPair()) }
        keeper = try ChildSpawn.start(
            program,
            ["segue", SpawnedServer.command] + (preparesStock ? ["--" + SpawnedServer.stockOption] : []),
            descriptors: [
                (pipes[0].second, 1), (pipes[1].second, 2), (other.descriptor, SpawnedServer.Descriptor.socket),
                (memory.descriptor, SpawnedServer.Descriptor.memory),
                (pipes[2].second, SpawnedServer.Descriptor.wakeUps),
            ],
            variables: launchFolder.environment.merging([ProcessFamily.markName: mark]) { $1 })
        isStarted = true
        output = CodeOutput(
            standardOutput: pipes[0].first, standardErrors: pipes[1].first, wakeUps: pipes[2].first,
            forward: forward)
        withExtendedLifetime(other) {}
    }

    isolated deinit { end() }

    var folder: String { launchFolder.path }

    func takeWakeUp() -> Bool { output.takeWakeUp() }

    // MARK: Messages

    func send(_ message: UnsafeRawBufferPointer) throws(CodeFailure) {
        if ending != nil { throw CodeFailure(problem: Self.endProblem) }
        guard message.count <= MessageSocket.limit else {
            throw CodeFailure(problem: "it was sent more than \(MessageSocket.limit >> 20) MB at one time")
        }
        do throws(MessageSocket.Closed) { try socket.send(message) } catch { throw beginEnding() }
    }

    func receive() throws(CodeFailure) -> ByteReader? {
        if ending != nil { throw CodeFailure(problem: Self.endProblem) }
        let message: ContiguousArray<UInt8>?
        do throws(MessageSocket.Closed) {
            try socket.flush()
            message = try socket.receive()
        } catch {
            throw beginEnding()
        }
        guard let message else {
            // A process that it has started may hold the socket open.
            if hasKeeperEnded { throw beginEnding() }
            // Other threads go on, and nobody answers; a process that is ended is gone sooner.
            if let mainThreadEnd, MonotonicTime.now() - mainThreadEnd > 2 * Self.longestEnd {
                throw stop("its main thread has ended")
            }
            return nil
        }
        output.removeOthersReport()
        let count = message.withUnsafeBytes { $0.count == 8 ? $0.loadUnaligned(as: UInt64.self) : .max }
        do throws(TransferError) { return ByteReader(try memory.written(count)) } catch {
            throw CodeFailure(problem: "its frame cannot be read (\(error))")
        }
    }

    func wait(within seconds: Double) {
        _ = socket.wait(within: max(0, seconds))
    }

    var activity: ChildActivity? {
        process = process ?? ProcessFamily.children(of: keeper).first
        guard let process, let thread = ProcessStatistics(ofThread: process, of: process), thread.parent == keeper
        else { return nil }
        mainThreadEnd = thread.state == .ended ? mainThreadEnd ?? MonotonicTime.now() : nil
        let family = ProcessFamily.processorUse(of: keeper)
        // The code waits for this program, which writes the output or the report of a crash.
        let isUnread = thread.state != .stopped && output.isStalled
        let isReporting = thread.state != .stopped && reportGetsOn(by: family.seconds)
        return ChildActivity(
            processorSeconds: thread.processorSeconds, family: family, performedCount: memory.performedCount,
            state: isUnread || isReporting ? .running : thread.state, isUnread: isUnread)
    }

    /// Whether the report of a crash has begun, has not ended, and gets on; its processes have had `processorSeconds`.
    private func reportGetsOn(by processorSeconds: Double) -> Bool {
        let isBegun = output.isReporting
        if ending == nil, !isBegun { reportWatch = nil }
        guard isBegun else { return false }
        let now = MonotonicTime.now()
        var watch = reportWatch ?? ReportWatch(at: now, processorSeconds: processorSeconds)
        watch.observe(newestLine: output.newestLineTime, processorSeconds: processorSeconds, at: now)
        reportWatch = watch
        return now < watch.deadline
    }

    // MARK: The end

    var canLaunch: Bool { ending == nil && !hasKeeperEnded && FileStatus(path: folder) != nil }

    /// Whether the keeper has ended, whose state waits to be taken.
    private var hasKeeperEnded: Bool {
        var information = siginfo_t()
        let found = waitid(P_PID, id_t(keeper), &information, WEXITED | WNOHANG | WNOWAIT)
        return found == 0 && information.si_signo == SIGCHLD
    }

    func end() {
        guard ending?.isOver != true else { return }
        let wasHealthy = ending == nil
        ending = Ending(isOver: true)
        if wasHealthy { output.expectOrderlyEnd() }
        _ = finish()
        if wasHealthy { output.awaitOrderlyEnd() }
    }

    func stop(_ problem: String) -> CodeFailure {
        if ending == nil {
            output.removeOthersReport()
            kill(keeper, StopSignal.number)
            beginEnding(for: problem)
        }
        return CodeFailure(problem: problem)
    }

    /// Begins the end of a process that has ended by itself; what is known at once.
    private func beginEnding() -> CodeFailure {
        beginEnding(for: nil)
        return CodeFailure(problem: Self.endProblem)
    }

    private func beginEnding(for problem: String?) {
        ending = Ending(problem: problem)
        let seconds = ProcessFamily.processorUse(of: keeper).seconds
        reportWatch = ReportWatch(at: MonotonicTime.now(), processorSeconds: seconds)
    }

    private static let endProblem = "it has ended"

    var reportDeadline: Double? { ending.flatMap { $0.isOver ? nil : reportWatch?.deadline } }

    func failure(waits: Bool) -> CodeFailure? {
        guard let ending, !ending.isOver else { return nil }
        // One that ends by itself leaves the report of its crash, and those of the processes that it has forked.
        let wait = ending.problem == nil ? output.awaitEnd : output.awaitReport
        while let rest = reportDeadline.map({ max(0, $0 - MonotonicTime.now()) }), !wait(waits ? rest : 0) {
            if !waits, rest > 0 { return nil }
            guard reportGetsOn(by: ProcessFamily.processorUse(of: keeper).seconds) else { break }
            if !waits { return nil }
        }
        self.ending?.isOver = true
        let state = finish()
        let problem = ending.problem ?? state.map(Self.description) ?? Self.endProblem
        // Code that calls exit has said nothing of a trap, whatever it wrote before.
        if let state, state & 0x7F == 0, state >> 8 & 0xFF != SpawnedServer.failureStatus {
            output.passMessage()
            return CodeFailure(problem: problem)
        }
        return CodeFailure(problem: problem, output: output.reportLines, isStopped: ending.problem != nil)
    }

    private static func description(ofState state: Int32) -> String {
        switch state & 0x7F {
        case 0: "it called exit(\(state >> 8 & 0xFF))"
        case SIGILL, SIGTRAP: "it stopped at a precondition"
        case SIGSEGV, SIGBUS: "it used memory that is not its own"
        case SIGKILL: "it was killed"
        case let signal: "it was ended by \(String(cString: strsignal(signal)))"
        }
    }

    /// Ends the keeper with all that it keeps, unless it has ended, and returns the state by which it did; nil where that did
    /// not come in time.
    private func finish() -> Int32? {
        let hadEnded = hasKeeperEnded
        let state = endKeeper()
        // One that the code has ended leaves others behind.
        let isKilled = state.map { hadEnded && $0 & 0x7F != 0 } ?? true
        if isKilled { ProcessFamily.endAll(markedWith: mark) }
        return state
    }

    private func endKeeper() -> Int32? {
        kill(keeper, SIGTERM)
        // The code may have stopped it.
        kill(keeper, SIGCONT)
        let deadline = MonotonicTime.now() + Self.longestEnd
        var state: Int32 = 0
        while true {
            let ended = waitpid(keeper, &state, WNOHANG)
            if ended == keeper { return state }
            if ended == -1, errno != EINTR { return nil }
            let rest = deadline - MonotonicTime.now()
            if rest < 0 { break }
            poll(nil, 0, 1)
        }
        kill(keeper, SIGKILL)
        ChildSpawn.reap(keeper)
        return nil
    }

    /// Seconds that the end of a process and of all its descendants may take.
    private static let longestEnd = 2.0
}
