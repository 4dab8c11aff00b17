/// The triangles of a mesh on the device, and the box that is drawn; valid while the mesh is added.
struct MeshTriangles: BitwiseCopyable {
    typealias Corner = UnsafePointer<MeshVertex>

    /// Three for each triangle, in `vertices`.
    let indices: UnsafePointer<UInt32>
    /// As in `MeshTopology`.
    let neighbors: UnsafePointer<Int32>
    let isReversed: UnsafePointer<Bool>
    /// As in `PlacedMesh`.
    let vertices: UnsafePointer<MeshVertex>
    let sides: UnsafePointer<Int8>
    let isTinted: Bool
    let box: PixelRect

    @inline(__always)
    func corner(_ id: UInt32) -> Corner { vertices + Int(id) }

    /// The ends of an edge of triangle `index`.
    @inline(__always)
    func ends(of edge: Int, _ index: Int) -> (Corner, Corner) {
        let ids = indices + 3 * index
        return (corner(ids[edge]), corner(ids[edge == 2 ? 0 : edge + 1]))
    }

    /// Whether the corners of triangle `index` go around clockwise as seen.
    @inline(__always)
    func isClockwise(_ index: Int) -> Bool {
        (sides[index] > 0) != isReversed[index]
    }

    /// One bit for each edge of triangle `index` beyond which the same side of the mesh does not go on.
    @inline(__always)
    func outline(of index: Int) -> Int {
        let side = sides[index]
        let beyond = neighbors + 3 * index
        func bit(_ edge: Int) -> Int {
            let other = Int(beyond[edge])
            return other < 0 || sides[other] != side ? 1 << edge : 0
        }
        return bit(0) | bit(1) | bit(2)
    }

    /// Whether some of the corners' rows lie in `box`.
    @inline(__always)
    func isBetween(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) -> Bool {
        max(a.pointee.y, b.pointee.y, max(c.pointee.y, d.pointee.y)) > Double(box.minY)
            && min(a.pointee.y, b.pointee.y, min(c.pointee.y, d.pointee.y)) < Double(box.maxY)
    }

    /// Whether all corners lie left of `box`, or right of it.
    @inline(__always)
    func isBeside(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) -> Bool {
        max(a.pointee.x, b.pointee.x, max(c.pointee.x, d.pointee.x)) <= Double(box.minX)
            || min(a.pointee.x, b.pointee.x, min(c.pointee.x, d.pointee.x)) >= Double(box.maxX)
    }
}
