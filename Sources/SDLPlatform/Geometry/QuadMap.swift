import Compositor
import Foundation
import Graphics

/// The map from a local space to the device, affine or perspective, together with the map back.
struct QuadMap: Hashable, Sendable {
    private let map: Homography
    private let inverse: Homography

    /// `map` with its inverse; nil where it collapses or is not finite.
    init?(_ map: Homography) {
        guard (1 / map.determinant).isFinite, let inverse = map.inverted() else { return nil }
        self.map = map
        self.inverse = inverse
    }

    /// The map of `quad` in `list`; nil where it collapses, is not finite, or names a map that is not there.
    init?(_ quad: RoundedQuad, in list: DrawList) {
        guard quad.homography == 0 || Int(quad.homography) < list.homographies.count else { return nil }
        self.init(list.map(of: quad))
    }

    /// Whether lines that are parallel stay so: pictures need no perspective.
    var isAffine: Bool { map.m13 == 0 && map.m23 == 0 }

    /// The outline with the local corners `vertices`, seen on the device; what is behind the viewer is cut away. `hardSides`, if
    /// not empty, tells of the side after each corner.
    func polygon(
        _ vertices: ContiguousArray<SIMD2<Double>>, hardSides: ContiguousArray<Bool> = []
    ) -> ConvexPolygon {
        var seen = vertices
        var hard = hardSides
        if !isAffine {
            if hard.isEmpty { hard = ContiguousArray(repeating: false, count: vertices.count) }
            (seen, hard) = ConvexPolygon.cut(vertices, hard) { depth($0) - Homography.nearestW }
        }
        for index in seen.indices { seen[index] = device(seen[index]) }
        return ConvexPolygon(seen, hardSides: hard)
    }

    /// Whether the local point `point` lies in front of the viewer, and not too near to the eye to be drawn.
    func isVisible(_ point: SIMD2<Double>) -> Bool { depth(point) >= Homography.nearestW }

    /// The pixel at which the local point `point` lies.
    func device(_ point: SIMD2<Double>) -> SIMD2<Double> {
        let seen = map.homogeneous(point)
        return SIMD2(seen.x, seen.y) / seen.z
    }

    /// The local point that lies at `pixel`.
    func local(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let point = inverse.homogeneous(pixel)
        return SIMD2(point.x, point.y) / point.z
    }

    /// A linear function of `pixel` that is positive where it shows local points with an x greater than `x`.
    func isBeyond(x: Double, _ pixel: SIMD2<Double>) -> Double {
        let point = inverse.homogeneous(pixel)
        return point.x - x * point.z
    }

    /// The same for y.
    func isBeyond(y: Double, _ pixel: SIMD2<Double>) -> Double {
        let point = inverse.homogeneous(pixel)
        return point.y - y * point.z
    }

    /// Device pixels to the local unit around `point`: the larger of the two axes' stretches; 1 behind the viewer.
    func scale(at point: SIMD2<Double>) -> Double {
        guard isVisible(point) else { return 1 }
        let place = device(point)
        let alongX = (SIMD2(map.m11, map.m12) - place * map.m13) / depth(point)
        let alongY = (SIMD2(map.m21, map.m22) - place * map.m23) / depth(point)
        return max((alongX * alongX).sum(), (alongY * alongY).sum()).squareRoot()
    }

    private func depth(_ point: SIMD2<Double>) -> Double { map.homogeneous(point).z }
}

extension Homography {
    fileprivate func homogeneous(_ point: SIMD2<Double>) -> SIMD3<Double> {
        homogeneous(CGPoint(x: point.x, y: point.y))
    }
}
