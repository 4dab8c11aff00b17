import Testing

@testable import ViewKit

@MainActor @Suite struct BezierPathTests {
    let host = TestHost()

    @Test func clockwiseIsAsOnTheScreen() {
        let quarter = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x - 10) < 1e-9 && abs(quarter.currentPoint.y - 15) < 1e-9)
        #expect(abs(quarter.bounds.width - 5) < 1e-6 && abs(quarter.bounds.minY - 10) < 1e-6)
        let outline = UIBezierPath(
            arcCenter: CGPoint(x: 10, y: 10), radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(outline.bounds.width - 10) < 0.01 && abs(outline.bounds.height - 10) < 0.01)
    }

    @Test func chosenCornersAreRound() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 4, height: 4))
        #expect(path.bounds == rect)
        #expect(!path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 19.5, y: 0.5)))
        #expect(path.contains(CGPoint(x: 0.5, y: 9.5)))
        #expect(!path.contains(CGPoint(x: 19.5, y: 9.5)))
        let all = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 4, height: 4))
        let plain = UIBezierPath(roundedRect: rect, cornerRadius: 4)
        for x in stride(from: 0.25, to: 20, by: 0.5) {
            for y in stride(from: 0.25, to: 10, by: 0.5) {
                #expect(all.contains(CGPoint(x: x, y: y)) == plain.contains(CGPoint(x: x, y: y)))
            }
        }
    }

    @Test func fillsStrokesAndClipsInTheCurrentContext() throws {
        let format = host.run { UIGraphicsImageRendererFormat() }
        format.scale = 1
        let image = host.run {
            UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
                UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 10)).addClip()
                UIColor.red.set()
                UIBezierPath(rect: CGRect(x: 2, y: 2, width: 8, height: 2)).fill()
                let line = UIBezierPath()
                line.move(to: CGPoint(x: 0, y: 7))
                line.addLine(to: CGPoint(x: 10, y: 7))
                line.lineWidth = 2
                line.stroke()
            }
        }
        let pixels = try #require(image.cgImage).pixels
        #expect(pixels[3, 3] == 0xFFFF_0000 && pixels[3, 6] == 0xFFFF_0000 && pixels[3, 7] == 0xFFFF_0000)
        #expect(pixels[6, 3] == 0 && pixels[6, 6] == 0 && pixels[1, 3] == 0)
    }

    @Test func linesMayBeDashed() throws {
        let line = UIBezierPath()
        line.move(to: CGPoint(x: 0, y: 1))
        line.addLine(to: CGPoint(x: 12, y: 1))
        line.lineWidth = 2
        line.setLineDash([4, 2], count: 2, phase: 1)
        let copy = try #require(line.copy() as? UIBezierPath)
        var lengths = [CGFloat](repeating: 0, count: 2)
        var count = 0
        var phase = CGFloat(0)
        copy.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [4, 2] && count == 2 && phase == 1)
        let format = host.run { UIGraphicsImageRendererFormat() }
        format.scale = 1
        let draw = { (path: UIBezierPath) in
            host.run {
                UIGraphicsImageRenderer(size: CGSize(width: 12, height: 2), format: format).image { _ in path.stroke() }
            }
        }
        let dashed = try #require(draw(copy).cgImage)
        #expect(dashed.pixels.row(0).map { $0 >> 24 == 255 ? "#" : "." }.joined() == "###..####..#")
        copy.setLineDash(nil, count: 0, phase: 0)
        let whole = try #require(draw(copy).cgImage)
        #expect(whole.pixels.row(0).allSatisfy { $0 >> 24 == 255 })
    }

    @Test func thePathGivenOutDoesNotChange() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
        let outline = path.cgPath
        let copy = path.copy() as? UIBezierPath
        path.addLine(to: CGPoint(x: 50, y: 50))
        path.apply(CGAffineTransform(translationX: 10, y: 0))
        #expect(outline.boundingBox == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(copy?.bounds == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(path.bounds.minX == 10)
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func reversedPathsTurnTheOtherWay() {
        let inner = UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 6, height: 6))
        inner.lineWidth = 3
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(inner.reversing())
        #expect(!path.contains(CGPoint(x: 5, y: 5)) && path.contains(CGPoint(x: 0.5, y: 0.5)))
        #expect(inner.reversing().lineWidth == 3 && inner.reversing().bounds == inner.bounds)
        #expect(UIBezierPath().reversing().isEmpty)
    }

    @Test func reversedPathsHaveTheSameStepsBackwards() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 0))
        path.addCurve(
            to: CGPoint(x: 4, y: 0), controlPoint1: CGPoint(x: 2, y: 1), controlPoint2: CGPoint(x: 3, y: 1))
        path.move(to: CGPoint(x: 9, y: 9))
        path.addLine(to: CGPoint(x: 8, y: 9))
        path.addLine(to: CGPoint(x: 8, y: 8))
        path.close()
        let back = path.reversing()
        #expect(
            back.cgPath.elements == [
                .move(CGPoint(x: 9, y: 9)), .line(CGPoint(x: 8, y: 8)), .line(CGPoint(x: 8, y: 9)), .close,
                .move(CGPoint(x: 4, y: 0)),
                .curve(control1: CGPoint(x: 3, y: 1), control2: CGPoint(x: 2, y: 1), end: CGPoint(x: 1, y: 0)),
                .line(CGPoint(x: 0, y: 0)),
            ])
        #expect(back.reversing().cgPath == path.reversing().reversing().cgPath)
        #expect(back.currentPoint == .zero)
    }

    @Test func evenOddLeavesHoles() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
        #expect(path.contains(CGPoint(x: 5, y: 5)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 5, y: 5)))
    }

    @Test func imageContextsNest() {
        host.run {
            UIGraphicsBeginImageContextWithOptions(CGSize(width: 2, height: 2), true, 3)
            UIGraphicsBeginImageContext(CGSize(width: CGFloat.nan, height: 2))
            #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
            UIGraphicsEndImageContext()
            let image = UIGraphicsGetImageFromCurrentImageContext()
            #expect(image?.size == CGSize(width: 2, height: 2))
            #expect(image?.cgImage?.width == 6)
            #expect(image?.cgImage?.pixels[0, 0] == 0xFF00_0000)
            UIGraphicsEndImageContext()
            UIGraphicsEndImageContext()
            #expect(UIGraphicsGetCurrentContext() == nil)
        }
    }
}
