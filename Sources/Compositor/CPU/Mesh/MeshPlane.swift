import CKernels

/// Texel coordinates and colours as linear functions of the pixel's position; triangles that agree share one.
struct MeshPlane: BitwiseCopyable {
    /// The point at which `u`, `v` and `color` hold; in device pixels.
    private var x, y: Double
    private var u, v: Double
    private(set) var ux, uy, vx, vy: Double
    private var color: SIMD4<Float>
    private var colorX = SIMD4<Float>.zero, colorY = SIMD4<Float>.zero
    /// 1 or -1, by the side of the mesh that faces the viewer.
    private(set) var side: Int8
    /// The colour is not 1 throughout.
    private(set) var isTinted: Bool
    /// The same in whole numbers, from the centre of the pixel in this column and row on.
    private var column, row: Int
    /// 32.32 fixed-point numbers, and the steps of u and v along a row as 16.16 ones.
    private var wholeU, wholeUX, wholeUY, wholeV, wholeVX, wholeVY: Int64
    private(set) var du, dv: Int32
    /// As in `Tint`.
    private var tint = SIMD4<Int32>.zero, tintX = SIMD4<Int32>.zero, tintY = SIMD4<Int32>.zero

    /// Of the triangle `a`, `b`, `c`, whose area is not 0.
    init(_ a: MeshVertex, _ b: MeshVertex, _ c: MeshVertex, side: Int8, isTinted: Bool) {
        x = a.x
        y = a.y
        u = a.u
        v = a.v
        color = a.color
        self.side = side
        let bx = b.x - a.x
        let by = b.y - a.y
        let cx = c.x - a.x
        let cy = c.y - a.y
        let scale = 1 / (bx * cy - by * cx)
        let bu = b.u - a.u
        let cu = c.u - a.u
        let bv = b.v - a.v
        let cv = c.v - a.v
        (ux, uy) = ((bu * cy - cu * by) * scale, (cu * bx - bu * cx) * scale)
        (vx, vy) = ((bv * cy - cv * by) * scale, (cv * bx - bv * cx) * scale)
        let one = SIMD4<Float>(repeating: 1)
        self.isTinted = isTinted && !(a.color == one && b.color == one && c.color == one)
        (column, row) = (x.wholeBelow, y.wholeBelow)
        let dx = Double(column) + 0.5 - x
        let dy = Double(row) + 0.5 - y
        wholeUX = Self.fixed(ux)
        wholeUY = Self.fixed(uy)
        wholeVX = Self.fixed(vx)
        wholeVY = Self.fixed(vy)
        wholeU = Self.fixed(u + ux * dx + uy * dy)
        wholeV = Self.fixed(v + vx * dx + vy * dy)
        (du, dv) = (Self.step(ux), Self.step(vx))
        if !self.isTinted { return }
        let q = b.color - a.color
        let r = c.color - a.color
        let size = Float(scale)
        colorX = (q * Float(cy) - r * Float(by)) * size
        colorY = (r * Float(bx) - q * Float(cx)) * size
        tint = Self.fixed(color + colorX * Float(dx) + colorY * Float(dy))
        tintX = Self.fixed(colorX)
        tintY = Self.fixed(colorY)
    }

    private static func fixed(_ value: Double) -> Int64 { Int64(max(-1e9, min(1e9, value)) * 4_294_967_296) }

    /// As `Tint` takes them; beyond 100 there is nothing but the thinnest of triangles.
    @inline(__always)
    private static func fixed(_ color: SIMD4<Float>) -> SIMD4<Int32> {
        // NaN counts as 100.
        func part(_ value: Float) -> Int32 { Int32(max(-100, min(100, value)) * 8_388_608) }
        return SIMD4(part(color.x), part(color.y), part(color.z), part(color.w))
    }

    /// Steps of a whole texel, or of none, are taken as such: over a chunk of pixels that is off by less than 1/64 texel.
    private static func step(_ value: Double) -> Int32 {
        let nearest = Fixed.of(value)
        let whole = ((nearest &+ 32768) >> 16) << 16
        return (nearest &- whole).magnitude <= 3 ? whole : nearest
    }

    /// Whether the plane has the texel coordinates and the colour of `vertex` at its position: within 1/64 texel, and
    /// half a step of 255 in its colour. What holds at the corners of a triangle holds all over it.
    @inline(__always)
    func fits(_ vertex: UnsafePointer<MeshVertex>, isTinted: Bool) -> Bool {
        let dx = vertex.pointee.x - x
        let dy = vertex.pointee.y - y
        let du = u + ux * dx + uy * dy - vertex.pointee.u
        let dv = v + vx * dx + vy * dy - vertex.pointee.v
        let limit = 1.0 / 64
        guard du.magnitude <= limit, dv.magnitude <= limit else { return false }
        if !isTinted { return true }
        let off = color + colorX * Float(dx) + colorY * Float(dy) - vertex.pointee.color
        return (off * off).sum() <= 0.25 / (255 * 255)
    }

    /// u and v at the centre of pixel (`column`, `row`).
    func texel(_ column: Int, _ row: Int) -> (u: Double, v: Double) {
        let dx = Double(column) + 0.5 - x
        let dy = Double(row) + 0.5 - y
        return (u + ux * dx + uy * dy, v + vx * dx + vy * dy)
    }

    /// The same as 16.16 fixed-point numbers; modulo 2^32 where they are too large.
    @inline(__always)
    func wholeTexel(_ column: Int, _ row: Int) -> (u: Int64, v: Int64) {
        let dx = Int64(column - self.column)
        let dy = Int64(row - self.row)
        let u = wholeU &+ wholeUX &* dx &+ wholeUY &* dy
        let v = wholeV &+ wholeVX &* dx &+ wholeVY &* dy
        return ((u &+ 32768) >> 16, (v &+ 32768) >> 16)
    }

    /// The colours from column `column` of row `row` on.
    @inline(__always)
    func tint(_ column: Int, _ row: Int) -> Tint {
        let dx = SIMD4(repeating: Int32(truncatingIfNeeded: column - self.column))
        let dy = SIMD4(repeating: Int32(truncatingIfNeeded: row - self.row))
        let start = tint &+ tintX &* dx &+ tintY &* dy
        return Tint(
            start: (start.x, start.y, start.z, start.w), step: (tintX.x, tintX.y, tintX.z, tintX.w))
    }
}
