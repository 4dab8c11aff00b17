import Assets
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// Two stages in one process: each shows what it would show alone.
@MainActor @Suite struct TwoStagesTests {
    nonisolated private static let screen = ScreenTraits(size: CGSize(width: 195, height: 422), scale: 1)

    /// A frame: its record, without what differs between machines and processes, and a checksum of its pixels.
    private struct Frame: Equatable {
        var record: FrameRecord
        var checksum: Int

        init(_ record: FrameRecord, _ image: CGImage) {
            self.record = record
            self.record.cpuTime = 0
            self.record.counters.allocations = nil
            // Stages share the texts that are shaped: the one that comes first has the work.
            self.record.work?.shapedTexts = 0
            var hasher = Hasher()
            for y in 0..<image.height {
                hasher.combine(bytes: UnsafeRawBufferPointer(image.pixels.row(y)))
            }
            checksum = hasher.finalize()
        }
    }

    /// A built-in transition that its recorded gesture drives, a frame at a time.
    @MainActor private final class Course {
        private(set) var frames: [Frame] = []
        private let session: PreviewSession
        private let output = MemoryOutput(screen: screen, kernels: .best)
        private let runner: FrameRunner
        private let clock = ManualClock()
        private var player: GesturePlayer

        init(_ name: String) throws {
            session = try PreviewSession(
                RunPlan(Subject(named: name), options: RunOptions(), isHeadless: true), on: screen)
            runner = FrameRunner(source: session.stage, output: output, clock: { 0 })
            let url = try #require(GestureFile.url(named: name))
            player = GesturePlayer(try GestureScript(contentsOf: url.path), start: 0)
        }

        var isOver: Bool { frames.count >= 600 || player.isDone && !session.stage.wantsFrames }

        func step() throws {
            guard !isOver else { return }
            let tick = clock.nextTick()
            try runner.run(FrameRequest(tick: tick, gesture: .replay)) {
                player.send(to: session.stage, at: tick.timestamp)
            }
            frames.append(Frame(try #require(runner.records.last), output.image))
        }
    }

    private static func play(_ courses: [Course]) throws {
        while courses.contains(where: { !$0.isOver }) {
            for course in courses { try course.step() }
        }
    }

    @Test(
        arguments: [
            ("magic-move", "page-curl"), ("card", "cube"), ("zoom", "tab-slide"), ("elastic", "bottom-sheet"),
            ("push", "push"),
        ])
    func inTurnTheyGiveTheFramesOfEachAlone(first: String, second: String) throws {
        let alone = [try Course(first), try Course(second)]
        for course in alone { try Self.play([course]) }
        let together = [try Course(first), try Course(second)]
        try Self.play(together)
        for (course, expected) in zip(together, alone) {
            #expect(course.frames.count == expected.frames.count && expected.frames.count > 20)
            let differing = zip(course.frames, expected.frames).enumerated().filter { $1.0 != $1.1 }.map(\.offset)
            #expect(differing.isEmpty)
        }
    }

    /// A stage that shows a view of 100 points, and its picture.
    @MainActor private final class Shown {
        let stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        let view: UIView
        private let output = MemoryOutput(screen: screen, kernels: .best)
        private let runner: FrameRunner
        private let clock = ManualClock()

        init() throws {
            runner = FrameRunner(source: stage, output: output, clock: { 0 })
            view = stage.run { UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)) }
            let controller = stage.run { UIViewController() }
            stage.show(controller)
            stage.run {
                view.backgroundColor = .black
                controller.view.addSubview(view)
            }
            while runner.wantsFrame { try step() }
        }

        func step() throws { try runner.run(FrameRequest(tick: clock.nextTick())) }

        var corner: UInt32 { output.image.pixels[10, 10] }
    }

    @Test func aChangeIsShownByTheStageOfItsLayer() throws {
        let a = try Shown()
        let b = try Shown()
        #expect(!a.stage.wantsFrames && !b.stage.wantsFrames)
        b.stage.run { a.view.backgroundColor = .white }
        #expect(a.stage.wantsFrames && !b.stage.wantsFrames)
        try b.step()
        #expect(a.corner == 0xFF00_0000 && b.corner == 0xFF00_0000)
        try a.step()
        #expect(a.corner == 0xFFFF_FFFF && b.corner == 0xFF00_0000)
        #expect(!a.stage.wantsFrames && !b.stage.wantsFrames)
    }

    @Test func aBlockOfOneStageAnimatesNoViewOfTheOther() throws {
        let a = try Shown()
        let b = try Shown()
        b.stage.run {
            UIView.animate(withDuration: 1) {
                a.view.backgroundColor = .white
                b.view.backgroundColor = .white
            }
        }
        #expect(a.view.layer.animationKeys() == nil && b.view.layer.animationKeys()?.isEmpty == false)
        for shown in [a, b] { try shown.step() }
        #expect(a.corner == 0xFFFF_FFFF && b.corner == 0xFF00_0000)
    }
}
