import Compositor
import LayerTree
import SDLPlatform
import ViewKit

/// Plays a subject into memory on a manual clock.
@MainActor final class HeadlessPlayer {
    let session: PreviewSession
    let runner: FrameRunner
    let output: MemoryOutput
    let clock: ManualClock
    private let media: MediaClock
    private let script: GestureScript?

    init(_ plan: RunPlan, options: HeadlessRun.Options, report: @escaping (String) -> Void) {
        output = MemoryOutput(screen: plan.screen, kernels: plan.kernels, threads: plan.threads)
        session = PreviewSession(plan)
        session.stage.run { FaultLog.current.onReport = report }
        runner = FrameRunner(stage: session.stage, output: output)
        clock = ManualClock(rate: plan.options.refreshRate ?? 60)
        media = MediaClock(speed: plan.options.speed)
        script = options.script
    }

    /// The reason for which playing ended.
    enum End {
        /// The gesture is over and nothing moves.
        case finished
        /// The limit of frames was reached before.
        case cut
        /// `goesOn` said no.
        case stopped
    }

    /// Plays the gesture, or scrubs a subject without one, until it is finished, `frameLimit` frames are made, or
    /// `goesOn`, which is asked after each of them, says no.
    func play(frameLimit: Int, goesOn: (Int) throws -> Bool = { _ in true }) throws -> End {
        let scrubbed = WorkloadProgress(frameCount: min(frameLimit, 120))
        var player = script.map { GesturePlayer($0, start: 0) }
        for index in 0..<frameLimit {
            let tick = media.mediaTick(clock.nextTick())
            var turn = FrameRunner.Turn(tick: tick, gesture: .replay)
            if script == nil { turn.phase = .replay }
            try runner.run(turn) {
                player?.send(to: session.stage, at: tick.timestamp)
                if script == nil { session.scene.show(scrubbed[index]) }
            }
            guard try goesOn(index) else { return .stopped }
            let isAtRest = player?.isDone ?? (index + 1 >= scrubbed.frameCount)
            if isAtRest, !session.stage.wantsFrames { return .finished }
        }
        return .cut
    }
}
