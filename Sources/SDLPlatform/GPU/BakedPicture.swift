/// A picture of something that triangles cannot draw, and the local rectangle over which it is spread.
struct BakedPicture {
    let texture: GPUTexture
    let origin, size: SIMD2<Double>

    @MainActor var bytes: Int { texture.width * texture.height * 4 }
}
