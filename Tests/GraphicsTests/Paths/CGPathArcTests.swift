import Foundation
import Graphics
import Testing

@Suite struct CGPathArcTests {
    private func arc(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test func angleGrowsUnlessClockwise() {
        let quarter = arc(from: 0, to: .pi / 2, clockwise: false)
        #expect(quarter.elements.count == 2)
        #expect(quarter.currentPoint.distance(to: CGPoint(x: 0, y: 10)) < 1e-12)
        #expect(quarter.boundingBoxOfPath.minX > -1e-9)
        let rest = arc(from: 0, to: .pi / 2, clockwise: true)
        #expect(rest.elements.count == 4)
        #expect(rest.boundingBoxOfPath.minX < -9.99)
    }

    @Test func anglesAreTakenModuloATurnUpToOne() {
        #expect(arc(from: 0, to: 2 * .pi, clockwise: false).elements.count == 5)
        #expect(arc(from: 0, to: 7 * .pi, clockwise: false).elements.count == 5)
        #expect(arc(from: 0, to: 2 * .pi, clockwise: true).elements.count == 1, "the end is where it starts")
        #expect(arc(from: 1, to: 1, clockwise: false).elements.count == 1)
        #expect(arc(from: 0, to: -.pi / 2, clockwise: false).elements.count == 4, "three quarters")
    }

    @Test(arguments: [0.1, 1, Double.pi / 2, 2.5, 2 * Double.pi]) func arcsStayOnTheirCircle(_ delta: Double) {
        let path = CGMutablePath()
        path.addRelativeArc(center: CGPoint(x: 3, y: 4), radius: 100, startAngle: 0.3, delta: delta)
        for line in path.flattened(tolerance: 0.001) {
            for point in line.points { #expect(abs(point.distance(to: CGPoint(x: 3, y: 4)) - 100) < 0.03) }
        }
        let end = CGPoint(x: 3 + 100 * cos(0.3 + delta), y: 4 + 100 * sin(0.3 + delta))
        #expect(path.currentPoint.distance(to: end) < 1e-9)
    }

    @Test func arcIsJoinedToTheCurrentPoint() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 50, y: 0))
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: .pi)
        #expect(path.elements[1] == .line(CGPoint(x: 10, y: 0)))
    }

    @Test func tangentArcRoundsACorner() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(path.elements.count == 3)
        guard case .line(let touch) = path.elements[1] else {
            Issue.record("\(path.elements[1])")
            return
        }
        #expect(touch.distance(to: CGPoint(x: 80, y: 0)) < 1e-9)
        #expect(path.currentPoint.distance(to: CGPoint(x: 100, y: 20)) < 1e-9)
        let left = CGMutablePath()
        left.move(to: .zero)
        left.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 50, y: -80), radius: 10)
        #expect(left.boundingBoxOfPath.maxX < 100 && left.currentPoint.y < 0)
    }

    @Test func noCornerGivesALine() {
        for (corner, end, radius) in [
            (CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 0), CGFloat(5)), (CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 9), 0),
            (CGPoint.zero, CGPoint(x: 10, y: 9), 5),
        ] {
            let path = CGMutablePath()
            path.move(to: .zero)
            path.addArc(tangent1End: corner, tangent2End: end, radius: radius)
            #expect(path.elements == [.move(.zero), .line(corner)])
        }
    }

    @Test func roundedRectangleFillsItsRectangle() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        let path = CGPath(roundedRect: rect, cornerWidth: 20, cornerHeight: 10, transform: nil)
        #expect(path.boundingBox == rect && path.boundingBoxOfPath == rect)
        #expect(path.contains(CGPoint(x: 60, y: 21)) && !path.contains(CGPoint(x: 12, y: 21)))
        let pill = CGPath(roundedRect: rect, cornerWidth: 500, cornerHeight: 500, transform: nil)
        #expect(pill.boundingBox == rect)
        let sharp = CGPath(roundedRect: rect, cornerWidth: -1, cornerHeight: 5, transform: nil)
        #expect(sharp == CGPath(rect: rect, transform: nil))
    }
}
