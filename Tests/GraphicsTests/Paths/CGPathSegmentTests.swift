import Foundation
import Testing

@testable import Graphics

struct CGPathSegmentTests {
    private static func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    /// An open corner, a closed triangle that goes on, and a triangle that ends where it began.
    private static let path = CGPath(elements: [
        .move(point(0, 0)), .line(point(4, 0)), .line(point(4, 4)),
        .move(point(10, 0)), .line(point(14, 0)), .line(point(14, 4)), .close, .line(point(10, 9)),
        .move(point(20, 0)), .line(point(24, 0)), .line(point(20, 0)), .close,
    ])

    private func lines(closeAll: Bool) -> [CGPath.Segment] {
        var lines: [CGPath.Segment] = []
        Self.path.forEachSegment(closeAll: closeAll) { lines.append($0) }
        return lines
    }

    @Test func fillingClosesEverySubpath() {
        let added: [CGPath.Segment] = [
            .line(Self.point(4, 4), Self.point(0, 0)), .line(Self.point(10, 9), Self.point(10, 0)),
        ]
        let all = lines(closeAll: true)
        #expect(all.count == 10 && added.allSatisfy(all.contains))
        #expect(all.filter { !added.contains($0) } == lines(closeAll: false))
    }

    @Test func aLineClosesOnlyWhatSaysSo() {
        let drawn = lines(closeAll: false)
        #expect(drawn.map(\.start.x) == [0, 4, 10, 14, 14, 10, 20, 24])
        #expect(drawn.map(\.end.x) == [4, 4, 14, 14, 10, 10, 24, 20])
    }

    private func angle(_ segment: CGPath.Segment, _ t: Double) -> Double {
        let direction = segment.direction(at: t)
        return atan2(direction.y, direction.x) * 180 / .pi
    }

    @Test func theDirectionIsThatOfTheTangent() {
        #expect(angle(.line(.zero, Self.point(0, 3)), 0.3) == 90)
        let arch = CGPath.Segment.quadCurve(.zero, Self.point(1, 1), Self.point(2, 0))
        #expect([0, 0.5, 1].map { angle(arch, $0).rounded() } == [45, 0, -45])
        let wave = CGPath.Segment.curve(.zero, Self.point(0, 3), Self.point(3, 0), Self.point(3, 3))
        #expect([0, 1].map { angle(wave, $0).rounded() } == [90, 90])
    }

    /// A curve has a direction also at an end whose two points coincide; a point has none.
    @Test func whereItStandsStillItIsThatOfItsSurroundings() {
        let slow = CGPath.Segment.curve(.zero, .zero, Self.point(4, 4), Self.point(4, 4))
        #expect([0, 0.5, 1].allSatisfy { abs(angle(slow, $0) - 45) < 0.1 })
        #expect(CGPath.Segment.line(.zero, .zero).direction(at: 0.5) == .zero)
    }
}
