/// The bands of a prepared pass that are to be painted, in memory that outlives the painting.
struct BandJob: BitwiseCopyable {
    var pass: UnsafePointer<PreparedPass>
    var bands: UnsafePointer<PixelRect>
    var count: Int
    var isFirst: Bool
    /// All of the target; each band is a part of it.
    var target: PixelRows

    /// Paints band `index`.
    func paint(_ index: Int, with painter: inout BandPainter) {
        painter.paint(pass.pointee, isFirst: isFirst, into: target.part(bands[index]))
    }
}
