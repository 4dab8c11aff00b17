import Graphics
import RenderTree

/// A child of a 3-D context as the viewer sees it: the corners of its bounds after the projection, z towards the viewer.
///
/// What is in a plane stays in one under a projection, so that everything can be compared as if it were seen from afar.
struct DepthQuad: BitwiseCopyable {
    private var corners = (SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero)
    /// Of unit length, towards the viewer; zero where the plane is seen from its edge, or a corner is behind the viewer.
    private var normal = SIMD3<Double>.zero
    /// The depth of the middle; larger is nearer.
    let depth: Double

    /// Points nearer than this to a plane count as lying in it.
    private static let tolerance = 0.01

    /// `bounds` (x, y, width, height) under `matrix`.
    init(_ bounds: SIMD4<Float>, under matrix: CATransform3D) {
        let (x, y) = (Double(bounds.x), Double(bounds.y))
        let (right, bottom) = (x + Double(bounds.z), y + Double(bounds.w))
        let middle = Self.homogeneous((x + right) / 2, (y + bottom) / 2, matrix)
        let depth = middle.w > 0 ? middle.z / middle.w : middle.z
        self.depth = depth.isFinite ? depth : 0
        let points = (
            Self.homogeneous(x, y, matrix), Self.homogeneous(right, y, matrix), Self.homogeneous(right, bottom, matrix),
            Self.homogeneous(x, bottom, matrix)
        )
        guard min(points.0.w, points.1.w, points.2.w, points.3.w) > 1e-6 else { return }
        corners = (points.0.projected, points.1.projected, points.2.projected, points.3.projected)
        let (a, b) = (corners.2 - corners.0, corners.3 - corners.1)
        let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        let length = (cross * cross).sum().squareRoot()
        guard length.isFinite, cross.z.magnitude > length * 1e-6 else { return }
        normal = cross / (cross.z < 0 ? -length : length)
    }

    /// Whether this one has to be drawn after `other` where they overlap: all of it lies on the viewer's side of the
    /// other's plane, or all of the other one behind its own; false where neither can be said.
    func isInFront(of other: DepthQuad) -> Bool {
        if other.normal != .zero {
            let (low, high) = distances(from: other)
            if low >= -Self.tolerance, high > Self.tolerance { return true }
            if high <= Self.tolerance, low < -Self.tolerance { return false }
        }
        guard normal != .zero else { return false }
        let (low, high) = other.distances(from: self)
        return high <= Self.tolerance && low < -Self.tolerance
    }

    /// How far the corners lie on the viewer's side of the plane of `other`: the least and the most.
    private func distances(from other: DepthQuad) -> (low: Double, high: Double) {
        let offset = (other.normal * other.corners.0).sum()
        let (a, b) = ((other.normal * corners.0).sum() - offset, (other.normal * corners.1).sum() - offset)
        let (c, d) = ((other.normal * corners.2).sum() - offset, (other.normal * corners.3).sum() - offset)
        return (min(a, b, c, d), max(a, b, c, d))
    }

    private static func homogeneous(_ x: Double, _ y: Double, _ m: CATransform3D) -> SIMD4<Double> {
        SIMD4(
            x * m.m11 + y * m.m21 + m.m41, x * m.m12 + y * m.m22 + m.m42, x * m.m13 + y * m.m23 + m.m43,
            x * m.m14 + y * m.m24 + m.m44)
    }
}

extension SIMD4<Double> {
    fileprivate var projected: SIMD3<Double> { SIMD3(x / w, y / w, z / w) }
}
