import Foundation
import TestSupport
import Testing

@testable import ViewKit

/// The pure part of a zoom: its ends, what is between them, and the card under fingers.
@MainActor @Suite struct ZoomResponseTests {
    private static let page = CGRect(x: 0, y: 0, width: 390, height: 844)
    private static let source = CGRect(x: 20, y: 100, width: 100, height: 100)

    /// The scales that were read off recordings of iOS, where the finger's travel counts from the begin of the gesture.
    @Test func theScaleFollowsTheTable() throws {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "ZoomResponse.tsv")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        for row in rows {
            let numbers = row.split(separator: "\t").dropFirst().compactMap { Double($0) }
            try #require(numbers.count == 3)
            #expect(abs(ZoomResponse.scale(travel: numbers[0]) - numbers[1]) <= numbers[2], "\(row)")
        }
        #expect(rows.count > 5)
    }

    @Test func theScaleFallsWithoutAStepAndStaysAboveItsFloor() {
        var former = ZoomResponse.scale(travel: 0)
        for step in 1...4000 {
            let scale = ZoomResponse.scale(travel: Double(step) / 1000)
            #expect(scale <= former && former - scale < 0.001 && scale > 0.37)
            former = scale
        }
    }

    @Test(arguments: [(50.0, 26.0), (195, 85), (-195, -85), (0, 0)])
    func theCardGoesAcrossLessThanTheFinger(_ distance: Double, expected: Double) {
        #expect(abs(ZoomResponse.across(distance, length: 390) - expected) < 2)
    }

    @Test(arguments: [
        (ZoomResponse.Gesture.pan, 0.914, false), (.pan, 0.900, true), (.swipe, 0.71, false), (.swipe, 0.69, true),
        (.pinch, 0.515, false), (.pinch, 0.494, true),
    ])
    func aCardAtRestGoesAwayBelowItsThreshold(_ gesture: ZoomResponse.Gesture, scale: Double, goes: Bool) {
        #expect(ZoomResponse.dismisses(gesture, scale: scale, rate: 0) == goes)
    }

    @Test func aFlickDecides() {
        #expect(ZoomResponse.dismisses(.pan, scale: 0.98, rate: -2))
        #expect(!ZoomResponse.dismisses(.pan, scale: 0.8, rate: 2))
    }

    @Test func bothEndsAreExact() {
        let geometry = ZoomGeometry(page: Self.page, source: Self.source)
        let closed = geometry.sourceLayout
        let open = geometry.pageLayout
        #expect(closed.frame == Self.source && closed.source == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(open.frame == Self.page && open.page == Self.page && open.sourceAlpha == 0)
        #expect(closed.interpolated(to: open, at: 0, fade: ZoomGeometry.fade) == closed)
        #expect(closed.interpolated(to: open, at: 1, fade: ZoomGeometry.fade) == open)
        // The part of the page over the source has its proportions, and covers it.
        #expect(geometry.alignment == CGRect(x: 0, y: 227, width: 390, height: 390))
        #expect(abs(closed.page.minY + 227 * 100 / 390) < 1e-9 && abs(closed.page.minX) < 1e-9)
    }

    @Test func anAlignmentLiesOverTheSource() {
        let alignment = CGRect(x: 95, y: 60, width: 200, height: 200)
        let closed = ZoomGeometry(page: Self.page, source: Self.source, alignment: alignment).sourceLayout
        #expect(closed.page == CGRect(x: -47.5, y: -30, width: 195, height: 422))
    }

    @Test(arguments: [CGRect.null, .zero, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)])
    func aRectangleThatIsNoneCountsAsNone(_ rect: CGRect) {
        let plain = ZoomGeometry(page: Self.page, source: Self.source)
        #expect(ZoomGeometry(page: Self.page, source: Self.source, alignment: rect) == plain)
        let without = ZoomGeometry(page: Self.page, source: rect)
        #expect(!without.hasSource && without == ZoomGeometry(page: Self.page, source: nil))
        #expect(abs(without.source.midX - Self.page.midX) < 1e-9 && without.sourceLayout.sourceAlpha == 0)
    }

    /// The point of the card under two fingers stays under them, however they turn it and where they take it.
    @Test func aPinchKeepsItsPoint() {
        var random = RepeatableNumbers(seed: 7)
        let card = ZoomGeometry(page: Self.page, source: Self.source).pageLayout
        for _ in 0..<200 {
            let start = SIMD2(random.number(in: 0...390), random.number(in: 0...844))
            let travel = SIMD2(random.number(in: -100...100), random.number(in: -100...100))
            let spread = random.number(in: 0.3...1)
            let turn = random.number(in: -2...2)
            let layout = ZoomResponse.layout(of: card, pinchedBy: spread, turn: turn, from: start, by: travel)
            let arm = (start - card.center) * spread
            let place =
                SIMD2(
                    arm.x * cos(turn) - arm.y * sin(turn), arm.x * sin(turn) + arm.y * cos(turn)) + layout.center
            let error = place - (start + travel)
            #expect(abs(error.x) < 1e-9 && abs(error.y) < 1e-9)
        }
    }
}

extension ZoomLayout {
    fileprivate var frame: CGRect {
        CGRect(x: center.x - size.x / 2, y: center.y - size.y / 2, width: size.x, height: size.y)
    }
}
