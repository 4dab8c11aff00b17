import Foundation
import Graphics
import Testing

@Suite struct CATransform3DTests {
    private let translation = CATransform3DMakeTranslation(10, 0, 0)
    private let double = CATransform3DMakeScale(2, 2, 2)

    @Test func concatenationAppliesTheFirstMapFirst() {
        #expect(CATransform3DConcat(translation, double).m41 == 20)
        #expect(CATransform3DConcat(double, translation).m41 == 10)
    }

    @Test func modifiersApplyBeforeTheMapTheyModify() {
        #expect(CATransform3DTranslate(double, 10, 0, 0).m41 == 20)
        #expect(CATransform3DScale(translation, 2, 2, 2).m41 == 10)
        let turn = CATransform3DMakeRotation(0.3, 1, 2, 3)
        #expect(CATransform3DRotate(translation, 0.3, 1, 2, 3) == CATransform3DConcat(turn, translation))
    }

    @Test func inverseOfADoublingHalves() {
        let half = CATransform3DInvert(double)
        #expect([half.m11, half.m22, half.m33, half.m44] == [0.5, 0.5, 0.5, 1])
    }

    @Test func rotationAboutZTurnsXTowardsY() {
        let t = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
        #expect(abs(t.m11 - cos(.pi / 6)) < 1e-15)
        #expect(abs(t.m12 - 0.5) < 1e-15)
        #expect(abs(t.m21 + 0.5) < 1e-15)
        #expect(t.m33 == 1)
    }

    /// Affine, perspective and scaled maps that are far from special.
    private static let samples: [CATransform3D] = {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 500
        return [
            CATransform3DMakeRotation(1.1, 1, -2, 0.5),
            CATransform3DTranslate(CATransform3DMakeScale(2, -3, 0.25), 5, 7, -11),
            CATransform3DRotate(perspective, 0.7, 0, 1, 0),
            CATransform3DConcat(
                CATransform3DMakeTranslation(-30, 12, 4), CATransform3DRotate(perspective, -2, 1, 1, 0)),
        ]
    }()

    @Test(arguments: samples.indices) func inverseUndoes(_ index: Int) {
        let t = Self.samples[index]
        for product in [CATransform3DConcat(t, CATransform3DInvert(t)), CATransform3DConcat(CATransform3DInvert(t), t)]
        {
            #expect(product.distance(to: CATransform3DIdentity) < 1e-12)
        }
    }

    @Test func concatenationIsAssociative() {
        for a in Self.samples {
            for b in Self.samples {
                for c in Self.samples {
                    let left = CATransform3DConcat(CATransform3DConcat(a, b), c)
                    let right = CATransform3DConcat(a, CATransform3DConcat(b, c))
                    #expect(left.distance(to: right) < 1e-9)
                }
            }
        }
    }

    @Test func rotationKeepsItsAxisAndIgnoresTheAxisLength() {
        let t = CATransform3DMakeRotation(2.2, 3, -1, 2)
        let axis = SIMD4<Double>(3, -1, 2, 0)
        #expect((t.applied(to: axis) - axis).max() < 1e-15 * 8)
        #expect(t.distance(to: CATransform3DMakeRotation(2.2, 300, -100, 200)) < 1e-15)
    }

    @Test func axisWithoutDirectionTurnsNothing() {
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .infinity, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 1)))
    }

    @Test func mapWithoutInverseIsItsOwn() {
        let flat = CATransform3DMakeScale(1, 0, 1)
        #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
        let overflowing = CATransform3DMakeScale(1e200, 1e200, 1e200)
        #expect(CATransform3DInvert(overflowing) == overflowing)
    }

    @Test func affineMapsGoToThreeDimensionsAndBack() {
        let affine = CGAffineTransform(1, 2, 3, 5, 7, 11)
        let t = CATransform3DMakeAffineTransform(affine)
        #expect(CATransform3DIsAffine(t))
        #expect(CATransform3DGetAffineTransform(t) == affine)
        #expect(
            CATransform3DConcat(t, t) == CATransform3DMakeAffineTransform(affine.concatenating(affine)))
    }

    @Test func depthAndPerspectiveAreNotAffine() {
        var perspective = CATransform3DIdentity
        perspective.m34 = -0.002
        let maps = [
            CATransform3DMakeScale(1, 1, 2), CATransform3DMakeRotation(0.1, 1, 0, 0),
            CATransform3DMakeTranslation(0, 0, 1), perspective,
        ]
        for t in maps {
            #expect(!CATransform3DIsAffine(t))
            #expect(CATransform3DGetAffineTransform(t) == .identity)
        }
    }
}

extension CATransform3D {
    /// The largest difference of two entries.
    func distance(to other: CATransform3D) -> Double {
        let rows = [row1 - other.row1, row2 - other.row2, row3 - other.row3, row4 - other.row4]
        return rows.flatMap { [$0.x, $0.y, $0.z, $0.w] }.map(abs).max() ?? 0
    }
}
