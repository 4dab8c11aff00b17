import Graphics

/// A 4 x 4 matrix by rows, for taking transforms apart; the row-vector convention of `CATransform3D`.
struct Matrix4 {
    var rows: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    static let identity = Matrix4(CATransform3DIdentity)

    init(_ m: CATransform3D) {
        rows = (
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24),
            SIMD4(m.m31, m.m32, m.m33, m.m34), SIMD4(m.m41, m.m42, m.m43, m.m44)
        )
    }

    var transform: CATransform3D {
        let (a, b, c, d) = rows
        return CATransform3D(
            m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w,
            m31: c.x, m32: c.y, m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }

    static func translation(_ t: SIMD3<Double>) -> Matrix4 { Matrix4(CATransform3DMakeTranslation(t.x, t.y, t.z)) }

    static func scale(_ s: SIMD3<Double>) -> Matrix4 { Matrix4(CATransform3DMakeScale(s.x, s.y, s.z)) }

    /// The identity with `amount` at (`row`, `column`), both 0 to 3.
    static func shear(row: Int, column: Int, _ amount: Double) -> Matrix4 {
        var m = identity
        m[row][column] = amount
        return m
    }

    /// Row `index`, 0 to 3.
    subscript(index: Int) -> SIMD4<Double> {
        get {
            switch index {
            case 0: rows.0
            case 1: rows.1
            case 2: rows.2
            default: rows.3
            }
        }
        set {
            switch index {
            case 0: rows.0 = newValue
            case 1: rows.1 = newValue
            case 2: rows.2 = newValue
            default: rows.3 = newValue
            }
        }
    }

    func multiplied(by other: Matrix4) -> Matrix4 { Matrix4(CATransform3DConcat(transform, other.transform)) }

    func divided(by divisor: Double) -> Matrix4 {
        var m = self
        m.rows = (rows.0 / divisor, rows.1 / divisor, rows.2 / divisor, rows.3 / divisor)
        return m
    }

    func interpolated(to end: Matrix4, by fraction: Double) -> Matrix4 {
        var m = self
        m.rows.0 += (end.rows.0 - rows.0) * fraction
        m.rows.1 += (end.rows.1 - rows.1) * fraction
        m.rows.2 += (end.rows.2 - rows.2) * fraction
        m.rows.3 += (end.rows.3 - rows.3) * fraction
        return m
    }

    /// Sets the perspective column to that of the identity.
    mutating func clearPerspective() {
        rows.0.w = 0
        rows.1.w = 0
        rows.2.w = 0
        rows.3.w = 1
    }

    /// The perspective that has to follow `affine`, this matrix without its perspective column, to give this matrix.
    func perspective(over affine: Matrix4) -> SIMD4<Double> {
        let inverse = Matrix4(CATransform3DInvert(affine.transform))
        let column = SIMD4(rows.0.w, rows.1.w, rows.2.w, rows.3.w)
        return SIMD4(
            (inverse.rows.0 * column).sum(), (inverse.rows.1 * column).sum(),
            (inverse.rows.2 * column).sum(), (inverse.rows.3 * column).sum())
    }

    /// Whether the first three rows span space, to rounding, at whatever scale.
    var hasIndependentAxes: Bool {
        let a = rows.0.xyz
        let b = rows.1.xyz
        let c = rows.2.xyz
        let volume = a.dot(b.cross(c)).magnitude
        let box = a.length * b.length * c.length
        return box.isFinite && volume > 1e-12 * box
    }
}
