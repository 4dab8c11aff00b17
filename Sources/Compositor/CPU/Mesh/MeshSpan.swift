import Graphics

/// A run of pixels of one row that a mesh draws from one plane.
struct MeshSpan: BitwiseCopyable {
    /// In `MeshPlanes`; -1 for the head of a row.
    var plane: Int32
    /// See `MeshPlane.side`.
    var side: Int8
    /// The pixels whose centres lie in the triangles.
    var start, end: Int32
    /// These and the pixels around them that the triangles' outline touches.
    var low, high: Int32
    /// The next span of the row, drawn after this one; -1 at the end.
    var next: Int32 = -1

    static let head = MeshSpan(plane: -1, side: 0, start: 0, end: 0, low: 0, high: 0)
}

/// An edge beyond which a mesh, or the side of it that faces the viewer, does not go on.
struct MeshOutline: BitwiseCopyable {
    /// Its direction is positive where the mesh lies to the right.
    var edge: Edge
    /// See `MeshPlane.side`.
    var side: Int8
    /// The mesh turns over here, and the side that comes later covers the pixels that the edge touches.
    var isCovered: Bool
}

/// A horizontal edge of the same kind, which covers nothing of any pixel's width.
struct MeshLevel: BitwiseCopyable {
    var y, low, high: Double
    /// See `MeshPlane.side`.
    var side: Int8
}

/// The geometry of a mesh command: its rows, and its ranges in the lists of `MeshTable`.
struct MeshRecord: BitwiseCopyable {
    /// The row whose head is span `firstHead`; the heads of the other rows follow.
    var firstRow: Int
    var rowCount: Int
    var firstHead: Int
    var firstOutline: Int
    var outlineCount = 0
    var firstLevel: Int
    var levelCount = 0
}

/// An edge of a triangle, followed from row to row; x in 32.32 fixed-point numbers.
struct MeshSide: BitwiseCopyable {
    /// Rows whose centres the edge crosses.
    var first: Int, last: Int
    /// The x at which it crosses the centre of row `first`, and the change of x per row.
    var x: Int64, step: Int64

    static let none = MeshSide(first: 0, last: 0, x: 0, step: 0)
    private static let one = 4_294_967_296.0

    /// The part of the edge from `p` to `q` within rows `top` to `bottom`; nil where it crosses no row's centre there.
    ///
    /// It is computed from the upper end whichever triangle it belongs to, so that neighbours agree on it.
    @inline(__always)
    init?(_ p: UnsafePointer<MeshVertex>, _ q: UnsafePointer<MeshVertex>, top: Int, bottom: Int) {
        let (upper, lower) = p.pointee.y < q.pointee.y ? (p, q) : (q, p)
        let x0 = upper.pointee.x
        let y0 = upper.pointee.y
        let y1 = lower.pointee.y
        first = max(top, (y0 - 0.5).wholeAbove)
        last = min(bottom, (y1 - 0.5).wholeAbove)
        if first >= last { return nil }
        let slope = (lower.pointee.x - x0) / (y1 - y0)
        x = Int64((x0 + (Double(first) + 0.5 - y0) * slope) * Self.one)
        // An edge as flat as the limit crosses one row at most.
        step = Int64(max(-PlacedMesh.farthest, min(PlacedMesh.farthest, slope)) * Self.one)
    }

    init(first: Int, last: Int, x: Int64, step: Int64) {
        self.first = first
        self.last = last
        self.x = x
        self.step = step
    }

    /// The first column whose centre is not left of `x`: a centre on an edge belongs to the triangle on its right.
    @inline(__always)
    static func column(_ x: Int64) -> Int32 { Int32(truncatingIfNeeded: (x &+ 0x7FFF_FFFF) >> 32) }
}
