/// The scale of a mesh's image on the device.
extension MeshTable {
    /// Triangles that are looked at.
    private static let samples = 64

    /// Texels per pixel, along a side: the mean of a sample of the triangles, weighted by area; 0 where none of them
    /// is drawn.
    func texelsPerPixel(_ topology: MeshTopology) -> Double {
        var texels = 0.0
        var pixels = 0.0
        topology.indices.withUnsafeBufferPointer { indices in
            for triangle in stride(from: 0, to: sides.count, by: max(1, sides.count / Self.samples)) {
                if sides.base[triangle] == 0 { continue }
                let a = vertices.base + Int(indices[3 * triangle]), b = vertices.base + Int(indices[3 * triangle + 1])
                let c = vertices.base + Int(indices[3 * triangle + 2])
                pixels += Self.area(a, b, c).magnitude
                let bu = b.pointee.u - a.pointee.u
                let bv = b.pointee.v - a.pointee.v
                texels += (bu * (c.pointee.v - a.pointee.v) - bv * (c.pointee.u - a.pointee.u)).magnitude
            }
        }
        return pixels > 0 ? (texels / pixels).squareRoot() : 0
    }

    /// Converts the texel coordinates to those of an image that was halved `halvings` times: one texel stands for a
    /// square of 2^`halvings` texels.
    mutating func shrinkTexels(halvings: Int) {
        if halvings == 0 { return }
        let size = Double(1 << halvings)
        for index in 0..<vertices.count {
            vertices.base[index].u = (vertices.base[index].u + 0.5) / size - 0.5
            vertices.base[index].v = (vertices.base[index].v + 0.5) / size - 0.5
        }
    }
}
