import Testing

@testable import Compositor

struct PixelRunTests {
    /// Those of an image one texel wide: texels before its first one were read.
    @Test(arguments: [-1.0 / 256, 0]) func aRangeThatEndsBeforeItBeginsHoldsNoPixel(end: Double) {
        var run = PixelRun(0, 1000)
        run.limit(-0.5, 0.001, from: 0, to: end)
        #expect(run.whole.first == run.whole.last)
    }

    @Test(arguments: [(0.25, 0.5, 0..<4), (-1, 0.5, 2..<6), (1.9, -0.5, 0..<4)])
    func thosePixelsStayWhoseCoordinatesLieInTheRange(start: Double, step: Double, pixels: Range<Int>) {
        var run = PixelRun(0, 8)
        run.limit(start, step, from: 0, to: 2)
        #expect(run.whole.first..<run.whole.last == pixels)
    }

    /// The first limit leaves nothing, behind the end; the second one must not move the end there.
    @Test func emptyRunsLieWithinTheRow() {
        var run = PixelRun(0, 16)
        run.limit(-100, 1, from: 0, to: 8)
        run.limit(5, 0, from: 0, to: 1)
        #expect(run.whole.first == run.whole.last)
        #expect((0...16).contains(run.whole.first))
    }
}
