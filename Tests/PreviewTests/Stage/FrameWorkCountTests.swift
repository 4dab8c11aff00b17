import Graphics
import Recorder
import SDLPlatform
import Testing
import ViewKit

@testable import Preview

/// The counts of a frame's work, in the frame in which it is done and in no other.
@MainActor @Suite struct FrameWorkCountTests {
    private let stage: Stage
    private let runner: FrameRunner
    private let clock = ManualClock()
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))

    /// A view whose contents are drawn.
    private final class DrawnView: UIView { override func draw(_ rect: CGRect) {} }

    init() {
        let screen = ScreenTraits(size: CGSize(width: 100, height: 100), scale: 1)
        stage = Stage(Stage.Options(screen: screen), imageDecoder: SDLImageDecoder(), pictures: { _ in nil })
        runner = FrameRunner(source: stage, output: MemoryOutput(screen: screen, kernels: .best))
        stage.run {
            let controller = UIViewController()
            controller.view.addSubview(view)
            stage.show(controller)
        }
    }

    private func work(of input: () throws -> Void = {}) throws -> FrameWork {
        var failure: (any Error)?
        let record = try runner.run(FrameRequest(tick: clock.nextTick())) {
            do { try input() } catch { failure = error }
        }
        if let failure { throw failure }
        return try #require(record.work)
    }

    @Test func aPictureIsCountedWhereItIsDecoded() throws {
        _ = try work()
        let png = try CGImage(PixelBuffer(width: 4, height: 4)).pngData()
        #expect(try work { _ = UIImage(data: png) }.decodedImages == 1)
        #expect(try work { _ = UIImage(data: png.prefix(9)) }.decodedImages == 0)
        #expect(try work().decodedImages == 0)
    }

    @Test func contentsAndSnapshotsAreCountedWhereTheyAreDrawn() throws {
        _ = try work()
        let steps: [(count: Int, input: () -> Void)] = [
            (1, { view.addSubview(DrawnView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) }),
            (0, { view.subviews.last?.center.x += 10 }),
            (1, { view.subviews.last?.setNeedsDisplay() }),
            (9, { for _ in 0..<9 { view.addSubview(DrawnView(frame: CGRect(x: 5, y: 5, width: 9, height: 9))) } }),
            // As many nodes as are drawn as one picture.
            (1, { view.superview?.addSubview(view.snapshotView(afterScreenUpdates: false) ?? UIView()) }),
            (0, { view.superview?.subviews.last?.center.x += 10 }),
        ]
        for (index, step) in steps.enumerated() {
            #expect(try work(of: step.input).rasterizedPictures == step.count, "step \(index)")
        }
    }
}
