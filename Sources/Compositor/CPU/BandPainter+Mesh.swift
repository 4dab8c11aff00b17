import CKernels

extension BandPainter {
    /// Draws the triangles of a mesh in order, without smoothing their edges.
    mutating func paintMesh(
        _ command: UnsafePointer<PreparedCommand>, _ area: PixelRect, _ pass: borrowing PreparedPass,
        into surface: PixelRows
    ) {
        let rows = Int(area.minY)..<Int(area.maxY)
        var texture = command.pointee
        for index in command.pointee.first..<(command.pointee.first + command.pointee.count) {
            let corners = pass.triangles.base[index]
            guard
                let triangle = MeshTriangle(
                    pass.vertices.base[Int(corners.x)], pass.vertices.base[Int(corners.y)],
                    pass.vertices.base[Int(corners.z)])
            else { continue }
            (texture.u, texture.v) = (triangle.u, triangle.v)
            for y in triangle.rows.clamped(to: rows) {
                let limit = span(command, y, area, pass)
                if limit.isEmpty { continue }
                let columns = triangle.columns(y, within: limit.start..<limit.end)
                if columns.isEmpty { continue }
                withUnsafePointer(to: texture) { fetch(triangle, $0, columns.lowerBound, y, columns.count) }
                compose(
                    UnsafePointer(scratch.source), limit.narrowed(to: columns), y, command, minX: Int(area.minX),
                    into: surface)
            }
        }
    }

    /// The texels of a run of pixels, times the colours of the triangle's corners.
    private func fetch(
        _ triangle: MeshTriangle, _ texture: UnsafePointer<PreparedCommand>, _ x: Int, _ y: Int, _ n: Int
    ) {
        if texture.pointee.image.texels == nil {
            scratch.source.update(repeating: 0xFFFF_FFFF, count: n)
        } else {
            fetchAffine(texture, x, y, n)
        }
        guard texture.pointee.isTinted else { return }
        let start = triangle.color + triangle.colorX * (Float(x) + 0.5) + triangle.colorY * (Float(y) + 0.5)
        withUnsafeBytes(of: (start, triangle.colorX)) { bytes in
            guard let colors = bytes.baseAddress?.assumingMemoryBound(to: Float.self) else { return }
            pixels_modulate(scratch.source, colors, colors + 4, n)
        }
    }
}

extension RowSpan {
    /// The part within `columns`, which lie within the span.
    func narrowed(to columns: Range<Int>) -> RowSpan {
        func held(_ x: Int) -> Int { min(max(x, columns.lowerBound), columns.upperBound) }
        return RowSpan(
            start: columns.lowerBound, fullStart: held(fullStart), fullEnd: held(fullEnd), end: columns.upperBound)
    }
}
