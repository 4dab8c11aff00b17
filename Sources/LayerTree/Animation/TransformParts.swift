import Graphics

/// A transform taken apart into what can be interpolated separately: shift, turn, scale, shear and perspective.
///
/// The decomposition is that of CSS Transforms Level 2, "Decomposing a 3D matrix" (after Thomas, Graphics Gems II,
/// "unmatrix"), so that a half turn stays a turn and does not collapse through zero. A mirrored map scales one axis
/// negatively, the one that points back most, as the specification does in 2-D: mirroring left to right narrows a layer
/// and leaves its height alone.
struct TransformParts {
    var translation: SIMD3<Double>
    var scale: SIMD3<Double>
    /// xy, xz, yz.
    var skew: SIMD3<Double>
    var perspective: SIMD4<Double>
    var rotation: Quaternion

    static func isInvertible(_ m: CATransform3D) -> Bool { TransformParts(m).map { $0.perspective.w != 0 } ?? false }

    /// Interpolates from `a` to `b` part by part, with `fraction` 0 at `a` and 1 at `b`; entry by entry where one of
    /// them cannot be decomposed.
    static func interpolate(from a: CATransform3D, to b: CATransform3D, by fraction: Double) -> CATransform3D {
        if CATransform3DEqualToTransform(a, b) { return b }
        guard let start = TransformParts(a), let end = TransformParts(b) else {
            return Matrix4(a).interpolated(to: Matrix4(b), by: fraction).transform
        }
        return start.interpolated(to: end, by: fraction).transform
    }

    /// The parts at `fraction` of the way to `end`.
    func interpolated(to end: TransformParts, by fraction: Double) -> TransformParts {
        TransformParts(
            translation: translation + (end.translation - translation) * fraction,
            scale: scale + (end.scale - scale) * fraction,
            skew: skew + (end.skew - skew) * fraction,
            perspective: perspective + (end.perspective - perspective) * fraction,
            rotation: rotation.interpolated(to: end.rotation, by: fraction))
    }

    init(
        translation: SIMD3<Double>, scale: SIMD3<Double>, skew: SIMD3<Double>, perspective: SIMD4<Double>,
        rotation: Quaternion
    ) {
        self.translation = translation
        self.scale = scale
        self.skew = skew
        self.perspective = perspective
        self.rotation = rotation
    }

    /// The parts of `m`; nil where it is singular or not finite. How small it makes things does not matter.
    init?(_ m: CATransform3D) {
        guard m.m44 != 0 else { return nil }
        let matrix = Matrix4(m).divided(by: m.m44)
        var affine = matrix
        affine.clearPerspective()
        guard affine.hasIndependentAxes else { return nil }
        perspective = matrix.perspective(over: affine)
        translation = matrix.rows.3.xyz
        var axes = OrthogonalAxes(matrix.rows.0.xyz, matrix.rows.1.xyz, matrix.rows.2.xyz)
        axes.unmirror()
        scale = axes.scale
        skew = axes.skew
        rotation = Quaternion(rows: axes.x, axes.y, axes.z)
    }

    var transform: CATransform3D {
        var m = Matrix4.identity
        m.rows.0.w = perspective.x
        m.rows.1.w = perspective.y
        m.rows.2.w = perspective.z
        m.rows.3.w = perspective.w
        m = Matrix4.translation(translation).multiplied(by: m)
        m = rotation.matrix.multiplied(by: m)
        if skew.z != 0 { m = Matrix4.shear(row: 2, column: 1, skew.z).multiplied(by: m) }
        if skew.y != 0 { m = Matrix4.shear(row: 2, column: 0, skew.y).multiplied(by: m) }
        if skew.x != 0 { m = Matrix4.shear(row: 1, column: 0, skew.x).multiplied(by: m) }
        return Matrix4.scale(scale).multiplied(by: m).transform
    }
}
