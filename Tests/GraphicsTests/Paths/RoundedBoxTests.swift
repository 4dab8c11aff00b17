import Foundation
import Graphics
import TestSupport
import Testing

/// Paths that are boxes are known as such, and no others.
@Suite struct RoundedBoxTests {
    @Test func boxesAreFoundAgain() throws {
        var numbers = RepeatableNumbers(seed: 3)
        for _ in 0..<500 {
            let rect = CGRect(
                x: numbers.number(in: -500...500), y: numbers.number(in: -500...500),
                width: numbers.number(in: 1...900),
                height: numbers.number(in: 1...900))
            let sharp = try #require(CGPath(rect: rect, transform: nil).roundedBox)
            #expect(sharp.radius == 0 && isAlmost(sharp.rect, rect))
            let radius = numbers.number(in: 0.01...0.5) * min(rect.width, rect.height)
            let path = CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
            let round = try #require(path.roundedBox)
            #expect(abs(round.radius - radius) < 1e-9 && isAlmost(round.rect, rect))
        }
    }

    private func isAlmost(_ a: CGRect, _ b: CGRect) -> Bool {
        [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy { abs($0) < 1e-9 }
    }

    @Test func mirroredRectanglesAreBoxesToo() {
        var flip = CGAffineTransform(a: 0, b: 2, c: -1, d: 0, tx: 5, ty: 0)
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: &flip)
        #expect(path.roundedBox?.rect == CGRect(x: -1, y: 2, width: 4, height: 6))
    }

    @Test func otherPathsAreNone() {
        let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
        var turn = CGAffineTransform(rotationAngle: 0.3)
        let two = CGMutablePath()
        two.addRect(rect)
        two.addRect(rect)
        let curved = CGMutablePath()
        curved.move(to: .zero)
        curved.addQuadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 0))
        curved.addLine(to: CGPoint(x: 10, y: 10))
        curved.addLine(to: CGPoint(x: 0, y: 10))
        curved.closeSubpath()
        let tail = CGMutablePath()
        tail.addRoundedRect(in: rect, cornerWidth: 8, cornerHeight: 8)
        tail.addLine(to: CGPoint(x: 60, y: 100))
        let paths: [CGPath] = [
            CGMutablePath(), two, curved, tail, CGPath(rect: rect, transform: &turn),
            CGPath(rect: .zero, transform: nil),
            CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 9, transform: nil),
            CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: &turn),
            CGPath(ellipseIn: rect, transform: nil), moved(rect, 2, 1), moved(rect, 4, -1), moved(rect, 7, 1),
        ]
        for (index, path) in paths.enumerated() { #expect(path.roundedBox == nil, "\(index)") }
    }

    /// A rounded rectangle of which one step ends elsewhere.
    private func moved(_ rect: CGRect, _ index: Int, _ distance: CGFloat) -> CGPath {
        let path = CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)
        var elements = path.elements
        switch elements[index] {
        case .line(let end): elements[index] = .line(CGPoint(x: end.x + distance, y: end.y))
        case .curve(let a, let b, let end):
            elements[index] = .curve(control1: CGPoint(x: a.x + distance, y: a.y), control2: b, end: end)
        default: break
        }
        return CGPath(elements: elements)
    }
}
