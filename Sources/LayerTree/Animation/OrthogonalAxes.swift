/// The three axes of a linear map made orthogonal (Gram and Schmidt), with the lengths and shears that this took away.
///
/// The rows of the map are `scale.x · x`, `scale.y · (skew.x · x + y)` and `scale.z · (skew.y · x + skew.z · y + z)`.
struct OrthogonalAxes {
    private(set) var x: SIMD3<Double>
    private(set) var y: SIMD3<Double>
    private(set) var z: SIMD3<Double>
    private(set) var scale: SIMD3<Double>
    /// xy, xz, yz.
    private(set) var skew: SIMD3<Double>

    /// The axes of the map with the given rows, which are linearly independent.
    init(_ row0: SIMD3<Double>, _ row1: SIMD3<Double>, _ row2: SIMD3<Double>) {
        let lengthX = row0.length
        x = row0 / lengthX
        let xy = x.dot(row1)
        let onlyY = row1 - x * xy
        let lengthY = onlyY.length
        y = onlyY / lengthY
        let xz = x.dot(row2)
        let yz = y.dot(row2)
        let onlyZ = row2 - x * xz - y * yz
        let lengthZ = onlyZ.length
        z = onlyZ / lengthZ
        scale = SIMD3(lengthX, lengthY, lengthZ)
        skew = SIMD3(xy / lengthY, xz / lengthZ, yz / lengthZ)
    }

    /// Turns a mirrored basis into one that a rotation can reach: the axis that points back most is reversed.
    mutating func unmirror() {
        guard x.dot(y.cross(z)) < 0 else { return }
        if x.x <= y.y, x.x <= z.z {
            x = -x
            scale.x = -scale.x
            skew.x = -skew.x
            skew.y = -skew.y
        } else if y.y <= z.z {
            y = -y
            scale.y = -scale.y
            skew.x = -skew.x
            skew.z = -skew.z
        } else {
            z = -z
            scale.z = -scale.z
            skew.y = -skew.y
            skew.z = -skew.z
        }
    }
}

extension SIMD3<Double> {
    func dot(_ other: Self) -> Double { (self * other).sum() }
    var length: Double { dot(self).squareRoot() }
    func cross(_ o: Self) -> Self { SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }
}

extension SIMD4<Double> {
    var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
