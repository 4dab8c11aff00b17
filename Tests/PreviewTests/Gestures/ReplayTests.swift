import Assets
import Compositor
import Foundation
import Graphics
import LayerTree
import Recorder
import Testing
import ViewKit

@testable import Preview

/// On a manual clock the same script gives the same run, bit by bit.
@MainActor @Suite struct ReplayTests {
    /// The state that a frame showed.
    private struct Shown: Hashable {
        var progress: Double?
        var pixels: Data
    }

    private func script() throws -> GestureScript {
        let url = try #require(GestureFile.url(named: "magic-move"))
        return try GestureScript(contentsOf: url.path)
    }

    /// Plays `script` to its end on a screen of 195 x 422 points; `dawdle` is what keeps the machine from the next frame.
    private func replay(
        _ script: GestureScript, kernels: KernelSet = .best, size: CGSize = CGSize(width: 195, height: 422),
        drawsWhole: Bool = false, threads: Int = 1, dawdle: (CGImage) throws -> Void = { _ in }
    ) throws -> [Shown] {
        let screen = ScreenTraits(size: size, scale: 1)
        var options = RunOptions()
        options.kernels = kernels.name
        let session = try PreviewSession(
            RunPlan(Subject(named: "magic-move"), options: options, isHeadless: true), on: screen)
        let output = MemoryOutput(
            screen: screen, kernels: kernels, workers: BandWorkers(threads: threads, kernels: kernels))
        let runner = FrameRunner(source: session.stage, output: output)
        let clock = ManualClock()
        var player = GesturePlayer(script, start: 0)
        var frames: [Shown] = []
        for _ in 0..<600 {
            let tick = clock.nextTick()
            if drawsWhole { runner.outputChanged() }
            try runner.run(FrameRequest(tick: tick, phase: .replay)) {
                player.send(to: session.stage, at: tick.timestamp)
            }
            let image = output.image
            frames.append(Shown(progress: runner.records.last?.progress, pixels: image.pixels.bytes))
            try dawdle(image)
            if player.isDone, !session.stage.wantsFrames { return frames }
        }
        Issue.record("the run does not come to rest")
        return frames
    }

    @Test func theSameScriptGivesTheSameFramesAndPixels() throws {
        let first = try replay(try script())
        #expect(first.contains { $0.progress.map { (0.3...0.7).contains($0) } ?? false }, "it drags")
        #expect(Set(first.map(\.pixels)).count > 20, "it shows different pictures")
        #expect(try replay(try script()) == first)
    }

    /// Drawing only the damage gives the same pixels as drawing everything, in every frame of a drag.
    @Test(arguments: [CGSize(width: 195, height: 422), CGSize(width: 390, height: 844)])
    func framesAreAsTheyWouldBeDrawnWhole(size: CGSize) throws {
        let partly = try replay(try script(), size: size, threads: 3)
        let wholly = try replay(try script(), size: size, drawsWhole: true)
        #expect(partly.count == wholly.count)
        for (index, (part, whole)) in zip(partly, wholly).enumerated() where part.pixels != whole.pixels {
            let different = zip(part.pixels, whole.pixels).filter { $0 != $1 }
            let worst = different.map { abs(Int($0) - Int($1)) }.max() ?? 0
            Issue.record("frame \(index): \(different.count) bytes differ, by at most \(worst)")
        }
    }

    @Test func aSlowerMachineShowsTheSame() throws {
        var rounds = 0
        let slow = try replay(try script(), kernels: .scalar) { image in
            let start = ProcessInfo.processInfo.systemUptime
            while ProcessInfo.processInfo.systemUptime - start < 0.005 { rounds += try image.pngData().count }
        }
        #expect(rounds > 0)
        #expect(try replay(try script()) == slow)
    }

    @Test func anotherScriptGivesOtherFrames() throws {
        var other = try script()
        for index in other.events.indices where other.events[index].phase != .began { other.events[index].y -= 0.01 }
        #expect(try replay(other) != replay(try script()))
    }
}

extension PixelBuffer {
    /// The pixels, row by row.
    fileprivate var bytes: Data {
        var data = Data(capacity: width * height * 4)
        for y in 0..<height { data.append(Data(buffer: row(y))) }
        return data
    }
}
