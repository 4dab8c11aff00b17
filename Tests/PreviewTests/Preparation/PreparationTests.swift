import Assets
import Graphics
import LayerTree
import Testing

@testable import Preview

@MainActor struct PreparationTests {
    private static let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)

    /// The limits are those of the work that may be done for a beginning: 8 MB, and steps between which events are taken.
    @Test func itsCostIsCountedAndBounded() {
        let preparation = Preparation(on: Self.screen, kernels: .best)
        var steps = 0
        while !preparation.isDone {
            preparation.performStep()
            steps += 1
        }
        #expect(steps > 4)
        #expect(preparation.cost.processorTime > 0)
        #expect(preparation.cost.bytes > 2 * 390 * 844 * 4 && preparation.cost.bytes <= 8 << 20)
        #expect(preparation.takeTime() == preparation.cost.processorTime)
        #expect(preparation.takeTime() == nil, "a frame records it once")
        PixelBuffer.releaseSpares()
    }

    /// The rehearsal runs on a stage of its own and comes to its end.
    @Test func aRehearsalLeavesTheCurrentHostAlone() {
        let host = HostScope.current
        let rehearsal = Rehearsal(on: Self.screen, kernels: .best)
        for step in rehearsal.steps {
            step()
            #expect(HostScope.current === host)
        }
        #expect(!rehearsal.isMoving)
    }

    /// The same gesture gives the same pixels and progress, whatever was prepared.
    @Test func whatWasPreparedChangesNoPicture() throws {
        #expect(try Self.picture(prepares: true) == Self.picture(prepares: false))
    }

    private static func picture(prepares: Bool) throws -> [UInt32] {
        let session = try PreviewSession(RunPlan(Subject(named: "push"), options: RunOptions(), isHeadless: true))
        try session.run(frames: 1)
        let preparation = Preparation(on: session.source.screen, kernels: session.source.kernels)
        while prepares, !preparation.isDone { preparation.performStep() }
        let url = try #require(GestureFile.url(named: "push"))
        session.playback = .script(GesturePlayer(try GestureScript(contentsOf: url.path)))
        try session.run(frames: 40)
        let pixels = try session.runner.image.pixels
        return (0..<pixels.height).flatMap { Array(pixels.row($0)) }
    }
}
