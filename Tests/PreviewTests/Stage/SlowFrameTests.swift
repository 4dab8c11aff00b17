import LayerTree
import Recorder
import Testing
import ViewKit

@testable import Preview
@testable import SDLPlatform

/// A frame whose work takes too long is a hitch and nothing worse: what moves is where its time says, and the next frames
/// are on the display's grid again.
@MainActor @Suite struct SlowFrameTests {
    /// A machine whose clock stands still but for the work of an animator.
    @MainActor private final class Machine {
        static let refreshRate = 64.0
        static let period = Nanoseconds(1e9 / refreshRate)
        private(set) var time = 0.0
        /// Seconds that the animator takes for the next frame.
        private var work = 0.0
        private(set) var turns: [FrameTurn] = []
        private(set) var records: [FrameRecord] = []

        /// Lets go of a drag after 0.3 s; frame `slow` then takes 40 ms, all others 2 ms.
        init(slow: Int?) throws {
            let screen = ScreenTraits(size: DragRig.size, scale: 1)
            let session = try PreviewSession(
                RunPlan(Subject(named: "magic-move"), options: RunOptions(), isHeadless: true), on: screen)
            let output = MemoryOutput(screen: screen, kernels: session.stage.kernels)
            let runner = FrameRunner(
                source: session.stage, output: output, clock: { [unowned self] in Nanoseconds((time * 1e9).rounded()) })
            session.stage.run {
                CADisplayLink(target: self, selector: Machine.animate).add(to: .main, forMode: .common)
            }
            let way: (Double) -> CGVector = { CGVector(dx: 0, dy: -1200 * $0) }
            let drag = ScriptedDrag(start: DragRig.middleCell, way: way, duration: 0.3)
            var player = GesturePlayer(drag.script, start: 0)
            var isMoving: Bool { session.stage.layers.transitions.isTransitioning }
            var schedule = DeadlineSchedule(refreshRate: Self.refreshRate)
            repeat {
                time = max(time, schedule.deadline(at: time))
                let turn = schedule.begin(at: time)
                work = turns.count == slow ? 0.040 : 0.002
                turns.append(turn)
                try runner.run(
                    FrameRequest(
                        tick: turn.tick, phase: .settle, scheduled: Nanoseconds(turn.tick.timestamp * 1e9),
                        deadline: Nanoseconds(turn.tick.targetTimestamp * 1e9))
                ) { player.send(to: session.stage, at: turn.tick.timestamp) }
            } while turns.count < 500 && (!player.isDone || isMoving)
            records = Array(runner.records)
        }

        private func animate(_ link: CADisplayLink) { time += work }
    }

    /// A frame in the middle of the way that the spring takes after the release.
    private static let slow = 26

    @Test func itIsRecordedAsOneHitch() throws {
        let steady = try Machine(slow: nil)
        let machine = try Machine(slow: Self.slow)
        #expect(FrameStatistics(of: steady.records, refreshPeriod: Machine.period).hitches.count == 0)
        let statistics = FrameStatistics(of: machine.records, refreshPeriod: Machine.period)
        // 38 ms longer than the others: two refreshes without a new picture.
        #expect(statistics.hitches.count == 1)
        #expect(abs(statistics.hitches.milliseconds - 31.25) < 1e-6)
        #expect(statistics.overrunMilliseconds.max.map { abs($0 - 24.375) < 1e-3 } == true)
    }

    /// The spring is evaluated at the time at which a frame will be seen, whatever frames came before: it is not stepped.
    @Test func theSpringIsWhereItsTimeSays() throws {
        let steady = try Machine(slow: nil)
        let machine = try Machine(slow: Self.slow)
        let progress = Dictionary(uniqueKeysWithValues: steady.records.map { ($0.animationTime, $0.progress) })
        #expect(steady.records[Self.slow].progress.map { (0.1..<0.99).contains($0) } == true, "the spring runs")
        for record in machine.records { #expect(progress[record.animationTime] == record.progress, "\(record.index)") }
        #expect(machine.records.count == steady.records.count - 1, "one refresh had no frame")
    }

    @Test func theLoopRecoversByWholeIntervals() throws {
        let turns = try Machine(slow: Self.slow).turns
        for (index, pair) in zip(turns, turns.dropFirst()).enumerated() {
            let step = (pair.1.tick.timestamp - pair.0.tick.timestamp) * Machine.refreshRate
            #expect(step == (index == Self.slow ? 2 : 1), "after frame \(index)")
            #expect(pair.1.missed == (index == Self.slow ? 1 : 0))
            #expect(index == Self.slow || pair.1.lateness == 0)
        }
    }
}
