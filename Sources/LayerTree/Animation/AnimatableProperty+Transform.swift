/// The components of a transform that key paths such as `transform.rotation.z` name.
///
/// A transform counts as scale, then shear, then the turns about x, y and z, then the shift, then the perspective.
/// Setting one component leaves the others as they are.
extension AnimatableProperty.Part {
    /// The component of `m`; angles in radians, within -π...π. In a singular transform, scales are not negative.
    func component(of m: CATransform3D) -> AnimationValue {
        switch self {
        case .rotationX: .scalar(Self.angles(of: m).x)
        case .rotationY: .scalar(Self.angles(of: m).y)
        case .rotationZ: .scalar(Self.angles(of: m).z)
        case .scaleX: .scalar(Self.scale(of: m).x)
        case .scaleY: .scalar(Self.scale(of: m).y)
        case .scaleZ: .scalar(Self.scale(of: m).z)
        case .scale: .scalar(Self.scale(of: m).sum() / 3)
        case .translation: .pair(SIMD2(m.m41, m.m42))
        case .translationX: .scalar(m.m41)
        case .translationY: .scalar(m.m42)
        default: .scalar(m.m43)
        }
    }

    /// `m` with this component replaced; a part that is no such component changes nothing.
    func settingComponent(of m: CATransform3D, to value: Double) -> CATransform3D {
        var result = m
        switch self {
        case .translationX: result.m41 = value
        case .translationY: result.m42 = value
        case .translationZ: result.m43 = value
        case .rotationX: result = Self.turning(m, axis: 0, to: value)
        case .rotationY: result = Self.turning(m, axis: 1, to: value)
        case .rotationZ: result = Self.turning(m, axis: 2, to: value)
        case .scale: result = Self.stretching(m, axes: 0..<3, to: value)
        case .scaleX: result = Self.stretching(m, axes: 0..<1, to: value)
        case .scaleY: result = Self.stretching(m, axes: 1..<2, to: value)
        case .scaleZ: result = Self.stretching(m, axes: 2..<3, to: value)
        default: break
        }
        return result
    }

    /// `m` with its shift along x and y replaced where this is that part.
    func settingTranslation(of m: CATransform3D, to shift: SIMD2<Double>) -> CATransform3D {
        guard self == .translation else { return m }
        var result = m
        result.m41 = shift.x
        result.m42 = shift.y
        return result
    }

    private static func scale(of m: CATransform3D) -> SIMD3<Double> {
        if let parts = TransformParts(m) { return parts.scale }
        let rows = Matrix4(m).rows
        return SIMD3(rows.0.xyz.length, rows.1.xyz.length, rows.2.xyz.length)
    }

    private static func angles(of m: CATransform3D) -> SIMD3<Double> {
        TransformParts(m)?.rotation.angles ?? Quaternion.angles(of: Matrix4(m))
    }

    /// A singular transform has no turn to replace; it is turned by what is missing before it does anything.
    private static func turning(_ m: CATransform3D, axis: Int, to angle: Double) -> CATransform3D {
        var angles = angles(of: m)
        guard var parts = TransformParts(m) else {
            let x = axis == 0 ? 1.0 : 0
            let y = axis == 1 ? 1.0 : 0
            let z = axis == 2 ? 1.0 : 0
            return CATransform3DRotate(m, angle - angles[axis], x, y, z)
        }
        angles[axis] = angle
        parts.rotation = Quaternion(angles: angles)
        return parts.transform
    }

    /// Scales the rows of `m` to the given factor; a row without length becomes its axis.
    private static func stretching(_ m: CATransform3D, axes: Range<Int>, to factor: Double) -> CATransform3D {
        var matrix = Matrix4(m)
        let current = scale(of: m)
        for axis in axes {
            var unit = SIMD4<Double>.zero
            unit[axis] = factor
            matrix[axis] = current[axis] == 0 ? unit : matrix[axis] * (factor / current[axis])
        }
        return matrix.transform
    }
}
