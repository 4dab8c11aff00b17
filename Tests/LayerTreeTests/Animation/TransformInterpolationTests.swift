import Testing

@testable import LayerTree

struct TransformInterpolationTests {
    private func between(_ a: CATransform3D, _ b: CATransform3D, _ fraction: Double) -> CATransform3D {
        guard
            case .transform(let m) = AnimationValue.transform(a).interpolated(to: .transform(b), by: fraction)
        else { return CATransform3D() }
        return m
    }

    private func distance(_ a: CATransform3D, _ b: CATransform3D) -> Double {
        [(a.row1, b.row1), (a.row2, b.row2), (a.row3, b.row3), (a.row4, b.row4)]
            .map { row, other in
                let difference = row - other
                return (difference * difference).sum().squareRoot()
            }
            .max() ?? .nan
    }

    static let samples: [CATransform3D] = {
        var perspective = CATransform3DIdentity
        perspective.m34 = -1 / 400
        let shear = CATransform3DMakeAffineTransform(CGAffineTransform(a: 1, b: 0.2, c: -0.7, d: 2, tx: 5, ty: 6))
        return [
            CATransform3DIdentity, CATransform3DMakeTranslation(10, -20, 30), CATransform3DMakeScale(2, 0.5, 3),
            CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1, -2, 1),
            CATransform3DMakeScale(1e-5, 1e-5, 1e-5),
            CATransform3DMakeRotation(1, 1, 2, 3), CATransform3DMakeRotation(.pi, 0, 0, 1), shear,
            CATransform3DRotate(perspective, 0.9, 0, 1, 0), CATransform3DConcat(shear, perspective),
        ]
    }()

    /// Taken apart once or each time: the same, and nil for ends that are not taken apart.
    @Test func anIntervalGivesTheSame() {
        for a in Self.samples {
            for b in Self.samples {
                let interval = TransformInterval(from: .transform(a), to: .transform(b))
                #expect((interval == nil) == CATransform3DEqualToTransform(a, b))
                for fraction in [-0.2, 0, 0.3, 1, 1.4] where interval != nil {
                    #expect(interval?.value(at: fraction) == between(a, b, fraction))
                }
            }
        }
        #expect(TransformInterval(from: .scalar(0), to: .scalar(1)) == nil)
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(TransformInterval(from: .transform(flat), to: .transform(CATransform3DIdentity)) == nil)
    }

    @Test func theEndsAreTheEnds() {
        for a in Self.samples {
            for b in Self.samples {
                #expect(distance(between(a, b, 0), a) < 1e-9)
                #expect(distance(between(a, b, 1), b) < 1e-9)
            }
        }
    }

    @Test(arguments: [-1.0, 1]) func aHalfTurnStaysATurnInItsOwnDirection(sign: Double) {
        let half = CATransform3DMakeAffineTransform(CGAffineTransform(rotationAngle: sign * .pi))
        for fraction in [-0.25, 0.25, 0.5, 0.75, 1.2] {
            let expected = CATransform3DMakeRotation(sign * .pi * fraction, 0, 0, 1)
            #expect(distance(between(CATransform3DIdentity, half, fraction), expected) < 1e-9)
        }
    }

    @Test func aWholeTurnIsNone() {
        let whole = CATransform3DMakeRotation(2 * .pi, 0, 0, 1)
        #expect(distance(between(CATransform3DIdentity, whole, 0.5), CATransform3DIdentity) < 1e-9)
    }

    @Test func shiftScaleAndPerspectiveAreStraight() {
        var far = CATransform3DMakeTranslation(100, 0, 0)
        far.m34 = -0.002
        let quarter = between(CATransform3DIdentity, far, 0.25)
        #expect(abs(quarter.m41 - 25) < 1e-9 && abs(quarter.m34 + 0.0005) < 1e-12)
        let mirrored = CATransform3DMakeScale(-1, 1, 1)
        #expect(distance(between(CATransform3DIdentity, mirrored, 0.25), CATransform3DMakeScale(0.5, 1, 1)) < 1e-9)
        let upsideDown = CATransform3DMakeScale(1, -1, 1)
        #expect(distance(between(CATransform3DIdentity, upsideDown, 0.25), CATransform3DMakeScale(1, 0.5, 1)) < 1e-9)
    }

    @Test func whatCannotBeTakenApartIsInterpolatedEntryByEntry() {
        let flat = CATransform3DMakeScale(0, 0, 1)
        #expect(distance(between(flat, CATransform3DIdentity, 0.5), CATransform3DMakeScale(0.5, 0.5, 1)) < 1e-12)
        var broken = CATransform3DIdentity
        broken.m11 = .nan
        #expect(between(broken, CATransform3DIdentity, 0.5).m22 == 1)
    }

    /// The difference of two transforms, added to the second, is the first; and the way between is smooth.
    @Test func differencesAddUp() throws {
        for a in Self.samples {
            for b in Self.samples {
                let difference = try #require(AnimationValue.transform(a).difference(from: .transform(b)))
                guard case .transform(let sum) = difference.added(to: .transform(b)) else { continue }
                #expect(distance(sum, a) < 1e-6)
            }
        }
        let flat = AnimationValue.transform(CATransform3DMakeScale(0, 1, 1))
        #expect(AnimationValue.transform(CATransform3DIdentity).difference(from: flat) == nil)
    }

    /// A layer that a rotation was taken back from is upright, to the last bit: its edges meet its neighbours'.
    @Test func aRotationThatIsTakenBackLeavesNothing() throws {
        for step in 1...200 {
            let model = CATransform3DMakeRotation(0.1 * CGFloat(step), 0, 0, 1)
            let difference = try #require(
                AnimationValue.transform(CATransform3DIdentity).difference(from: .transform(model)))
            guard case .transform(let sum) = difference.added(to: .transform(model)) else { continue }
            #expect(sum.m12 == 0 && sum.m21 == 0)
        }
    }
}
