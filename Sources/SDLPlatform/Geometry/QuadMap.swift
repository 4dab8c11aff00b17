import Compositor
import Graphics

/// The map from a local space to the device, affine or perspective, and its inverse.
///
/// A row holds the factors of x, of y, and the constant; a point is divided by the value of the third row.
struct QuadMap: Hashable, Sendable {
    typealias Rows = (x: SIMD3<Double>, y: SIMD3<Double>, w: SIMD3<Double>)

    private let x, y, w: SIMD3<Double>
    private let inverseX, inverseY, inverseW: SIMD3<Double>

    /// The map with the given rows; nil where it collapses or is not finite.
    init?(_ rows: Rows) {
        let (x, y, w) = rows
        let yw = Self.cross(y, w)
        let wx = Self.cross(w, x)
        let xy = Self.cross(x, y)
        let determinant = (x * yw).sum()
        guard determinant.isFinite, determinant != 0, (1 / determinant).isFinite else { return nil }
        self.x = x
        self.y = y
        self.w = w
        inverseX = SIMD3(yw.x, wx.x, xy.x) / determinant
        inverseY = SIMD3(yw.y, wx.y, xy.y) / determinant
        inverseW = SIMD3(yw.z, wx.z, xy.z) / determinant
    }

    /// The map of `quad` in `list`; nil where it collapses, is not finite, or names a map that is not there.
    init?(_ quad: RoundedQuad, in list: DrawList) {
        if quad.homography == 0 {
            self.init(
                (
                    SIMD3(Double(quad.a), Double(quad.c), Double(quad.tx)),
                    SIMD3(Double(quad.b), Double(quad.d), Double(quad.ty)), SIMD3(0, 0, 1)
                ))
        } else if Int(quad.homography) < list.homographies.count {
            self.init(list.homographies[Int(quad.homography)].rows)
        } else {
            return nil
        }
    }

    /// Whether lines that are parallel stay so: pictures need no perspective.
    var isAffine: Bool { w.x == 0 && w.y == 0 }

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
        let homogeneous = SIMD3(point, 1)
        return SIMD2((x * homogeneous).sum(), (y * homogeneous).sum()) / depth(point)
    }

    /// The local point that lies at `pixel`.
    func local(_ pixel: SIMD2<Double>) -> SIMD2<Double> {
        let homogeneous = SIMD3(pixel, 1)
        let divisor = (inverseW * homogeneous).sum()
        return SIMD2((inverseX * homogeneous).sum(), (inverseY * homogeneous).sum()) / divisor
    }

    /// A linear function of `pixel` that is positive where it shows local points with an x greater than `x`.
    func isBeyond(x: Double, _ pixel: SIMD2<Double>) -> Double { ((inverseX - inverseW * x) * SIMD3(pixel, 1)).sum() }

    /// The same for y.
    func isBeyond(y: Double, _ pixel: SIMD2<Double>) -> Double { ((inverseY - inverseW * y) * SIMD3(pixel, 1)).sum() }

    /// Device pixels to the local unit around `point`: the larger of the two axes' stretches; 1 behind the viewer.
    func scale(at point: SIMD2<Double>) -> Double {
        guard isVisible(point) else { return 1 }
        let place = device(point)
        let alongX = (SIMD2(x.x, y.x) - place * w.x) / depth(point)
        let alongY = (SIMD2(x.y, y.y) - place * w.y) / depth(point)
        return max((alongX * alongX).sum(), (alongY * alongY).sum()).squareRoot()
    }

    private func depth(_ point: SIMD2<Double>) -> Double { (w * SIMD3(point, 1)).sum() }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

extension Homography {
    fileprivate var rows: QuadMap.Rows { (SIMD3(m11, m21, m31), SIMD3(m12, m22, m32), SIMD3(m13, m23, m33)) }
}
