import Foundation
import Graphics
import TestSupport
import Testing

@Suite struct CGPathTests {
    private let square = CGRect(x: 10, y: 20, width: 30, height: 40)

    @Test func rectangleGoesAroundFromItsOrigin() {
        let path = CGPath(rect: square, transform: nil)
        #expect(
            path.elements == [
                .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 40, y: 20)), .line(CGPoint(x: 40, y: 60)),
                .line(CGPoint(x: 10, y: 60)), .close,
            ])
        #expect(path.currentPoint == CGPoint(x: 10, y: 20))
    }

    @Test func transformsApplyWhileBuilding() {
        var t = CGAffineTransform(translationX: 100, y: 0)
        #expect(CGPath(rect: square, transform: &t).boundingBox == square.offsetBy(dx: 100, dy: 0))
        #expect(CGPath(rect: square, transform: nil).copy(using: &t) == CGPath(rect: square, transform: &t))
    }

    @Test func stepsAreShownInOrder() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.addCurve(
            to: CGPoint(x: 11, y: 12), control1: CGPoint(x: 7, y: 8), control2: CGPoint(x: 9, y: 10))
        path.closeSubpath()
        var log: [String] = []
        path.applyWithBlock { element in
            let counts: [CGPathElementType: Int] = [.moveToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3]
            let points = (0..<(counts[element.pointee.type] ?? 0)).map { element.pointee.points[$0] }
            log.append("\(element.pointee.type) " + points.map { "\(Int($0.x)),\(Int($0.y))" }.joined(separator: " "))
        }
        #expect(
            log == [
                "moveToPoint 1,2", "addQuadCurveToPoint 3,4 5,6", "addCurveToPoint 7,8 9,10 11,12", "closeSubpath ",
            ])
    }

    @Test func copiesAreEqualAndApart() throws {
        let path = CGPath(ellipseIn: square, transform: nil)
        let copy = try #require(path.mutableCopy())
        #expect(copy == path && copy.hashValue == path.hashValue)
        copy.addLine(to: .zero)
        #expect(copy != path)
        let frozen = try #require(copy.copy())
        copy.addLine(to: CGPoint(x: 1, y: 1))
        #expect(frozen != copy)
        #expect(!(frozen is CGMutablePath))
    }

    @Test func lineAfterCloseStartsWhereTheSubpathDid() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: -5, y: 1))
        #expect(
            path.flattened().map(\.points) == [
                [CGPoint(x: 1, y: 1), CGPoint(x: 9, y: 1), CGPoint(x: 9, y: 9)],
                [CGPoint(x: 1, y: 1), CGPoint(x: -5, y: 1)],
            ])
        #expect(path.flattened().map(\.isClosed) == [true, false])
    }

    @Test func boundsOfCurvesAreTight() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
        let circle = CGPath(ellipseIn: CGRect(x: -50, y: -50, width: 100, height: 100), transform: nil)
        var turn = CGAffineTransform(rotationAngle: 0.4)
        let turned = circle.copy(using: &turn)?.boundingBoxOfPath ?? .null
        #expect(abs(turned.width - 100) < 0.06 && abs(turned.midX) < 1e-9)
    }

    @Test(arguments: 0..<40) func boundsHoldEveryPointOfACurve(_ seed: Int) {
        var numbers = RepeatableNumbers(seed: UInt64(seed))
        let p = (0..<4).map { _ in CGPoint(x: numbers.number(in: -100...100), y: numbers.number(in: -100...100)) }
        let path = CGMutablePath()
        path.move(to: p[0])
        path.addCurve(to: p[3], control1: p[1], control2: p[2])
        let segment = CGPath.Segment.curve(p[0], p[1], p[2], p[3])
        let samples = (0...2000).map { segment.point(at: CGFloat($0) / 2000) }
        let box = path.boundingBoxOfPath
        let sampled = CGRect(enclosing: samples)
        #expect(box.covers(sampled))
        #expect(box.width - sampled.width < 0.01 && box.height - sampled.height < 0.01)
        #expect(path.boundingBox.covers(box))
    }

    @Test func emptyPathHasNoBounds() {
        let path = CGMutablePath()
        #expect(path.isEmpty && path.boundingBox.isNull && path.boundingBoxOfPath.isNull)
        #expect(path.currentPoint == .zero && !path.contains(.zero) && path.flattened().isEmpty)
    }

    @Test func unusableStepsAreLeftOut() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.closeSubpath()
        path.addQuadCurve(to: .zero, control: .zero)
        #expect(path.isEmpty, "a step without a current point")
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addRect(.null)
        path.addRect(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
        path.addEllipse(in: .infinite)
        path.addRoundedRect(in: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), cornerWidth: 1, cornerHeight: 1)
        path.addRelativeArc(center: .zero, radius: .infinity, startAngle: 0, delta: 1)
        path.addArc(center: .zero, radius: 1, startAngle: .nan, endAngle: 1, clockwise: false)
        #expect(path.isEmpty, "a step with a point that is not finite")
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 0))
        #expect(path.elements == [.move(.zero)])
    }
}

extension CGRect {
    /// Whether `other` lies within, give or take a rounding; Foundation's `contains` compares unions exactly.
    func covers(_ other: CGRect) -> Bool {
        minX <= other.minX + 1e-9 && minY <= other.minY + 1e-9 && maxX >= other.maxX - 1e-9 && maxY >= other.maxY - 1e-9
    }
}
