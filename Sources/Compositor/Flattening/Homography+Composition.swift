import Foundation
import Graphics

extension Homography {
    /// The map that applies the affine `t` first, then this one; cheap where this one is affine too.
    @inline(__always)
    func after(_ t: CGAffineTransform) -> Homography {
        var result = self
        result.m11 = t.a * m11 + t.b * m21
        result.m12 = t.a * m12 + t.b * m22
        result.m21 = t.c * m11 + t.d * m21
        result.m22 = t.c * m12 + t.d * m22
        result.m31 = t.tx * m11 + t.ty * m21 + m31
        result.m32 = t.tx * m12 + t.ty * m22 + m32
        if isAffine { return result }
        result.m13 = t.a * m13 + t.b * m23
        result.m23 = t.c * m13 + t.d * m23
        result.m33 = t.tx * m13 + t.ty * m23 + m33
        return result
    }

    /// The map that applies the affine `t` first, then this one, which is affine too.
    @inline(__always)
    func affinePart(after t: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: t.a * m11 + t.b * m21, b: t.a * m12 + t.b * m22, c: t.c * m11 + t.d * m21, d: t.c * m12 + t.d * m22,
            tx: t.tx * m11 + t.ty * m21 + m31, ty: t.tx * m12 + t.ty * m22 + m32)
    }

    /// Whether it maps the plane to a plane, and not to a line, a point or nowhere.
    @inline(__always)
    var isUsable: Bool {
        let measure = isAffine ? m11 * m22 - m12 * m21 : determinant
        return measure != 0 && measure.isFinite && (m31 + m32).isFinite
    }

    /// Whether a viewer in front of the screen sees the back of `bounds`, judged at its centre; `isMirrored` tells of the map
    /// from the root to the device.
    func facesAway(_ bounds: SIMD4<Float>, isMirrored: Bool) -> Bool {
        let center = CGPoint(x: Double(bounds.x + bounds.z / 2), y: Double(bounds.y + bounds.w / 2))
        let isBehind = homogeneous(center).z < 0
        return ((determinant < 0) != isBehind) != isMirrored
    }
}
