import Graphics

/// The pictures of open layers, each for one band, in memory that is kept.
struct LayerStack: ~Copyable {
    private var parents = PlainBuffer<PixelRows>()
    private var depth = 0
    private var buffers: [PixelBuffer] = []

    mutating func removeAll() {
        parents.removeAll()
        depth = 0
    }

    /// Opens a layer, which will be drawn into `rows` when it ends, and returns its own rows: transparent, or where it
    /// `isCovered` by what is drawn first with anything in them.
    mutating func push(_ rows: PixelRows, _ rect: PixelRect, isCovered: Bool) -> PixelRows {
        depth += 1
        parents.append(rows)
        if buffers.count < depth { buffers.append(PixelBuffer(width: 0, height: 0)) }
        if buffers[depth - 1].width < rect.width || buffers[depth - 1].height < rect.height {
            // Twice as wide at once: what grows from frame to frame finds room in most of them.
            buffers[depth - 1] = PixelBuffer(
                width: max(rect.width, 2 * buffers[depth - 1].width), height: max(rect.height, BandPainter.rows))
        }
        let buffer = buffers[depth - 1]
        let layer = PixelRows(base: buffer.base, bytesPerRow: buffer.bytesPerRow, rect: rect)
        if !isCovered { layer.clear() }
        return layer
    }

    /// Closes the innermost layer, and returns the rows that it is drawn into.
    mutating func pop() -> PixelRows {
        depth -= 1
        return parents.removeLast()
    }
}
