/// A vertex of a mesh on the device.
struct MeshVertex: BitwiseCopyable {
    /// Device pixels; not a number where the vertex lies behind the viewer.
    var x, y: Double
    /// Texels, whose centres lie at whole numbers; 0 without an image.
    var u, v: Double
    /// Multiplies the texels: blue, green, red and alpha, the first three multiplied by the last.
    var color: SIMD4<Float>
}
