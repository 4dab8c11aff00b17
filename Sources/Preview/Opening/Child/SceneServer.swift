import Foundation
import Graphics
import LayerTree
import LiveKit
import Recorder
import RenderTree
import SDLPlatform
import ViewKit

/// The stage of the user's code, which answers the window's messages, whatever brings them.
@MainActor final class SceneServer {
    /// A reply that has been written.
    struct WrittenReply {
        /// Its number of bytes in the shared memory.
        var count: Int
        /// Whether the window, which may have gone on meanwhile, is to be woken.
        var wakes: Bool
    }

    /// Seconds of a gap that are made up for; what moves longer than that jumps.
    private static let longestGap = 2.0
    /// Seconds after which the window does not wait for a reply any more.
    private static let promptness = 0.05

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

    /// A server of what `launch` names on `stage`, whose scene `makeScene` makes; its replies go into `memory`.
    init(
        _ launch: CodeLaunch, on stage: Stage, memory: SharedMemory, makeScene: (Stage) throws -> any ScrubbableScene
    ) throws {
        self.memory = memory
        self.stage = stage
        // What happens while the code loads its screens counts as well.
        events = SceneEvents(of: stage)
        stage.layers.eventDidEnd = { memory.performedCount &+= 1 }
        if let start = launch.start { stage.begin(start.tick) }
        LaunchClock.shared.setMachineClock(MonotonicTime.now)
        LaunchClock.shared.begin(at: launch.date, mediaTime: stage.layers.mediaTime)
        scene = try stage.run { try makeScene(stage) }
        if let style = (scene as? TransitionScene)?.stockStyle { events.append(.style(style)) }
    }

    /// The reply to the launch.
    func launchReply() throws -> WrittenReply { try write(SceneReply()) }

    /// Performs the requests in `message`, and returns the reply to them; throws where they are none.
    func reply(to message: UnsafeRawBufferPointer) throws -> WrittenReply {
        let start = MonotonicTime.now()
        var reader = ByteReader(message)
        var reply = SceneReply()
        while !reader.isAtEnd {
            let request = try SceneRequest(&reader)
            if request.hasEvents { perform(request, &reply) } else { stage.layers.event { perform(request, &reply) } }
            memory.performedCount &+= 1
        }
        if MonotonicTime.now() - start > Self.promptness { isAwaited = false }
        return try write(reply)
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
            setDate(of: tick)
            stage.begin(tick)
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
        case .survey: reply.survey = stage.survey()
        case .setCompletion(let completion):
            // One that is none was refused as it was read.
            if let settings = try? completion.settings { stage.setCompletion(settings) }
        case .animations: reply.animations = stage.animations()
        case .setMuted(let layer, let keyPath, let isMuted):
            stage.setMuted(layer: layer, keyPath: keyPath, isMuted)
        case .skipAnimations: stage.skipAnimations()
        }
    }

    /// Sets the date of the code to the time of `tick`, whose frame is to begin.
    private func setDate(of tick: FrameTick) { LaunchClock.shared.update(to: tick.targetTimestamp) }

    /// Makes the frames up to `tick` that the code needs, where it was at rest at that time in another version.
    private func fillGap(before tick: FrameTick) {
        let step = 1 / Double(max(1, stage.screen.maximumFramesPerSecond))
        guard let last = lastTick, tick.timestamp - last.timestamp > 3 * step else { return }
        var time = last.timestamp + step
        let end = min(tick.timestamp - step, time + Self.longestGap)
        while stage.wantsFrames, time < end {
            let filling = FrameTick(timestamp: time, targetTimestamp: time + step)
            setDate(of: filling)
            stage.frame(filling, input: { scene.advance() })
            time += step
        }
    }

    /// Advances the scene in a frame, and serves the tasks of the launch in the first one.
    private func advance() {
        stage.layers.event(scene.advance)
        stage.layers.event(MainThreadWork.perform)
    }

    private func frame(_ tick: FrameTick, _ reply: inout SceneReply) {
        defer { lastTick = tick }
        if isReplaying {
            fillGap(before: tick)
            setDate(of: tick)
            return stage.frame(tick, input: advance)
        }
        setDate(of: tick)
        let cpu = MonotonicTime.processorNanoseconds()
        let work = stage.totalWork
        var allocated: Int?
        var times = SceneReply.Times()
        stage.frame(tick, input: advance) { ended, _ in
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

    /// Writes `reply` with the newest tree.
    private func write(_ reply: SceneReply) throws -> WrittenReply {
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
        defer { isAwaited = true }
        return WrittenReply(count: writer.count, wakes: !isAwaited)
    }
}

extension SceneRequest {
    /// Whether it consists of events, and is no event itself.
    fileprivate var hasEvents: Bool {
        switch self {
        case .begin, .send, .takeInput, .frame: true
        default: false
        }
    }
}
