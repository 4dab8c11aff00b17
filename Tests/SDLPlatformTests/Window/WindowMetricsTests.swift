import Compositor
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

    /// A window with too little room shows the whole size at a smaller scale, and one with enough room shows more.
    @Test(
        arguments: [
            (333, 720, nil, 333 / 390, 390.0, 844.0), (390, 844, nil, 1, 390, 844), (780, 1688, nil, 1, 780, 1688),
            (600, 720, nil, 720 / 844, 390, 844), (354, 768, nil, 768 / 844, 390, 844),
            (343, 743, nil, 743 / 844, 390, 844), (390, 844, 2.0, 1, 390, 844),
            (780, 1688, 2, 2, 390, 844), (195, 422, nil, 0.5, 390, 844),
        ] as [(Int, Int, Double?, Double, Double, Double)])
    func aSizeThatHasNoRoomIsFitted(
        width: Int, height: Int, wanted: Double?, scale: Double, pointWidth: Double, pointHeight: Double
    ) {
        let metrics = WindowMetrics(
            unitWidth: width, unitHeight: height, pixelWidth: width, pixelHeight: height, scale: wanted,
            fitting: CGSize(width: 390, height: 844))
        #expect(metrics.scale == scale)
        #expect(abs(metrics.size.width - pointWidth) < 1e-9 && abs(metrics.size.height - pointHeight) < 1e-9)
        #expect(metrics.isFitted == (scale < wanted ?? 1))
    }

    /// The picture of a fitted size is in the middle of its window, and its points count from there.
    @Test(arguments: [
        (600, 720, false, 720.0 / 844), (600, 720, true, 720.0 / 844), (2560, 1440, true, 1440.0 / 844),
    ])
    func aFittedPictureIsInTheMiddle(width: Int, height: Int, enlarges: Bool, scale: Double) {
        let metrics = WindowMetrics(
            unitWidth: width, unitHeight: height, pixelWidth: width, pixelHeight: height,
            fitting: CGSize(width: 390, height: 844), enlarges: enlarges)
        #expect(metrics.size == CGSize(width: 390, height: 844) && metrics.scale == scale)
        let origin = metrics.point(unitX: Double(metrics.picture.minX), unitY: Double(metrics.picture.minY))
        #expect(abs(origin.x) < 1e-9 && abs(origin.y) < 1e-9)
        let middle = metrics.point(fractionX: 0.5, fractionY: 0.5)
        #expect(abs(middle.x - 195) < 1.5 && abs(middle.y - 422) < 1.5)
        #expect(abs(metrics.windowBounds.midX - 195) < 1.5 && metrics.hasMargin)
    }

    /// Every window that is made to fit its display is covered by its content: a dark line stood beside it.
    @Test(arguments: [(390, 844), (844, 390), (1280, 800), (780, 1688), (1024, 1366)])
    func nothingIsLeftBesideAFittedSize(width: Int, height: Int) {
        for displayHeight in 300...1000 {
            let size = DisplayArea(width: 1366, height: displayHeight, top: 25, left: 1, bottom: 5, right: 1)
                .fitted((width, height))
            let metrics = WindowMetrics(
                unitWidth: size.width, unitHeight: size.height, pixelWidth: size.width, pixelHeight: size.height,
                fitting: CGSize(width: width, height: height))
            #expect(!metrics.hasMargin, "\(displayHeight)")
            let excess = (
                metrics.size.width * metrics.scale - Double(size.width),
                metrics.size.height * metrics.scale - Double(size.height)
            )
            #expect((-1e-9..<1).contains(excess.0) && (-1e-9..<1).contains(excess.1), "\(displayHeight)")
        }
    }

    /// On 1366x768 the title bar of a phone was above the upper edge.
    @Test(
        arguments: [
            (390, 844, 337, 731, 514, 37), (1280, 960, 974, 731, 196, 37), (2000, 400, 1366, 273, 0, 266),
            (300, 300, 300, 300, 533, 252),
        ])
    func aWindowStandsOnItsDisplay(
        width: Int, height: Int, fittedWidth: Int, fittedHeight: Int, x: Int, y: Int
    ) {
        let area = DisplayArea(width: 1366, height: 768, top: 37)
        let fitted = area.fitted((width, height))
        #expect(fitted == (fittedWidth, fittedHeight))
        #expect(area.origin(of: fitted) == (x, y))
    }

    /// A frame of an earlier window, and whether the display at -1920, 0 shows it whole with a title bar of 37.
    @Test(
        arguments: [
            (WindowFrame(x: -1900, y: 40, width: 390, height: 844), true),
            (WindowFrame(x: -1900, y: 36, width: 390, height: 844), false),
            (WindowFrame(x: -300, y: 40, width: 390, height: 844), false),
            (WindowFrame(x: -1900, y: 40, width: 390, height: 1_100), false),
            (WindowFrame(x: .max, y: 40, width: 390, height: 844), false),
            (WindowFrame(x: .min, y: .min, width: .max, height: .max), false),
            (WindowFrame(x: -1900, y: 40, width: 0, height: -1), false),
            (WindowFrame(x: -1900, y: 40, width: 1, height: 1), false),
        ])
    func aFrameShowsWholeOrNot(frame: WindowFrame, isShown: Bool) {
        #expect(DisplayArea(x: -1920, width: 1920, height: 1080, top: 37).holds(frame) == isShown)
    }

    /// SDL's number, and what it was before it was cut off, times 1.001 where that is a whole number.
    @Test(arguments: [(0, 0), (60, 60), (75, 75), (-1, 0)]) func wholeRatesStay(truncated: Int, rate: Int) {
        #expect(NativeWindow.refreshRate(truncated: truncated) == Double(rate))
    }

    @Test(arguments: [(59, 60), (119, 120), (143, 144), (23, 24)])
    func broadcastRatesAreMended(truncated: Int, rate: Int) {
        #expect(NativeWindow.refreshRate(truncated: truncated) == Double(rate) / 1.001)
    }

    /// The picture has the room that panels leave, in the middle of that.
    @Test(arguments: [
        (690, 1084, PixelInsets(right: 300, bottom: 240), PixelRect(minX: 0, minY: 0, maxX: 390, maxY: 844), 1.0),
        (1690, 1084, PixelInsets(right: 300, bottom: 240), PixelRect(minX: 500, minY: 0, maxX: 890, maxY: 844), 1),
        (
            600, 722, PixelInsets(left: 10, top: 100, right: 100, bottom: 200),
            PixelRect(minX: 157, minY: 100, maxX: 352, maxY: 522), 0.5
        ),
        (400, 400, PixelInsets(right: 9_000, bottom: 9_000), PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1), 1.0 / 844),
        (
            400, 400, PixelInsets(left: 9_000, top: 9_000), PixelRect(minX: 399, minY: 399, maxX: 400, maxY: 400),
            1.0 / 844
        ),
    ])
    func panelsLeaveTheirRoom(width: Int, height: Int, insets: PixelInsets, picture: PixelRect, scale: Double) {
        let metrics = WindowMetrics(
            unitWidth: width, unitHeight: height, pixelWidth: width, pixelHeight: height,
            fitting: CGSize(width: 390, height: 844), enlarges: true, beside: insets)
        #expect(metrics.picture == picture && abs(metrics.scale - scale) < 1e-9)
        #expect(metrics.size == CGSize(width: 390, height: 844) && metrics.hasMargin)
        let corner = metrics.point(unitX: Double(picture.minX), unitY: Double(picture.minY))
        #expect(abs(corner.x) < 1e-6 && abs(corner.y) < 1e-6)
    }
}
