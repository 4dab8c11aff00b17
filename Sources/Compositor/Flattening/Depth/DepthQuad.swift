import Graphics
import RenderTree

/// A child of a 3-D context as the viewer sees it: the corners of its bounds after the projection, z towards the viewer.
///
/// A projection maps planes to planes, so that everything can be compared as in a parallel projection along z.
struct DepthQuad: BitwiseCopyable {
    private var corners = (SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero)
    /// Of unit length, towards the viewer; zero where the plane is seen from its edge, or a corner is behind the viewer.
    private var normal = SIMD3<Double>.zero
    /// The depth of the middle; larger is nearer.
    let depth: Double
    /// The box around the corners; unlimited and inside out where a corner is behind the viewer.
    private(set) var low = SIMD3<Double>(repeating: .infinity), high = SIMD3<Double>(repeating: -.infinity)

    /// Points nearer than this to an edge count as lying on it.
    private static let tolerance = 0.01

    /// `bounds` (x, y, width, height) under `matrix`.
    init(_ bounds: SIMD4<Float>, under matrix: CATransform3D) {
        let x = Double(bounds.x)
        let y = Double(bounds.y)
        let right = x + Double(bounds.z)
        let bottom = y + Double(bounds.w)
        let middle = Self.homogeneous((x + right) / 2, (y + bottom) / 2, matrix)
        let depth = middle.w > 0 ? middle.z / middle.w : middle.z
        self.depth = depth.isFinite ? depth : 0
        let points = (
            Self.homogeneous(x, y, matrix), Self.homogeneous(right, y, matrix), Self.homogeneous(right, bottom, matrix),
            Self.homogeneous(x, bottom, matrix)
        )
        guard min(points.0.w, points.1.w, points.2.w, points.3.w) > 1e-6 else { return }
        corners = (points.0.projected, points.1.projected, points.2.projected, points.3.projected)
        low = pointwiseMin(pointwiseMin(corners.0, corners.1), pointwiseMin(corners.2, corners.3))
        high = pointwiseMax(pointwiseMax(corners.0, corners.1), pointwiseMax(corners.2, corners.3))
        let a = corners.2 - corners.0
        let b = corners.3 - corners.1
        let cross = SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
        let length = (cross * cross).sum().squareRoot()
        guard length.isFinite, cross.z.magnitude > length * 1e-6 else { return }
        normal = cross / (cross.z < 0 ? -length : length)
    }

    /// Whether the viewer sees more of it than an edge, all of it in front of them.
    var isSeen: Bool { normal != .zero }

    /// The z of the normal: 1 where the plane is seen from the front, 0 where it is not seen.
    var steepness: Double { normal.z }

    /// The depth of the plane at each point on the screen: x · column + y · row + z. Only where `isSeen`.
    var depths: SIMD3<Double> {
        SIMD3(-normal.x, -normal.y, (normal * corners.0).sum()) / normal.z
    }

    /// The position of corner `index` on the screen, counted from the upper left one clockwise in the child's own
    /// space.
    func corner(_ index: Int) -> SIMD2<Double> {
        let corner = index == 0 ? corners.0 : index == 1 ? corners.1 : index == 2 ? corners.2 : corners.3
        return SIMD2(corner.x, corner.y)
    }

    /// Whether all of `other` is seen on the outer side of one edge of this one, or next to nothing is on the inner one.
    func isBeside(_ other: DepthQuad) -> Bool {
        let diagonal = corners.2 - corners.0
        let across = corners.3 - corners.1
        let turn: Double = diagonal.x * across.y - diagonal.y * across.x < 0 ? -1 : 1
        for edge in 0..<4 {
            let from = corner(edge)
            let to = corner((edge + 1) & 3)
            let side = (to - from) * turn
            let least = 1e-3 * (abs(side.x) + abs(side.y))
            var isOutside = true
            for index in 0..<4 {
                let offset = other.corner(index) - from
                if side.x * offset.y - side.y * offset.x > least { isOutside = false }
            }
            if isOutside { return true }
        }
        return false
    }

    /// The edges of this one that are seen on one of `other`, and those of `other` on a longer one of this one, where
    /// the two lie on different sides of it; a bit each, from the upper one clockwise in the child's own space.
    func edgesShared(with other: DepthQuad) -> (own: UInt8, others: UInt8) {
        var shared: (own: UInt8, others: UInt8) = (0, 0)
        guard touches(other) else { return shared }
        let middle = self.middle
        let otherMiddle = other.middle
        for edge in 0..<4 {
            let a = corner(edge)
            let b = corner((edge + 1) & 3)
            for otherEdge in 0..<4 {
                let c = other.corner(otherEdge)
                let d = other.corner((otherEdge + 1) & 3)
                let line = EdgeLine(c, d)
                guard line.length > 0, line.distance(a).magnitude <= Self.tolerance,
                    line.distance(b).magnitude <= Self.tolerance,
                    line.distance(middle) * line.distance(otherMiddle) < 0
                else { continue }
                let from = min(line.place(a), line.place(b))
                let to = max(line.place(a), line.place(b))
                if from >= -Self.tolerance, to <= line.length + Self.tolerance {
                    shared.own |= 1 << UInt8(edge)
                } else if from <= Self.tolerance, to >= line.length - Self.tolerance {
                    shared.others |= 1 << UInt8(otherEdge)
                }
            }
        }
        return shared
    }

    private var middle: SIMD2<Double> { (corner(0) + corner(1) + corner(2) + corner(3)) / 4 }

    /// Whether the boxes around both meet on the screen.
    private func touches(_ other: DepthQuad) -> Bool {
        let slack = Self.tolerance
        return low.x <= other.high.x + slack && other.low.x <= high.x + slack && low.y <= other.high.y + slack
            && other.low.y <= high.y + slack
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

/// The line through an edge on the screen.
private struct EdgeLine {
    private let start, direction: SIMD2<Double>
    let length: Double

    init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        length = ((end - start) * (end - start)).sum().squareRoot()
        self.start = start
        direction = (end - start) / max(length, .leastNormalMagnitude)
    }

    /// The distance of `point` from the line, negative on one side.
    func distance(_ point: SIMD2<Double>) -> Double {
        direction.x * (point.y - start.y) - direction.y * (point.x - start.x)
    }

    /// The distance of `point` from the start, along the edge.
    func place(_ point: SIMD2<Double>) -> Double { (direction * (point - start)).sum() }
}
