import Foundation
import Graphics
import Testing

@Suite struct CGAffineTransformTests {
    private let samples = [
        CGAffineTransform.identity, CGAffineTransform(translationX: 3, y: -4), CGAffineTransform(scaleX: 2, y: -0.5),
        CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(1, 2, -3, 5, 7, 11),
    ]
    private let points = [CGPoint.zero, CGPoint(x: 1, y: 0), CGPoint(x: -3.5, y: 8)]

    @Test func concatenationAppliesTheFirstMapFirst() {
        for s in samples {
            for t in samples {
                for p in points {
                    let together = p.applying(s.concatenating(t))
                    let oneByOne = p.applying(s).applying(t)
                    #expect(together.distance(to: oneByOne) < 1e-12)
                }
            }
        }
    }

    @Test func inverseUndoes() {
        for t in samples {
            for p in points { #expect(p.applying(t).applying(t.inverted()).distance(to: p) < 1e-12) }
        }
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
    }

    @Test func modifiersApplyBeforeTheMapTheyModify() {
        let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 10)
        #expect(CGPoint.zero.applying(t) == CGPoint(x: 20, y: 30))
        let turned = CGAffineTransform(translationX: 5, y: 0).rotated(by: .pi / 2)
        #expect(CGPoint(x: 1, y: 0).applying(turned).distance(to: CGPoint(x: 5, y: 1)) < 1e-12)
        #expect(CGSize(width: 4, height: 6).applying(t) == CGSize(width: 8, height: 18))
    }

    @Test func rectanglesBecomeTheBoxAroundTheirCorners() {
        let box = CGRect(x: -50, y: -50, width: 100, height: 100).applying(CGAffineTransform(rotationAngle: .pi / 4))
        #expect(abs(box.minX + 70.7107) < 1e-4 && abs(box.width - 141.4214) < 1e-4)
        #expect(CGRect.null.applying(samples[4]).isNull)
        #expect(CGRect.infinite.applying(samples[4]) == .infinite)
    }
}

extension CGPoint {
    func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
