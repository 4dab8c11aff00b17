import Foundation
import Testing

@testable import SDLPlatform

@Suite struct WindowMetricsTests {
    @Test(
        arguments: [
            (nil, 1.0, 400.0, 200.0), (2.0, 2, 200, 100), (.nan, 1, 400, 200), (0.0, 1, 400, 200), (-3.0, 1, 400, 200),
            (.infinity, 1, 400, 200), (0.5, 0.5, 800, 400),
        ] as [(Double?, Double, Double, Double)])
    func scaleOnAPlainDisplay(asked: Double?, scale: Double, width: Double, height: Double) {
        let metrics = WindowMetrics(unitWidth: 400, unitHeight: 200, pixelWidth: 400, pixelHeight: 200, scale: asked)
        #expect(metrics.scale == scale)
        #expect(metrics.size == CGSize(width: width, height: height))
    }

    @Test func hiDPIDisplayHasItsOwnScale() {
        let metrics = WindowMetrics(unitWidth: 400, unitHeight: 200, pixelWidth: 800, pixelHeight: 400)
        #expect(metrics.scale == 2)
        #expect(metrics.size == CGSize(width: 400, height: 200))
        #expect(metrics.point(unitX: 10, unitY: 20) == CGPoint(x: 10, y: 20))
    }

    @Test func nothingIsSmallerThanAPixel() {
        let metrics = WindowMetrics(unitWidth: 0, unitHeight: -4, pixelWidth: 0, pixelHeight: -4)
        #expect((metrics.pixelWidth, metrics.pixelHeight) == (1, 1))
        #expect(metrics.scale == 1)
    }

    @Test(
        arguments: [
            (CGSize(width: 390, height: 844), nil, 1.0, 390, 844),
            (CGSize(width: 390, height: 844), 2.0, 1.0, 780, 1688),
            (CGSize(width: 390, height: 844), 2.0, 2.0, 390, 844),
            (CGSize(width: 390, height: 844), nil, 2.0, 390, 844),
            (CGSize(width: 0, height: -5), nil, 1.0, 1, 1),
            (CGSize(width: Double.nan, height: .infinity), nil, 1.0, 1, 1),
            (CGSize(width: 1e30, height: 20_000), nil, 1.0, 16_384, 16_384),
        ] as [(CGSize, Double?, Double, Int, Int)])
    func unitSizes(size: CGSize, scale: Double?, pixelsPerUnit: Double, width: Int, height: Int) {
        let units = WindowMetrics.unitSize(of: size, scale: scale, pixelsPerUnit: pixelsPerUnit)
        #expect(units == (width, height))
    }

    /// SDL's number, and what it was before it was cut off, times 1.001 where that is a whole number.
    @Test(arguments: [(0, 0), (60, 60), (75, 75), (-1, 0)]) func wholeRatesStay(truncated: Int, rate: Int) {
        #expect(NativeWindow.refreshRate(truncated: truncated) == Double(rate))
    }

    @Test(arguments: [(59, 60), (119, 120), (143, 144), (23, 24)])
    func broadcastRatesAreMended(truncated: Int, rate: Int) {
        #expect(NativeWindow.refreshRate(truncated: truncated) == Double(rate) / 1.001)
    }
}
