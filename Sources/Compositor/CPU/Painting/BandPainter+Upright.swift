import CKernels

extension BandPainter {
    /// Draws an image whose texels lie along the pixel grid.
    mutating func paintUpright(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        guard command.pointee.image.texels != nil else { return }
        var columns: TexelColumns?
        for y in Int(area.minY)..<Int(area.maxY) {
            let span = span(command, y, area, pass)
            if span.isEmpty { continue }
            let count = span.end - span.start
            if columns?.x != span.start || columns?.count != count {
                columns = TexelColumns(command, x: span.start, count: count)
                columns?.cut(into: &texelPieces, command)
            }
            guard let columns else { continue }
            compose(fetch(columns, y, command), span, y, command, minX: Int(area.minX), into: surface)
        }
    }

    /// The texels for row `y`: first between two rows of the image, then along the row; either step is left out where
    /// positions fall on texels.
    private mutating func fetch(
        _ columns: TexelColumns, _ y: Int, _ command: UnsafePointer<PreparedCommand>
    ) -> UnsafePointer<UInt32> {
        let image = command.pointee.image
        let (row, weight) = command.pointee.texelRow(y)
        guard var line = image.texels.map({ $0 + row * image.stride + columns.first }) else {
            return UnsafePointer(scratch.source)
        }
        if weight != 0 {
            let count = columns.last - columns.first + 1
            if count > scratch.texelCapacity { return fetchPixelByPixel(columns, y, command) }
            kernels.pointee.lerp_rows(scratch.texels, line, line + image.stride, weight, count)
            line = UnsafePointer(scratch.texels)
        }
        if let copied = columns.copied { return line + (copied - columns.first) }
        stretch(line, columns)
        return UnsafePointer(scratch.source)
    }

    private mutating func fetchPixelByPixel(
        _ columns: TexelColumns, _ y: Int, _ command: UnsafePointer<PreparedCommand>
    ) -> UnsafePointer<UInt32> {
        var row = command.pointee.projectiveRow(columns.x, y)
        withUnsafePointer(to: command.pointee.image) {
            kernels.pointee.projective(scratch.source, $0, &row, columns.count)
        }
        return UnsafePointer(scratch.source)
    }

    /// Samples `line`, whose first texel is `columns.first`, into `scratch.source`; beyond the image the end texels go on.
    private mutating func stretch(_ line: UnsafePointer<UInt32>, _ columns: TexelColumns) {
        let d = scratch.source
        let inside = columns.inside
        for i in 0..<inside.lowerBound { d[i] = line[columns.before - columns.first] }
        for i in inside.upperBound..<columns.count { d[i] = line[columns.behind - columns.first] }
        for index in 0..<texelPieces.count {
            let piece = texelPieces.base + index
            kernels.pointee.resample(
                d + piece.pointee.start, line + piece.pointee.texel, piece.pointee.u, piece.pointee.du,
                piece.pointee.count)
        }
    }
}
