import Foundation
import Graphics

/// A turn in space as a unit quaternion.
struct Quaternion {
    var x, y, z, w: Double

    /// The turn whose matrix has these orthonormal rows, in the row-vector convention.
    init(rows r0: SIMD3<Double>, _ r1: SIMD3<Double>, _ r2: SIMD3<Double>) {
        let trace = r0.x + r1.y + r2.z
        if trace > 0 {
            let s = 0.5 / (trace + 1).squareRoot()
            self.init(x: (r1.z - r2.y) * s, y: (r2.x - r0.z) * s, z: (r0.y - r1.x) * s, w: 0.25 / s)
        } else if r0.x > r1.y, r0.x > r2.z {
            let s = 2 * max(0, 1 + r0.x - r1.y - r2.z).squareRoot()
            self.init(x: 0.25 * s, y: (r0.y + r1.x) / s, z: (r0.z + r2.x) / s, w: (r1.z - r2.y) / s)
        } else if r1.y > r2.z {
            let s = 2 * max(0, 1 + r1.y - r0.x - r2.z).squareRoot()
            self.init(x: (r0.y + r1.x) / s, y: 0.25 * s, z: (r1.z + r2.y) / s, w: (r2.x - r0.z) / s)
        } else {
            let s = 2 * max(0, 1 + r2.z - r0.x - r1.y).squareRoot()
            self.init(x: (r0.z + r2.x) / s, y: (r1.z + r2.y) / s, z: 0.25 * s, w: (r0.y - r1.x) / s)
        }
    }

    /// The turn by `angles.x` about x, then by `angles.y` about y, then by `angles.z` about z, in radians.
    init(angles: SIMD3<Double>) {
        let x = CATransform3DMakeRotation(angles.x, 1, 0, 0)
        let y = CATransform3DMakeRotation(angles.y, 0, 1, 0)
        let z = CATransform3DMakeRotation(angles.z, 0, 0, 1)
        let m = CATransform3DConcat(CATransform3DConcat(x, y), z)
        self.init(rows: m.row1.xyz, m.row2.xyz, m.row3.xyz)
    }

    /// The angles about x, y and z, each within -π...π, that make this turn in that order.
    var angles: SIMD3<Double> { Self.angles(of: matrix) }

    /// The angles of a matrix that turns, and scales all axes alike.
    ///
    /// Each turn can be made in two ways; the one that needs less of x and z is taken, so that a turn about y alone is
    /// read as one even beyond a quarter.
    static func angles(of m: Matrix4) -> SIMD3<Double> {
        let a = m.rows.0
        let b = m.rows.1
        let c = m.rows.2
        let x = atan2(b.z, c.z)
        let y = atan2(-a.z, (a.x * a.x + a.y * a.y).squareRoot())
        let z = atan2(a.y, a.x)
        func opposite(_ angle: Double) -> Double { angle - (angle < 0 ? -.pi : .pi) }
        let otherX = opposite(x)
        let otherZ = opposite(z)
        let isShorter = abs(otherX) + abs(otherZ) < abs(x) + abs(z) - 1e-9
        return isShorter ? SIMD3(otherX, -opposite(y), otherZ) : SIMD3(x, y, z)
    }

    init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }

    /// Spherical interpolation along the shorter way (Shoemake 1985); fractions outside 0...1 turn on.
    func interpolated(to end: Quaternion, by fraction: Double) -> Quaternion {
        var product = x * end.x + y * end.y + z * end.z + w * end.w
        let sign: Double = product < 0 ? -1 : 1
        product = min(1, abs(product))
        let angle = acos(product)
        guard angle > 1e-9 else { return end }
        let a = sin((1 - fraction) * angle) / sin(angle)
        let b = sign * sin(fraction * angle) / sin(angle)
        return Quaternion(x: a * x + b * end.x, y: a * y + b * end.y, z: a * z + b * end.z, w: a * w + b * end.w)
    }

    var matrix: Matrix4 {
        var m = Matrix4.identity
        m.rows.0 = SIMD4(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0)
        m.rows.1 = SIMD4(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0)
        m.rows.2 = SIMD4(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0)
        return m
    }
}
