import Foundation

/// A 4 x 4 homogeneous map in Core Animation's row-vector convention.
///
///                                    | m11 m12 m13 m14 |
///     [x' y' z' w'] = [x y z 1] ·    | m21 m22 m23 m24 |
///                                    | m31 m32 m33 m34 |
///                                    | m41 m42 m43 m44 |
///
/// The point on the screen is (x'/w', y'/w'). x points right, y down, z towards the viewer.
/// It stands here, not in LayerTree, because the render tree carries it; LayerTree re-exports it.
public struct CATransform3D: Hashable, Sendable, BitwiseCopyable {
    /// The entries, row by row: `m41`, `m42` and `m43` move by points, `m14`, `m24` and `m34` make perspective
    /// (`m34` = -1 / distance of the viewer from the plane z = 0), the upper left 3 x 3 part scales, shears and turns.
    public var
        m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44: CGFloat

    /// The map with all sixteen entries zero.
    public init() { self.init(.zero, .zero, .zero, .zero) }

    /// The map with the sixteen given entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        self.m11 = m11
        self.m12 = m12
        self.m13 = m13
        self.m14 = m14
        self.m21 = m21
        self.m22 = m22
        self.m23 = m23
        self.m24 = m24
        self.m31 = m31
        self.m32 = m32
        self.m33 = m33
        self.m34 = m34
        self.m41 = m41
        self.m42 = m42
        self.m43 = m43
        self.m44 = m44
    }

    /// The map with the given rows.
    package init(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>, _ row4: SIMD4<Double>) {
        self.init(
            m11: row1.x, m12: row1.y, m13: row1.z, m14: row1.w, m21: row2.x, m22: row2.y, m23: row2.z, m24: row2.w,
            m31: row3.x, m32: row3.y, m33: row3.z, m34: row3.w, m41: row4.x, m42: row4.y, m43: row4.z, m44: row4.w)
    }

    package var row1: SIMD4<Double> { SIMD4(m11, m12, m13, m14) }
    package var row2: SIMD4<Double> { SIMD4(m21, m22, m23, m24) }
    package var row3: SIMD4<Double> { SIMD4(m31, m32, m33, m34) }
    package var row4: SIMD4<Double> { SIMD4(m41, m42, m43, m44) }

    /// `vector` after this map, as a row vector; not divided by w.
    package func applied(to vector: SIMD4<Double>) -> SIMD4<Double> {
        vector.x * row1 + vector.y * row2 + vector.z * row3 + vector.w * row4
    }
}

/// The map that moves nothing.
public let CATransform3DIdentity = CATransform3D(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
