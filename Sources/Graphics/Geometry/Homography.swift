import Foundation

/// A projective map from a layer's plane to its parent's plane.
///
///     [x' y' w'] = [x y 1] · | m11 m12 m13 |      the point lands on (x'/w', y'/w');
///                            | m21 m22 m23 |      where w' is not positive it is behind the viewer
///                            | m31 m32 m33 |
package struct Homography: Hashable, Sendable, BitwiseCopyable {
    /// The entries, row by row: `m31` and `m32` translate, `m13` and `m23` make perspective.
    package var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double

    package static let identity = Homography(CGAffineTransform.identity)

    /// The map of the plane z = 0 by `t`, its result projected along z: the third row and column are dropped.
    ///
    /// Projecting and concatenating do not commute. Multiply 4 x 4 maps while depth is kept, project where it is not.
    package init(_ t: CATransform3D) {
        (m11, m12, m13) = (t.m11, t.m12, t.m14)
        (m21, m22, m23) = (t.m21, t.m22, t.m24)
        (m31, m32, m33) = (t.m41, t.m42, t.m44)
    }

    package init(_ t: CGAffineTransform) {
        (m11, m12, m13) = (t.a, t.b, 0)
        (m21, m22, m23) = (t.c, t.d, 0)
        (m31, m32, m33) = (t.tx, t.ty, 1)
    }

    fileprivate init(rows a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
        (m11, m12, m13) = (a.x, a.y, a.z)
        (m21, m22, m23) = (b.x, b.y, b.z)
        (m31, m32, m33) = (c.x, c.y, c.z)
    }

    /// Whether w' is 1 everywhere, so that `affine` is the same map.
    package var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This map without perspective; only where `isAffine` does it map as this one.
    package var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }

    /// The determinant; negative where the back of the plane faces the viewer, zero where it is seen edge-on.
    package var determinant: Double {
        m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
    }

    /// (x', y', w') for `point`, not divided by w'.
    @inlinable @inline(__always) package func homogeneous(_ point: CGPoint) -> SIMD3<Double> {
        SIMD3(
            m11 * point.x + m21 * point.y + m31,
            m12 * point.x + m22 * point.y + m32,
            m13 * point.x + m23 * point.y + m33)
    }

    /// The point that `point` is mapped to; nil where it is at or behind the viewer, or where the result is not
    /// finite.
    @inlinable @inline(__always) package func project(_ point: CGPoint) -> CGPoint? {
        let p = homogeneous(point)
        let landed = CGPoint(x: p.x / p.z, y: p.y / p.z)
        return p.z > 0 && landed.x.isFinite && landed.y.isFinite ? landed : nil
    }

    /// The map that applies this one first, then `next`.
    package func concatenating(_ next: Homography) -> Homography {
        if isAffine && next.isAffine { return Homography(affine.concatenating(next.affine)) }
        func row(_ a: Double, _ b: Double, _ c: Double) -> SIMD3<Double> {
            let first = a * SIMD3(next.m11, next.m12, next.m13)
            let second = b * SIMD3(next.m21, next.m22, next.m23)
            return first + second + c * SIMD3(next.m31, next.m32, next.m33)
        }
        return Homography(rows: row(m11, m12, m13), row(m21, m22, m23), row(m31, m32, m33))
    }

    /// The map back, scaled so that w' is again positive for what is in front of the viewer; nil where the plane is
    /// seen edge-on (the determinant is zero) or the entries are not finite.
    package func inverted() -> Homography? {
        let det = determinant
        guard det != 0, det.isFinite else { return nil }
        if isAffine { return Homography(affine.inverted()) }
        return Homography(
            rows: SIMD3(m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22) / det,
            SIMD3(m23 * m31 - m21 * m33, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23) / det,
            SIMD3(m21 * m32 - m22 * m31, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21) / det)
    }
}
