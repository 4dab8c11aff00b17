import Assets
import Foundation
import RenderTree
import SDLPlatform

@testable import Preview

/// A child whose code runs on a stage of this process, on a clock of the test's, and behaves as it is told.
@MainActor final class InProcessChild: CodeChild {
    /// A clock that the test moves, and that goes on while a child is waited for.
    @MainActor final class Clock {
        var time = 100.0
    }

    let clock: Clock
    /// Whether the system tells what it does.
    var isKnown = true
    /// Whether other threads have a processor for themselves.
    var worksBeside = false
    /// The course of its answers from now on.
    var behaviour = VersionBehaviour.prompt
    private let memory: SharedMemory
    private let makeScene: (CodeLaunch, Stage) throws -> any ScrubbableScene
    private var server: SceneServer?
    /// The message that is not performed yet, and the time at which it came.
    private var message: ContiguousArray<UInt8>?
    private var messageTime = 0.0
    private var reply: SceneServer.WrittenReply?
    private var ending: CodeFailure?
    private(set) var isEnded = false
    /// The number of messages that it was sent.
    private(set) var messageCount = 0
    /// The values of literals that it was launched with; nil before that.
    private(set) var numbers: [Int: Double]?

    let folder = ""

    init(clock: Clock, makeScene: @escaping (CodeLaunch, Stage) throws -> any ScrubbableScene) throws {
        self.clock = clock
        self.makeScene = makeScene
        memory = try SharedMemory()
    }

    func send(_ message: UnsafeRawBufferPointer) throws(CodeFailure) {
        try checkEnd()
        precondition(self.message == nil && reply == nil, "a message was sent before the reply to the one before")
        self.message = ContiguousArray(message)
        messageTime = clock.time
        messageCount += 1
    }

    func receive() throws(CodeFailure) -> ByteReader? {
        try checkEnd()
        performIfDue()
        try checkEnd()
        guard let reply else { return nil }
        self.reply = nil
        do throws(TransferError) { return ByteReader(try memory.written(UInt64(reply.count))) } catch {
            throw CodeFailure(problem: "\(error)")
        }
    }

    var canLaunch: Bool { ending == nil && behaviour != .ended }

    private func checkEnd() throws(CodeFailure) {
        if behaviour == .ended || behaviour == .endedByInput && messageCount > 1 {
            ending = ending ?? CodeFailure(problem: "it has ended")
        }
        if let ending { throw ending }
    }

    private var isDue: Bool {
        switch behaviour {
        case .prompt, .endedByInput: true
        case .late(let seconds, _): clock.time >= messageTime + seconds
        case .waitingAtInput: messageCount == 1
        case .looping, .ended: false
        }
    }

    private func performIfDue() {
        guard let message, isDue else { return }
        self.message = nil
        do {
            if let server {
                reply = try message.withUnsafeBytes { try server.reply(to: $0) }
            } else {
                let launch = try JSONDecoder().decode(CodeLaunch.self, from: Data(message))
                numbers = launch.numbers
                let stage = Stage(
                    Stage.Options(screen: launch.screen.traits), imageDecoder: SDLImageDecoder(),
                    pictures: { Picture.url(named: $0)?.path })
                let server = try SceneServer(launch, on: stage, memory: memory) { try makeScene(launch, $0) }
                self.server = server
                reply = try server.launchReply()
            }
        } catch {
            ending = (error as? CodeFailure) ?? CodeFailure(problem: "\(error)")
        }
    }

    func wait(within seconds: Double) { clock.time += max(0.001, seconds) }

    var activity: ChildActivity? {
        guard isKnown else { return nil }
        var state = ProcessStatistics.State.running
        if case .late(_, let own) = behaviour { state = own }
        if behaviour == .waitingAtInput { state = .waiting }
        return ChildActivity(
            processorSeconds: behaviour == .looping ? clock.time : 0,
            family: .init(seconds: behaviour == .looping || worksBeside ? clock.time : 0),
            performedCount: memory.performedCount,
            state: state)
    }

    /// Whether the next call of `takeWakeUp` says so.
    var asksToBeCalled = false

    func takeWakeUp() -> Bool {
        defer { asksToBeCalled = false }
        return asksToBeCalled
    }

    func stop(_ problem: String) -> CodeFailure {
        ending = CodeFailure(problem: problem)
        return CodeFailure(problem: problem)
    }

    var reportDeadline: Double? { ending != nil && !isEnded ? clock.time + 1 : nil }

    func failure(waits: Bool) -> CodeFailure? {
        guard let ending, !isEnded else { return nil }
        isEnded = true
        return ending
    }

    func end() { isEnded = true }
}
