import Foundation
import Graphics
import Testing

@Suite struct HomographyTests {
    private static func tilted(_ angle: CGFloat, eye: CGFloat = 500) -> CATransform3D {
        var t = CATransform3DIdentity
        t.m34 = -1 / eye
        return CATransform3DTranslate(CATransform3DRotate(t, angle, 0.3, 1, 0.1), 3, 5, 0)
    }

    @Test func mapsThePlaneAsTheFourByFourMapDoes() throws {
        for angle in stride(from: -1.4, through: 1.4, by: 0.2) {
            let t = Self.tilted(angle)
            for point in [CGPoint.zero, CGPoint(x: 100, y: -40), CGPoint(x: -77, y: 210)] {
                let whole = t.applied(to: SIMD4(point.x, point.y, 0, 1))
                let landed = try #require(Homography(t).project(point))
                #expect(landed.distance(to: CGPoint(x: whole.x / whole.w, y: whole.y / whole.w)) < 1e-9)
            }
        }
    }

    @Test func concatenationAppliesTheFirstMapFirst() throws {
        let a = Homography(Self.tilted(0.5))
        let b = Homography(Self.tilted(-0.8))
        let p = CGPoint(x: 31, y: -12)
        let together = try #require(a.concatenating(b).project(p))
        let oneByOne = try #require(a.project(p).flatMap(b.project))
        #expect(together.distance(to: oneByOne) < 1e-9)
    }

    @Test func affineMapsStayAffine() {
        let t = CGAffineTransform(2, 1, -1, 3, 10, 20)
        let h = Homography(t)
        #expect(h.isAffine && h.affine == t)
        #expect(h.concatenating(h).affine == t.concatenating(t))
        #expect(h.inverted()?.affine == t.inverted())
        #expect(!Homography(Self.tilted(0.2)).isAffine)
        #expect(Homography(CATransform3DMakeAffineTransform(t)) == h)
    }

    @Test func inverseLeadsBack() throws {
        let h = Homography(Self.tilted(1))
        let back = try #require(h.inverted())
        for point in [CGPoint.zero, CGPoint(x: 90, y: 30), CGPoint(x: -60, y: 5)] {
            let landed = try #require(h.project(point))
            #expect(try #require(back.project(landed)).distance(to: point) < 1e-9)
        }
    }

    @Test func planeSeenEdgeOnHasNoInverse() {
        #expect(Homography(CATransform3DMakeScale(0, 1, 1)).inverted() == nil)
        #expect(Homography(CATransform3DMakeScale(.nan, 1, 1)).inverted() == nil)
    }

    @Test func determinantTellsTheSide() {
        #expect(Homography(CATransform3DMakeRotation(0.3, 0, 1, 0)).determinant > 0)
        #expect(Homography(CATransform3DMakeRotation(.pi - 0.3, 0, 1, 0)).determinant < 0)
    }

    @Test func everythingInFrontKeepsFourCorners() {
        let quad = Homography(Self.tilted(0.5)).image(of: CGRect(x: -100, y: -100, width: 200, height: 200))
        #expect(quad.count == 4)
        let affine = Homography(CGAffineTransform(translationX: 1, y: 2)).image(
            of: CGRect(x: 0, y: 0, width: 3, height: 4))
        #expect(
            (0..<4).map { affine[$0] } == [
                CGPoint(x: 1, y: 2), CGPoint(x: 4, y: 2), CGPoint(x: 4, y: 6), CGPoint(x: 1, y: 6),
            ])
        #expect(affine.boundingBox == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func whatIsBehindTheViewerIsCutOff() {
        // w' = 1 - x / 100: everything beyond x = 100 is behind.
        var t = CATransform3DIdentity
        t.m14 = -0.01
        let h = Homography(t)
        #expect(h.project(CGPoint(x: 99, y: 0)) != nil)
        #expect(h.project(CGPoint(x: 100, y: 0)) == nil)
        #expect(h.project(CGPoint(x: 101, y: 0)) == nil)
        #expect(h.image(of: CGRect(x: 150, y: 0, width: 10, height: 10)).isEmpty)
        let half = h.image(of: CGRect(x: 50, y: 0, width: 100, height: 10))
        #expect(half.count == 4)
        let cut = 100 * (1 - Homography.nearestW)
        #expect(half.boundingBox.minX == 100)
        #expect(abs(half.boundingBox.maxX - cut / Homography.nearestW) < 1e-6)
    }

    @Test func cuttingOneCornerLeavesFive() {
        var t = CATransform3DIdentity
        t.m14 = -0.01
        t.m24 = -0.01
        #expect(Homography(t).image(of: CGRect(x: 0, y: 0, width: 60, height: 60)).count == 5)
    }

    @Test func unusableRectanglesHaveNoImage() {
        let h = Homography(Self.tilted(0.1))
        #expect(h.image(of: .null).isEmpty)
        #expect(h.image(of: .infinite).isEmpty)
        #expect(h.image(of: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).isEmpty)
        #expect(
            Homography(CATransform3DMakeScale(.infinity, 1, 1)).image(of: CGRect(x: 0, y: 0, width: 1, height: 1))
                .isEmpty)
    }
}
