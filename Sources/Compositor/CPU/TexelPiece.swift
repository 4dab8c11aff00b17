/// A run of pixels whose fixed-point steps are counted from a column that does not depend on where the run starts.
struct TexelPiece: BitwiseCopyable {
    /// The first pixel, counted from that of the columns, and how many there are.
    let start, count: Int
    /// What `u` is counted from: a texel, counted from the first one of the columns.
    let texel: Int
    let u, du: Int32
}
