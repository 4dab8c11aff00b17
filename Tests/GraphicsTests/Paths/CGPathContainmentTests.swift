import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct CGPathContainmentTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    @Test func leftAndUpperEdgesAreInside() {
        #expect(square.contains(CGPoint(x: 5, y: 5)))
        #expect(square.contains(.zero))
        #expect(square.contains(CGPoint(x: 0, y: 9.999)) && square.contains(CGPoint(x: 9.999, y: 0)))
        #expect(!square.contains(CGPoint(x: 10, y: 5)) && !square.contains(CGPoint(x: 5, y: 10)))
        #expect(!square.contains(CGPoint(x: -0.001, y: 5)))
    }

    @Test func transformMovesThePathNotThePoint() {
        let t = CGAffineTransform(translationX: 100, y: 0)
        #expect(square.contains(CGPoint(x: 105, y: 5), using: .winding, transform: t))
        #expect(!square.contains(CGPoint(x: 5, y: 5), using: .winding, transform: t))
    }

    @Test func rulesDifferWhereAPathCoversItself() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        path.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        let middle = CGPoint(x: 15, y: 15)
        #expect(path.contains(middle, using: .winding))
        #expect(!path.contains(middle, using: .evenOdd))
        #expect(path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    }

    @Test func openSubpathsCountAsClosed() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
        #expect(path.contains(CGPoint(x: 2, y: 2)))
        #expect(!path.contains(CGPoint(x: 6, y: 6)))
    }

    @Test func circleAgreesWithItsEquation() {
        let circle = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        var numbers = RepeatableNumbers(seed: 7)
        for _ in 0..<2000 {
            let point = CGPoint(x: numbers.number(in: -110...110), y: numbers.number(in: -110...110))
            let distance = hypot(point.x, point.y)
            // The curves bulge out by up to 0.03 %.
            if abs(distance - 100) > 0.03 { #expect(circle.contains(point) == (distance < 100)) }
        }
    }

    /// A curve that crosses itself, against its own finely flattened outline.
    @Test func curvesAgreeWithTheirFlattenedOutline() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(
            to: CGPoint(x: 60, y: 10), control1: CGPoint(x: 140, y: 90), control2: CGPoint(x: -80, y: 90))
        path.addQuadCurve(to: CGPoint(x: 10, y: -30), control: CGPoint(x: 90, y: -50))
        let lines = CGMutablePath()
        for line in path.flattened(tolerance: 1e-5) {
            lines.addLines(between: Array(line.points))
            lines.closeSubpath()
        }
        var numbers = RepeatableNumbers(seed: 3)
        for _ in 0..<2000 {
            let point = CGPoint(x: numbers.number(in: -40...110), y: numbers.number(in: -50...80))
            for rule in [CGPathFillRule.winding, .evenOdd] {
                #expect(path.contains(point, using: rule) == lines.contains(point, using: rule), "\(point)")
            }
        }
    }

    @Test func unusablePointsAndMapsAreOutside() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(!circle.contains(CGPoint(x: CGFloat.nan, y: 5)))
        #expect(!circle.contains(CGPoint(x: CGFloat.infinity, y: 5)))
        let broken = CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        #expect(!circle.contains(CGPoint(x: 5, y: 5), using: .winding, transform: broken))
    }
}
