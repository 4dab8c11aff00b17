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

    /// Opens a layer, which will be drawn into `rows` when it ends.
    mutating func push(_ rows: PixelRows) {
        depth += 1
        parents.append(rows)
    }

    /// Transparent rows for the layer that was last begun.
    mutating func makeRows(_ rect: PixelRect) -> PixelRows {
        if buffers.count < depth { buffers.append(PixelBuffer(width: 0, height: 0)) }
        if buffers[depth - 1].width < rect.width || buffers[depth - 1].height < rect.height {
            // Twice as wide at once: what grows from frame to frame finds room in most of them.
            buffers[depth - 1] = PixelBuffer(
                width: max(rect.width, 2 * buffers[depth - 1].width), height: max(rect.height, BandPainter.rows))
        }
        let buffer = buffers[depth - 1]
        for y in 0..<rect.height {
            (buffer.base + y * buffer.bytesPerRow).initializeMemory(
                as: UInt8.self, repeating: 0, count: rect.width * 4)
        }
        return PixelRows(base: buffer.base, bytesPerRow: buffer.bytesPerRow, rect: rect)
    }

    /// Closes the innermost layer, and returns the rows that it is drawn into.
    mutating func pop() -> PixelRows {
        depth -= 1
        return parents.removeLast()
    }
}
