import Foundation

/// Whether `t` is exactly the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether all sixteen entries are equal; a map that holds NaN equals none.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A shift by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m41 = tx
    t.m42 = ty
    t.m43 = tz
    return t
}

/// A scale about the origin; negative factors mirror, zero collapses.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = sx
    t.m22 = sy
    t.m33 = sz
    return t
}

/// A rotation by `angle` radians about the axis (`x`, `y`, `z`), whose length does not matter.
///
/// About z, positive angles turn clockwise on the screen. An axis of length zero, or one that is not finite, gives the
/// identity. (Rodrigues' formula.)
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0, length.isFinite else { return CATransform3DIdentity }
    let x = x / length
    let y = y / length
    let z = z / length
    let s = sin(angle)
    let c = cos(angle)
    let k = 1 - c
    return CATransform3D(
        SIMD4(x * x * k + c, x * y * k + z * s, x * z * k - y * s, 0),
        SIMD4(x * y * k - z * s, y * y * k + c, y * z * k + x * s, 0),
        SIMD4(x * z * k + y * s, y * z * k - x * s, z * z * k + c, 0),
        SIMD4(0, 0, 0, 1))
}

/// A shift before `t`, in the coordinates that `t` takes.
public func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// A scale before `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// A rotation by `angle` radians about (`x`, `y`, `z`) before `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// The map that applies `a` first, then `b`: the matrix product `a · b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    CATransform3D(b.applied(to: a.row1), b.applied(to: a.row2), b.applied(to: a.row3), b.applied(to: a.row4))
}

/// The map that undoes `t`; `t` itself where its determinant is zero or not finite.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    let column1 = cofactors(t.row2, t.row3, t.row4)
    let determinant = (t.row1 * column1).sum()
    guard determinant != 0, determinant.isFinite else { return t }
    return CATransform3D(
        columns: column1 / determinant,
        -cofactors(t.row1, t.row3, t.row4) / determinant,
        cofactors(t.row1, t.row2, t.row4) / determinant,
        -cofactors(t.row1, t.row2, t.row3) / determinant)
}

/// The vector that is orthogonal to `a`, `b` and `c`: the signed 3 x 3 minors of the matrix that has them as rows.
private func cofactors(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>) -> SIMD4<Double> {
    func minor(_ i: Int, _ j: Int, _ k: Int) -> Double {
        let first = a[i] * (b[j] * c[k] - b[k] * c[j])
        let second = a[j] * (b[i] * c[k] - b[k] * c[i])
        let third = a[k] * (b[i] * c[j] - b[j] * c[i])
        return first - second + third
    }
    return SIMD4(minor(1, 2, 3), -minor(0, 2, 3), minor(0, 1, 3), -minor(0, 1, 2))
}

/// The map that treats x and y as `m` does and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// Whether `t` is a 2-D affine map, so that a `CGAffineTransform` holds all of it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(t.planarPart)
}

/// The 2-D part of `t`; the identity where `t` is not affine, which Core Animation leaves undefined.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CATransform3DIsAffine(t) ? t.planarPart : .identity
}

extension CATransform3D {
    fileprivate init(columns a: SIMD4<Double>, _ b: SIMD4<Double>, _ c: SIMD4<Double>, _ d: SIMD4<Double>) {
        self.init(
            SIMD4(a.x, b.x, c.x, d.x), SIMD4(a.y, b.y, c.y, d.y), SIMD4(a.z, b.z, c.z, d.z), SIMD4(a.w, b.w, c.w, d.w))
    }

    /// The six entries that map x and y within the plane, whatever the others hold.
    fileprivate var planarPart: CGAffineTransform {
        CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
    }
}
