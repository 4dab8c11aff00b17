import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct CGPathFlatteningTests {
    @Test(arguments: [1, 0.125, 0.01]) func linesStayWithinTheTolerance(_ tolerance: Double) {
        var numbers = RepeatableNumbers(seed: 11)
        for _ in 0..<50 {
            let p = (0..<4).map { _ in CGPoint(x: numbers.number(in: 0...300), y: numbers.number(in: 0...300)) }
            for curve in [CGPath.Segment.curve(p[0], p[1], p[2], p[3]), .quadCurve(p[0], p[1], p[2])] {
                var lines: [(CGPoint, CGPoint)] = []
                curve.flatten(tolerance: tolerance) { lines.append(($0, $1)) }
                for step in 0...500 {
                    let point = curve.point(at: CGFloat(step) / 500)
                    let nearest = lines.map { point.distance(toLineFrom: $0.0, to: $0.1) }.min() ?? .infinity
                    #expect(nearest <= tolerance)
                }
            }
        }
    }

    @Test func linesJoinAndCloseEverySubpath() {
        let path = CGMutablePath()
        path.addEllipse(in: CGRect(x: 0, y: 0, width: 50, height: 20))
        path.addLines(between: [CGPoint(x: 60, y: 0), CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 30)])
        var sum = CGVector.zero
        var count = 0
        path.forEachLine { from, to in
            sum = CGVector(dx: sum.dx + to.x - from.x, dy: sum.dy + to.y - from.y)
            count += 1
        }
        #expect(hypot(sum.dx, sum.dy) < 1e-9, "closed outlines lead back to where they started")
        #expect(count > 10)
    }

    @Test func toleranceIsThatOfTheTransformedSpace() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        func count(_ scale: CGFloat) -> Int {
            var count = 0
            path.forEachLine(transform: CGAffineTransform(scaleX: scale, y: scale)) { _, _ in count += 1 }
            return count
        }
        #expect(count(100) > 4 * count(1))
    }

    @Test func hugeCurvesStayFinite() {
        let path = CGPath(ellipseIn: CGRect(x: -1e300, y: -1e300, width: 1e300, height: 1e300), transform: nil)
        var count = 0
        path.forEachLine { _, _ in count += 1 }
        #expect(count <= 4 * 1024 + 1)
        path.forEachLine(tolerance: 0) { _, _ in }
        path.forEachLine(tolerance: .nan) { _, _ in }
    }
}

extension CGPoint {
    fileprivate func distance(toLineFrom a: CGPoint, to b: CGPoint) -> CGFloat {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = dx * dx + dy * dy
        let t = length > 0 ? max(0, min(1, ((x - a.x) * dx + (y - a.y) * dy) / length)) : 0
        return distance(to: CGPoint(x: a.x + t * dx, y: a.y + t * dy))
    }
}
