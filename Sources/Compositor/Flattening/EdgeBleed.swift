import Foundation
import Graphics

/// The edges of a face of a 3-D context at which it goes on beneath a neighbour, or above it, as lines on the device.
///
/// Two smooth edges that meet cover half of each pixel there, and what is behind would shine through. Faces of two planes
/// overlap there, so both are opaque; parts of one plane, also translucent ones, share each pixel out by
/// `RenderNode.hardEdges` instead.
struct EdgeBleed: BitwiseCopyable {
    /// Of each edge, from the upper one clockwise in the face's own space: the normal that points away from the face, of
    /// unit length, and its product with the points of the line; zeros where the face ends at the edge.
    private var lines = (SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero, SIMD3<Double>.zero)

    /// Edges closer to each other than this count as one, in pixels.
    private static let tolerance = 1.0 / 16
    /// The width of the bleed, as a fraction of the width of a pixel across the edge: at most 1/64 of what is behind
    /// shines through, and where three edges meet next to nothing sticks out.
    private static let reach = 0.75
    /// An edge whose one end is so much nearer to the viewer than the other one is left alone.
    private static let steepest = 8.0

    /// The edges of a face with the given `corners` on the device whose bits are set in `edges`.
    init(edges: UInt8, corners: (Int) -> SIMD2<Double>) {
        let middle = (corners(0) + corners(1) + corners(2) + corners(3)) / 4
        lines.0 = edges & 1 != 0 ? Self.line(corners(0), corners(1), middle) : .zero
        lines.1 = edges & 2 != 0 ? Self.line(corners(1), corners(2), middle) : .zero
        lines.2 = edges & 4 != 0 ? Self.line(corners(2), corners(3), middle) : .zero
        lines.3 = edges & 8 != 0 ? Self.line(corners(3), corners(0), middle) : .zero
    }

    private static func line(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ middle: SIMD2<Double>) -> SIMD3<Double> {
        let way = b - a
        let length = (way * way).sum().squareRoot()
        guard length > 0, length.isFinite else { return .zero }
        var normal = SIMD2(way.y, -way.x) / length
        if (normal * (middle - a)).sum() > 0 { normal = -normal }
        return SIMD3(normal, (normal * a).sum())
    }

    /// The bleed of the sides of `bounds` (x, y, width, height) beyond those edges on which they lie under `world`, in
    /// units of their space: the left, the upper, the right and the lower one.
    func growth(of bounds: SIMD4<Float>, under world: Homography) -> SIMD4<Float> {
        let x = Double(bounds.x)
        let y = Double(bounds.y)
        let right = x + Double(bounds.z)
        let bottom = y + Double(bounds.w)
        return SIMD4(
            Float(growth(SIMD2(x, y), SIMD2(x, bottom), SIMD2(-1, 0), world)),
            Float(growth(SIMD2(x, y), SIMD2(right, y), SIMD2(0, -1), world)),
            Float(growth(SIMD2(right, y), SIMD2(right, bottom), SIMD2(1, 0), world)),
            Float(growth(SIMD2(x, bottom), SIMD2(right, bottom), SIMD2(0, 1), world)))
    }

    /// The distance by which the side from `start` to `end` moves `outwards`; 0 where it lies on none of the edges.
    private func growth(
        _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ outwards: SIMD2<Double>, _ world: Homography
    ) -> Double {
        growth(along: lines.0, start, end, outwards, world) ?? growth(along: lines.1, start, end, outwards, world)
            ?? growth(along: lines.2, start, end, outwards, world)
            ?? growth(along: lines.3, start, end, outwards, world) ?? 0
    }

    private func growth(
        along line: SIMD3<Double>, _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ outwards: SIMD2<Double>,
        _ world: Homography
    ) -> Double? {
        guard line != .zero, let first = Self.speed(along: line, at: start, outwards, world),
            let last = Self.speed(along: line, at: end, outwards, world)
        else { return nil }
        let least = min(first, last)
        let most = max(first, last)
        guard least > 0, most <= Self.steepest * least else { return nil }
        return Self.reach * (abs(line.x) + abs(line.y)) / least
    }

    /// The speed at which `point` leaves `line` as it moves `outwards`, in pixels to the unit; nil where it does not
    /// lie on it.
    private static func speed(
        along line: SIMD3<Double>, at point: SIMD2<Double>, _ outwards: SIMD2<Double>, _ world: Homography
    ) -> Double? {
        let seen = world.homogeneous(CGPoint(x: point.x, y: point.y))
        guard seen.z >= Homography.nearestW else { return nil }
        let place = SIMD2(seen.x, seen.y) / seen.z
        let normal = SIMD2(line.x, line.y)
        guard abs((normal * place).sum() - line.z) < tolerance else { return nil }
        let x = outwards.x * world.m11 + outwards.y * world.m21
        let y = outwards.x * world.m12 + outwards.y * world.m22
        let w = outwards.x * world.m13 + outwards.y * world.m23
        return (normal * (SIMD2(x, y) - place * w)).sum() / seen.z
    }
}
