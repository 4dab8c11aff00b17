import Compositor
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// Makes the frames of one stage, one at a time, and records what each of them took.
///
/// Between the end of input and the start of present a steady frame on the CPU backend allocates nothing; the record
/// counts it.
@MainActor final class FrameRunner {
    let stage: Stage
    let output: any FrameOutput
    private var renderer: FrameRenderer
    private(set) var records: FrameRing
    /// Drawn over the picture, after it was measured; nil for nothing.
    var overlay: (any FrameOverlay)?
    private var count = 0
    private var isResized = false

    /// A runner that keeps the newest `capacity` records.
    init(stage: Stage, output: any FrameOutput, capacity: Int = 36_000) {
        (self.stage, self.output) = (stage, output)
        records = FrameRing(capacity: capacity)
        renderer = FrameRenderer(backend: output.backend, kernels: stage.kernels)
    }

    /// The device is another one, or its picture is gone: everything is drawn anew.
    func outputChanged() {
        isResized = true
        renderer = FrameRenderer(backend: output.backend, kernels: stage.kernels)
    }

    /// Whether a frame would show something new.
    var wantsFrame: Bool { stage.wantsFrames || isResized || count == 0 }

    /// What a frame is told from outside.
    struct Turn {
        /// In the stage's time.
        var tick: FrameTick
        var phase = FramePhase.idle
        /// In the machine's time, nanoseconds; nil where nothing paces the frames.
        var scheduled: Nanoseconds?
        var deadline: Nanoseconds?
        var latestInput: Nanoseconds?
        var isHidden = false
    }

    /// Makes a frame; `input` is what changes the stage in it, besides the samples that wait.
    func run(_ turn: Turn, input: () -> Void = {}) throws {
        let cpu = ProcessUsage.cpuTime
        var stamps = FrameStamps()
        (stamps.scheduled, stamps.deadline, stamps.latestInput) = (turn.scheduled, turn.deadline, turn.latestInput)
        stamps.begin = now
        stage.begin(turn.tick)
        stage.run(input)
        stage.takeInput()
        stamps.inputEnd = now
        let allocated = AllocationCounter.threadTotal
        var counters = try draw(&stamps)
        counters.allocations = allocated.flatMap { before in AllocationCounter.threadTotal.map { $0 - before } }
        var damage = renderer.damage
        try drawOverlay(&damage)
        stamps.overlayEnd = now
        stamps.presentStart = stamps.overlayEnd
        try output.present(damage)
        stamps.presentEnd = now
        append(turn, stamps, counters, cpuTime: ProcessUsage.cpuTime - cpu)
    }

    /// The measured part: animation to composite.
    private func draw(_ stamps: inout FrameStamps) throws -> Recorder.FrameCounters {
        stage.animate()
        stamps.animationEnd = now
        stage.layOut()
        stamps.layoutEnd = now
        stage.commit()
        stamps.commitEnd = now
        prepare()
        stamps.drawListEnd = now
        try renderer.draw()
        stamps.compositeEnd = now
        let drawn = renderer.counters
        return Recorder.FrameCounters(
            nodes: drawn.nodes, drawCommands: drawn.drawCommands, pixelsTouched: drawn.pixelsTouched,
            textureUploads: drawn.textureUploads, allocations: nil)
    }

    /// Draws the overlay's own damage in a second, short frame, which is not measured.
    private func drawOverlay(_ damage: inout Damage) throws {
        guard let overlay else { return }
        stage.run { overlay.update(records) }
        guard stage.layers.needsCommit else { return }
        stage.commit()
        prepare()
        try renderer.draw()
        for rect in renderer.damage.rects { damage.insert(rect) }
    }

    private func prepare() {
        renderer.prepare(
            stage.committer.tree, resources: stage.layers.resources, width: output.bounds.width,
            height: output.bounds.height, scale: stage.screen.scale)
    }

    private func append(
        _ turn: Turn, _ stamps: FrameStamps, _ counters: Recorder.FrameCounters, cpuTime: Nanoseconds
    ) {
        var flags: FrameFlags = []
        if count == 0 { flags.insert(.first) }
        if isResized { flags.insert(.resized) }
        if turn.isHidden { flags.insert(.hidden) }
        isResized = false
        let (progress, velocity) = stage.run {
            (TransitionRegistry.current.progress, TransitionRegistry.current.velocity)
        }
        records.append(
            FrameRecord(
                index: count, phase: turn.phase, flags: flags, stamps: stamps, cpuTime: cpuTime,
                animationTime: turn.tick.targetTimestamp, progress: progress, velocity: velocity, counters: counters))
        count += 1
    }

    private var now: Nanoseconds { Nanoseconds(MonotonicTime.nanoseconds()) }
}
