import CKernels

/// Draws images whose texels lie along the pixel grid.
struct UprightImagePainter: ~Copyable {
    /// Texel positions of the pixels of a row, piece by piece.
    private var pieces = PlainBuffer<TexelPiece>()

    /// Draws the image of `command`.
    mutating func paint(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        with rows: inout RowPainter, into surface: PixelRows
    ) {
        guard command.pointee.image.texels != nil else { return }
        var columns: TexelColumns?
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = rows.span(command, y, area, pass)
            if span.isEmpty { continue }
            let count = span.end - span.start
            if columns?.x != span.start || columns?.count != count {
                columns = TexelColumns(command, x: span.start, count: count)
                columns?.cut(into: &pieces, command)
            }
            guard let columns else { continue }
            let source = fetch(columns, y, command, with: &rows)
            rows.compose(source, span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// The texels for row `y`: first between two rows of the image, then along the row; either step is left out where
    /// positions fall on texels.
    private mutating func fetch(
        _ columns: TexelColumns, _ y: Int, _ command: UnsafePointer<PreparedCommand>,
        with rows: inout RowPainter
    ) -> UnsafePointer<UInt32> {
        let image = command.pointee.image
        let (row, weight) = command.pointee.texelRow(y)
        guard var line = image.texels.map({ $0 + row * image.stride + columns.first }) else {
            return UnsafePointer(rows.scratch.source)
        }
        if weight != 0 {
            let count = columns.last - columns.first + 1
            if count > rows.scratch.texelCapacity { return fetchPixelByPixel(columns, y, command, with: &rows) }
            rows.kernels.pointee.lerp_rows(rows.scratch.texels, line, line + image.stride, weight, count)
            line = UnsafePointer(rows.scratch.texels)
        }
        if let copied = columns.copied { return line + (copied - columns.first) }
        stretch(line, columns, with: &rows)
        return UnsafePointer(rows.scratch.source)
    }

    private mutating func fetchPixelByPixel(
        _ columns: TexelColumns, _ y: Int, _ command: UnsafePointer<PreparedCommand>,
        with rows: inout RowPainter
    ) -> UnsafePointer<UInt32> {
        var row = command.pointee.imageRow(columns.x, y)
        withUnsafePointer(to: command.pointee.image) {
            rows.kernels.pointee.projective(rows.scratch.source, $0, &row, columns.count)
        }
        return UnsafePointer(rows.scratch.source)
    }

    /// Samples `line`, whose first texel is `columns.first`, into `scratch.source`; beyond the image the end texels go on.
    private mutating func stretch(_ line: UnsafePointer<UInt32>, _ columns: TexelColumns, with rows: inout RowPainter) {
        let d = rows.scratch.source
        let inside = columns.inside
        for i in 0..<inside.lowerBound { d[i] = line[columns.before - columns.first] }
        for i in inside.upperBound..<columns.count { d[i] = line[columns.behind - columns.first] }
        for index in 0..<pieces.count {
            let piece = pieces.base + index
            rows.kernels.pointee.resample(
                d + piece.pointee.start, line + piece.pointee.texel, piece.pointee.u, piece.pointee.du,
                piece.pointee.count)
        }
    }
}
