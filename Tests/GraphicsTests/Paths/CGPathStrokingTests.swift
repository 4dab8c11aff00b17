import Foundation
import Graphics
import Testing

/// The outlines of lines, and their dashes.
struct CGPathStrokingTests {
    private let corner = CGMutablePath()

    init() {
        corner.move(to: CGPoint(x: 10, y: 10))
        corner.addLine(to: CGPoint(x: 50, y: 10))
        corner.addLine(to: CGPoint(x: 50, y: 40))
    }

    private func stroked(
        _ path: CGPath, _ width: CGFloat = 8, cap: CGLineCap = .butt, join: CGLineJoin = .miter, limit: CGFloat = 10
    ) -> CGPath { path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit) }

    private func contains(_ path: CGPath, _ x: CGFloat, _ y: CGFloat) -> Bool { path.contains(CGPoint(x: x, y: y)) }

    @Test func cornersAreAsTheJoinSays() {
        let tip = (53.5, 6.5)
        #expect(contains(stroked(corner), tip.0, tip.1))
        #expect(
            !contains(stroked(corner, limit: 1), tip.0, tip.1) && !contains(stroked(corner, join: .round), tip.0, tip.1)
        )
        #expect(
            contains(stroked(corner, join: .round), 52.5, 7.5) && !contains(stroked(corner, join: .bevel), 52.5, 7.5))
        #expect(
            contains(stroked(corner, join: .bevel), 51, 9), "whatever the join, the inside of the corner is covered")
    }

    @Test func endsAreAsTheCapSays() {
        #expect(contains(stroked(corner), 10.5, 13.5) && !contains(stroked(corner), 9, 10))
        #expect(contains(stroked(corner, cap: .square), 6.5, 6.5) && !contains(stroked(corner, cap: .round), 6.5, 6.5))
        #expect(contains(stroked(corner, cap: .round), 6.5, 10) && !contains(stroked(corner, cap: .round), 5.5, 10))
    }

    @Test func aClosedLineHasAHole() {
        let ring = stroked(CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 40, height: 40), transform: nil), 6)
        #expect(contains(ring, 12, 30) && contains(ring, 8, 30) && !contains(ring, 30, 30) && !contains(ring, 14, 30))
        #expect(abs(ring.boundingBoxOfPath.minX - 7) < 0.05 && abs(ring.boundingBoxOfPath.maxY - 53) < 0.05)
    }

    /// With round ends and corners a line covers what is no farther from it than half its width.
    @Test func aRoundLineCoversWhatIsNear() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 20, y: 60))
        path.addCurve(to: CGPoint(x: 80, y: 40), control1: CGPoint(x: 20, y: -40), control2: CGPoint(x: 60, y: 120))
        path.addLine(to: CGPoint(x: 30, y: 45))
        let outline = stroked(path, 12, cap: .round, join: .round)
        let lines = path.flattened(tolerance: 0.01)[0].points
        var wrong = 0
        for x in stride(from: 0.5, to: 100, by: 1) {
            for y in stride(from: 0.5, to: 100, by: 1) {
                let distance = zip(lines, lines.dropFirst()).map { Self.distance(x, y, $0, $1) }.min() ?? .infinity
                if abs(distance - 6) > 0.1, contains(outline, x, y) != (distance < 6) { wrong += 1 }
            }
        }
        #expect(wrong == 0)
    }

    private static func distance(_ x: CGFloat, _ y: CGFloat, _ a: CGPoint, _ b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let share = max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / max(dx * dx + dy * dy, 1e-12)))
        return hypot(x - a.x - share * dx, y - a.y - share * dy)
    }

    @Test func dashesAreSubpaths() {
        let dashes = corner.copy(dashingWithPhase: 5, lengths: [10, 10])
        #expect(dashes.flattened().map { $0.points[0].x } == [10, 25, 45, 50])
        #expect(corner.copy(dashingWithPhase: 0, lengths: []) == corner)
        let moved = corner.copy(
            dashingWithPhase: 0, lengths: [10, 1000], transform: CGAffineTransform(scaleX: 2, y: 2))
        #expect(moved.boundingBoxOfPath == CGRect(x: 20, y: 20, width: 10, height: 0))
    }

    @Test(arguments: [0, -1, .nan, .infinity] as [CGFloat]) func noWidthIsNoLine(width: CGFloat) {
        #expect(stroked(corner, width).isEmpty)
    }

    @Test func pointsShowTheirEndsOnly() {
        let dot = CGMutablePath()
        dot.move(to: CGPoint(x: 5, y: 5))
        dot.addLine(to: CGPoint(x: 5, y: 5))
        #expect(
            stroked(dot).isEmpty && contains(stroked(dot, cap: .round), 2, 5)
                && contains(stroked(dot, cap: .square), 2, 2))
        let bad = CGMutablePath()
        bad.move(to: .zero)
        bad.addLine(to: CGPoint(x: CGFloat.nan, y: 1))
        #expect(stroked(bad).isEmpty)
    }
}
