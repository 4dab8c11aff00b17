/// A run of pixels whose fixed-point steps are counted from a column that does not depend on where the run starts.
struct TexelPiece: BitwiseCopyable {
    /// The first pixel, counted from that of the columns, and how many there are.
    let start, count: Int
    /// The texel that `u` is counted from, as an offset from the first texel of the columns.
    let texel: Int
    let u, du: Int32
}
