import Assets
import Foundation
import Glibc
import Graphics
import LayerTree
import LiveKit
import Recorder
import RenderTree
import SDLPlatform
import ViewKit

/// The other end of a `CodeProcess`: runs the user's code on a stage, and answers the window's requests.
@MainActor package final class SceneServer {
    /// The word of the command line that starts it, which is not for users.
    package nonisolated static let command = "run-code"
    /// The option by which it reads the pictures of the stock screens before it loads the code.
    package nonisolated static let stockOption = "stock"

    /// Seconds of a gap that are made up for; what moves longer than that jumps.
    private static let longestGap = 2.0

    private let socket: MessageSocket
    private let memory: SharedMemory
    private let stage: Stage
    private let scene: any ScrubbableScene
    private var encoder = TreeEncoder()
    private let events: SceneEvents
    /// The text whose pieces arrive.
    private var assembly = TextAssembly()
    /// Whether earlier requests are repeated.
    private var isReplaying = false { didSet { events.isReplay = isReplaying } }
    /// Whether the window's process waits for the next reply; otherwise it goes on, and has to be woken.
    private var isAwaited = false
    /// The times of the newest frame.
    private var lastTick: FrameTick?

    /// Serves the process that started this one until that ends; `preparesStock` says whether stock screens are expected.
    package static func run(preparesStock: Bool) throws -> Never {
        ProcessLimits.apply()
        StopSignal.listen()
        ProcessLimits.endWithPeer(of: CodeProcess.Descriptor.socket)
        let socket = MessageSocket(CodeProcess.Descriptor.socket)
        let memory = SharedMemory(descriptor: CodeProcess.Descriptor.memory)
        // The fonts are read while there is time.
        _ = FontLibrary.shared
        let pictures = preparesStock ? Picture.allCases.flatMap { [$0.url.path, $0.thumbnailURL.path] } : []
        let decoder = PreparedImageDecoder(reading: pictures)
        rehearse(while: { !socket.hasMessage })
        // The window's process has gone where no launch comes.
        guard let message = try? socket.receive(within: nil),
            let launch = try? JSONDecoder().decode(CodeLaunch.self, from: Data(message))
        else { exit(0) }
        let server: SceneServer
        do { server = try SceneServer(launch, decoder, socket, memory) } catch {
            let reason = (error as? CodeFailure)?.problem ?? "\(error)"
            FileHandle.standardError.write(Data("\(CodeFailure.failurePrefix)\(reason)\n".utf8))
            exit(failureStatus)
        }
        try server.serve()
    }

    /// Does the work ahead of a launch as long as `mayGoOn`.
    private static func rehearse(while mayGoOn: () -> Bool) {
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        let rehearsal = Rehearsal(on: screen, kernels: .best)
        for step in rehearsal.steps where mayGoOn() { step() }
    }

    /// The exit status of a process whose code could not be shown, for the reason on its standard error.
    nonisolated static let failureStatus: Int32 = 86

    private init(
        _ launch: CodeLaunch, _ decoder: PreparedImageDecoder, _ socket: MessageSocket, _ memory: SharedMemory
    ) throws {
        self.socket = socket
        self.memory = memory
        let files = BundleFiles(launch.bundle)
        let launch = try InstalledApp.install(launch, files)
        if !files.fonts.isEmpty { FontLibrary.shared.addFonts(at: files.fonts) }
        stage = try Stage(launch, files, imageDecoder: decoder)
        let stage = stage
        // What happens while the code loads its screens counts as well.
        events = SceneEvents(of: stage)
        if let start = launch.start { stage.begin(start.tick) }
        LaunchClock.shared.begin(at: launch.date, mediaTime: stage.layers.mediaTime)
        scene = try stage.run { try CodeScenes.scene(of: launch, on: stage) }
        if let style = (scene as? TransitionScene)?.stockStyle { events.append(.style(style)) }
        MainThreadWork.listen { [weak self] in self?.wakeWindow() }
    }

    private func serve() throws -> Never {
        try reply(SceneReply())
        while let message = try? socket.receive(within: nil) {
            let requests = message.withUnsafeBytes { bytes in
                ContiguousArray(bytes.bindMemory(to: SceneRequest.self))
            }
            var reply = SceneReply()
            for request in requests { perform(request, &reply) }
            try self.reply(reply)
        }
        exit(0)
    }

    private func send(_ input: TextInput) { stage.send(input, at: stage.layers.mediaTime) }

    /// Does what `request` asks for; `reply` gets what it returns.
    private func perform(_ request: SceneRequest, _ reply: inout SceneReply) {
        reply.result = nil
        reply.times = nil
        switch request {
        case .setScreen(let screen): stage.setScreen(screen.traits)
        case .begin(let tick):
            if isReplaying { fillGap(before: tick) }
            stage.begin(tick)
            LaunchClock.shared.update(to: stage.layers.mediaTime)
        case .send(let sample): stage.send(sample)
        case .text(let piece): if let input = assembly.append(piece) { send(input) }
        case .key(let key): send(.key(key))
        case .takeInput: stage.takeInput()
        case .turnWheel(let distance, let point):
            let turned = stage.turnWheel(
                by: CGPoint(x: distance.x, y: distance.y), at: CGPoint(x: point.x, y: point.y))
            reply.result = turned ? 1 : nil
        case .performMainThreadWork: stage.performMainThreadWork()
        case .show(let progress): stage.run { scene.show(progress) }
        case .scrubTo(let progress): reply.result = stage.run { scene.scrub(to: progress) }
        case .scrubBy(let step): reply.result = stage.run { scene.scrub(by: step) }
        case .play: stage.run { scene.play() }
        case .cancel: stage.run { scene.cancel() }
        case .take(let command): reply.result = stage.run { scene.take(command) } ? 1 : nil
        case .frame(let tick): frame(tick, &reply)
        case .beginReplay: isReplaying = true
        case .endReplay:
            isReplaying = false
            isAwaited = false
        }
    }

    /// Wakes the window's process, which looks for what is new.
    private nonisolated func wakeWindow() {
        var byte: UInt8 = 1
        _ = write(CodeProcess.Descriptor.wakeUps, &byte, 1)
    }

    /// Advances the scene to the frame that has begun.
    private func advance() {
        LaunchClock.shared.update(to: stage.layers.mediaTime)
        scene.advance()
    }

    /// Makes the frames up to `tick` that the code needs, where it was at rest at that time in another version.
    private func fillGap(before tick: FrameTick) {
        let step = 1 / Double(max(1, stage.screen.maximumFramesPerSecond))
        guard let last = lastTick, tick.timestamp - last.timestamp > 3 * step else { return }
        var time = last.timestamp + step
        let end = min(tick.timestamp - step, time + Self.longestGap)
        while stage.wantsFrames, time < end {
            stage.frame(FrameTick(timestamp: time, targetTimestamp: time + step), input: advance)
            time += step
        }
    }

    private func frame(_ tick: FrameTick, _ reply: inout SceneReply) {
        defer { lastTick = tick }
        if isReplaying {
            fillGap(before: tick)
            return stage.frame(
                tick,
                input: {
                    advance()
                    MainThreadWork.perform()
                })
        }
        let cpu = MonotonicTime.processorNanoseconds()
        let work = stage.totalWork
        var allocated: Int?
        var times = SceneReply.Times()
        stage.frame(tick) {
            advance()
            MainThreadWork.perform()
        } stageDidEnd: { ended, _ in
            times.ends[ended] = MonotonicTime.nanoseconds()
            guard ended == .input else { return }
            times.transitionAtInput = stage.transition
            allocated = AllocationCounter.threadTotal
        }
        reply.times = times
        reply.cost = RemoteCost(
            cpuTime: MonotonicTime.processorNanoseconds() - cpu,
            allocations: allocated.flatMap { before in AllocationCounter.threadTotal.map { $0 - before } },
            work: stage.totalWork - work)
    }

    /// Sends `reply` with the newest tree.
    private func reply(_ reply: SceneReply) throws {
        var reply = reply
        reply.wantsFrames = stage.wantsFrames || TaskPause.returningCount > 0
        reply.nextDueTime = stage.nextDueTime
        reply.hasPendingWork = stage.hasPendingWork
        reply.transition = stage.transition
        reply.isGestureGoingOn = stage.isGestureGoingOn
        reply.isPlaying = scene.isPlaying
        reply.takesText = stage.takesText
        reply.caretArea = stage.caretArea
        reply.events = events.removeAll()
        var writer = try ByteWriter { [memory] capacity throws(TransferError) in
            try memory.grow(to: capacity)
        }
        try reply.write(to: &writer)
        try encoder.encode(stage.tree, from: stage.resources, into: &writer)
        var count = UInt64(writer.count)
        let result = withUnsafeBytes(of: &count) { bytes in
            Result { () throws(MessageSocket.Absence) in try socket.send(bytes) }
        }
        if case .failure = result { exit(0) }
        if !isAwaited { wakeWindow() }
        isAwaited = true
    }
}
