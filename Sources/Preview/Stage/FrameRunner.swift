import Compositor
import Recorder
import SDLPlatform

/// Makes the frames of one source, one at a time, and records the times and costs of each.
///
/// Between the end of input and the start of present a steady frame on the CPU backend allocates nothing; the record
/// counts it.
@MainActor final class FrameRunner {
    let source: any FrameSource
    let output: any FrameOutput
    var renderer: FrameRenderer
    private(set) var records: FrameRing
    /// Shown over the picture, which it is drawn beside after the picture was measured; nil for nothing.
    private let overlay: (any FrameOverlay)?
    private let overlayRenderer: OverlayRenderer?
    /// The machine's monotonic clock.
    private let clock: () -> Nanoseconds
    private var count = 0
    private var isResized = false
    private var hasReportedOmission = false
    /// The frames in a row whose drawing was cut off.
    private var cutCount = 0
    private var hasReportedCut = false
    /// Whether a picture of an earlier frame shows.
    var showsEarlier = false
    /// The picture that was kept last, and the commit that it is of.
    var kept: (commit: UInt64, picture: FrameSnapshot)?
    /// Whether a picture is drawn when it is asked for, and not with each frame: most frames of a check have no picture that is looked at.
    var drawsOnDemand = false
    /// Whether the newest frame is drawn.
    private var isDrawn = true
    /// The release by a gesture in the frame that is being made; nil without one.
    private var release: ReleaseRecord?

    /// A runner that keeps the newest `capacity` records; `clock` is read for their stamps.
    init(
        source: any FrameSource, output: any FrameOutput, overlay: (any FrameOverlay)? = nil, capacity: Int = 4_096,
        clock: @escaping () -> Nanoseconds = MonotonicTime.nanoseconds
    ) {
        self.source = source
        self.output = output
        self.overlay = overlay
        self.clock = clock
        overlayRenderer = overlay.map(OverlayRenderer.init)
        records = FrameRing(capacity: capacity)
        renderer = FrameRenderer(
            backend: output.backend, kernels: source.kernels, fragmentBudget: source.fragmentBudget)
        source.onRelease = { [weak self] in self?.release = $0 }
    }

    /// Called when the device is another one, or its picture is gone: everything is drawn anew.
    func outputChanged() {
        isResized = true
        overlayRenderer?.invalidate()
        renderer = FrameRenderer(
            backend: output.backend, kernels: source.kernels, fragmentBudget: source.fragmentBudget)
    }

    /// Called when the device has lost its picture, and nothing else: the next frame is drawn whole.
    func pictureWasLost() {
        isResized = true
        overlayRenderer?.invalidate()
        renderer.invalidate()
    }

    /// Whether a frame would show something new.
    var wantsFrame: Bool { wantsPicture || overlay?.wantsFrame == true }

    /// Whether a frame would show another picture, whatever lies over it.
    var wantsPicture: Bool { source.wantsFrames || isResized || showsEarlier || count == 0 || isCutOffOnce }

    /// Whether the picture shows in part, and may come whole at a second try: what took the time need not be the drawing.
    private var isCutOffOnce: Bool { cutCount == 1 }

    /// Makes and presents a frame, and returns its record; `input` changes the stage in it, besides the samples that wait.
    ///
    /// `preparedTime` is the CPU time of work that was done ahead since the last frame.
    @discardableResult func run(
        _ request: FrameRequest, after preparedTime: Nanoseconds? = nil, input: () -> Void = {}
    ) throws -> FrameRecord {
        output.uncover()
        showsEarlier = false
        let cpu = cpuTime
        let formerWork = totalWork
        var stamps = FrameStamps()
        stamps.scheduled = request.scheduled
        stamps.deadline = request.deadline
        stamps.latestInput = request.latestInput
        stamps.begin = now
        var phase = FramePhase.idle
        var allocated: Int?
        try source.frame(request.tick) {
            MainThreadWork.perform()
            input()
        } stageDidEnd: { stage, time in
            // A transition that ends in this frame still moves in it.
            if stage == .input { phase = request.phase ?? self.phase(of: request) }
            stamps.ends[stage] = time ?? now
            if stage == .input { allocated = AllocationCounter.threadTotal }
        }
        var counters = try drawsOnDemand ? leaveUndrawn(&stamps) : draw(&stamps)
        let cost = source.remoteCost
        counters.allocations = allocated.flatMap { before in
            AllocationCounter.threadTotal.flatMap { total in cost.allocations.map { total - before + $0 } }
        }
        let work = totalWork - formerWork + cost.work
        let time = request.scheduled?.seconds ?? request.tick.timestamp
        let overlayCPU = try drawOverlay(at: time)
        stamps.ends[.overlay] = now
        stamps.presentStart = stamps.ends[.overlay]
        try output.present(renderer.damage)
        stamps.presentEnd = now
        return append(
            request, phase, stamps, counters, work, cpuTime: cpuTime - cpu - overlayCPU + cost.cpuTime,
            after: preparedTime)
    }

    private func phase(of request: FrameRequest) -> FramePhase {
        guard let transition = source.transition else { return request.isPlaying ? .settle : .idle }
        return transition.isInteractive ? request.gesture : .settle
    }

    /// Draws the newest frame, unless it is drawn already; a picture that was cut off gets a second try.
    func drawIfNeeded() throws {
        guard !isDrawn else { return }
        var stamps = FrameStamps()
        repeat { _ = try draw(&stamps) } while isCutOffOnce
        try output.present(renderer.damage)
    }

    /// Draws the committed render tree.
    private func draw(_ stamps: inout FrameStamps) throws -> FrameCounters {
        isDrawn = true
        prepare()
        stamps.ends[.drawList] = now
        try renderer.draw()
        stamps.ends[.composite] = now
        cutCount = output.backend.isCutOff ? cutCount + 1 : 0
        if cutCount > 1, !hasReportedCut { reportCut() }
        let drawn = renderer.counters
        return FrameCounters(
            nodes: drawn.nodes, drawCommands: drawn.drawCommands, pixelsTouched: drawn.pixelsTouched,
            textureUploads: drawn.textureUploads, allocations: nil)
    }

    /// Leaves the committed render tree to be drawn when it is asked for.
    private func leaveUndrawn(_ stamps: inout FrameStamps) -> FrameCounters {
        isDrawn = false
        stamps.ends[.drawList] = now
        stamps.ends[.composite] = now
        return FrameCounters(
            nodes: source.tree.nodes.count, drawCommands: 0, pixelsTouched: 0, textureUploads: 0, allocations: nil)
    }

    /// Lays the overlay over the finished picture, and returns its CPU time.
    func drawOverlay(at time: Double) throws -> Nanoseconds {
        guard let overlayRenderer else { return 0 }
        let cpu = cpuTime
        if let picture = try overlayRenderer.picture(
            over: output.overlayBounds, picture: output.pictureArea, records: records, at: time)
        {
            try output.cover(with: picture)
        }
        return cpuTime - cpu
    }

    private func prepare() {
        renderer.prepare(
            source.tree, resources: source.resources, width: output.bounds.width,
            height: output.bounds.height, scale: source.screen.scale)
        if renderer.omitsFragments, !hasReportedOmission { reportOmission() }
    }

    private func reportCut() {
        hasReportedCut = true
        source.onReport(
            "frame \(count): it takes too long to draw, and shows in part. Use fewer layers, or smaller ones, and fewer blurs."
        )
    }

    private func reportOmission() {
        hasReportedOmission = true
        source.onReport(
            """
            frame \(count): the snapshots in snapshots are too many to be drawn, and some are left out. Remove earlier \
            snapshots from a view before you take another one of it.
            """)
    }

    private func append(
        _ request: FrameRequest, _ phase: FramePhase, _ stamps: FrameStamps, _ counters: FrameCounters,
        _ work: FrameWork, cpuTime: Nanoseconds, after preparedTime: Nanoseconds?
    ) -> FrameRecord {
        var flags: FrameFlags = []
        if count == 0 || request.followsIdle { flags.insert(.first) }
        if isResized { flags.insert(.resized) }
        if request.isHidden { flags.insert(.hidden) }
        isResized = false
        var record = FrameRecord(
            index: count, phase: phase, flags: flags, stamps: stamps, cpuTime: cpuTime,
            animationTime: request.tick.targetTimestamp, speed: request.speed, release: release, counters: counters)
        let transition = source.transition
        record.transition = transition?.number
        record.progress = transition?.progress
        record.velocity = transition?.velocity ?? step(to: record)
        record.work = work
        record.preparedTime = preparedTime
        release = nil
        records.append(record)
        count += 1
        return record
    }

    /// Progress per second since the frame before, for a transition without a known velocity; nil in its first frame.
    private func step(to record: FrameRecord) -> Double? {
        guard let previous = records.last, previous.transition == record.transition, let progress = record.progress,
            let former = previous.progress, let time = record.animationTime, let start = previous.animationTime,
            time > start
        else { return nil }
        return (progress - former) / (time - start)
    }

    /// The work of this process for the source's pictures so far, without the overlay's.
    private var totalWork: FrameWork {
        source.totalWork + FrameWork(rasterizedPictures: renderer.pictureCount)
    }

    private var now: Nanoseconds { clock() }

    private var cpuTime: Nanoseconds { MonotonicTime.processorNanoseconds() }
}
