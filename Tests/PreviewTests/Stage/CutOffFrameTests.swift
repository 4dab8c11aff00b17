import Compositor
import LayerTree
import SDLPlatform
import Synchronization
import TestSupport
import Testing
import ViewKit

@testable import Preview

/// Frames whose drawing is cut off.
@MainActor @Suite struct CutOffFrameTests {
    /// A clock that goes on by a minute with each of its first `jumps` looks, as for a process that was stopped, and stands
    /// still afterwards.
    private final class StoppedClock: Sendable {
        private let looks = Atomic(0)
        private let jumps: Int

        init(jumps: Int) { self.jumps = jumps }

        func now() -> Double { 60 * Double(min(jumps, looks.wrappingAdd(1, ordering: .relaxed).newValue)) }
    }

    private let screen = ScreenTraits(size: CGSize(width: 64, height: 64), scale: 1)

    /// A white screen at rest, drawn by a runner whose clock is `clock`; `report` gets its reports.
    private func runner(_ clock: StoppedClock, report: @escaping (String) -> Void) -> (FrameRunner, MemoryOutput) {
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        stage.show(
            stage.run {
                let controller = UIViewController()
                controller.view.backgroundColor = .white
                return controller
            })
        stage.onReport = report
        let output = MemoryOutput(screen: screen, kernels: .best)
        output.backend.deadline = DrawingDeadline(after: 20, clock: clock.now)
        return (FrameRunner(source: stage, output: output), output)
    }

    private func run(_ runner: FrameRunner, _ clock: ManualClock) throws -> Int {
        var frames = 0
        while runner.wantsFrame, frames < 50 {
            try runner.run(FrameRequest(tick: clock.nextTick())) {}
            frames += 1
        }
        return frames
    }

    /// The picture comes whole at once, though the code is at rest, and nothing is said of it.
    @Test func aFrameInWhichTheProcessWasStoppedIsDrawnAgain() throws {
        var reports: [String] = []
        let (runner, output) = runner(StoppedClock(jumps: 2)) { reports.append($0) }
        #expect(try (2...3).contains(run(runner, ManualClock())))
        #expect(output.image.pixels[63, 63] == 0xFFFF_FFFF && reports.isEmpty)
    }

    /// A picture that takes too long is drawn twice at most while the screens are at rest, and told.
    @Test func whatIsTooMuchIsTold() throws {
        var reports: [String] = []
        let (runner, output) = runner(StoppedClock(jumps: .max)) { reports.append($0) }
        #expect(try (2...3).contains(run(runner, ManualClock())))
        #expect(output.backend.isCutOff && reports.count == 1 && reports[0].contains("it takes too long to draw"))
    }
}
