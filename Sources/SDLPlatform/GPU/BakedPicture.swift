/// A picture of something that triangles cannot draw, and the local rectangle over which it is spread.
struct BakedPicture {
    let texture: GPUTexture
    let origin, size: SIMD2<Double>
    /// The quad that it was baked for, in local units: smaller than that of the command where the middle is to be stretched.
    let quad: SIMD2<Double>
}
