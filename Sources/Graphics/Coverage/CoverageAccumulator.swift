import Foundation

/// The exact area of each pixel within outlines, summed edge by edge.
internal struct CoverageAccumulator: ~Copyable {
    /// The pixels that are summed.
    private let area: PixelArea
    /// By row the change of the coverage from the pixel on the left, with room for one that begins at the right edge.
    private let cells: UnsafeMutablePointer<Float>
    private var pitch: Int { area.width + 2 }

    /// Nothing covered in `area`.
    internal init(_ area: PixelArea) {
        self.area = area
        let count = (area.width + 2) * area.height
        cells = .allocate(capacity: count)
        cells.initialize(repeating: 0, count: count)
    }

    deinit { cells.deallocate() }

    /// Adds the inside of outlines; `forEachLine` hands over their lines, in pixels, each outline closed.
    internal func add(_ forEachLine: ((_ from: CGPoint, _ to: CGPoint) -> Void) -> Void) {
        let rows = CellRows(
            cells: cells, pitch: pitch, top: area.top, minX: area.left, maxX: area.left + area.width)
        let top = Double(area.top)
        let bottom = Double(area.top + area.height)
        forEachLine { from, to in
            guard let edge = Edge(from.x, from.y, to.x, to.y) else { return }
            rows.add(edge, from: max(top, edge.y0), to: min(bottom, edge.y1))
        }
    }

    /// Adds the coverage to that in `mask`, which holds the pixels of `maskArea`, up to full coverage, once.
    ///
    /// Without smooth edges a pixel is covered wholly or not at all.
    internal consuming func add(to mask: AlphaMask, of maskArea: PixelArea, isSmooth: Bool = true) {
        let corner = mask.base + area.left - maskArea.left + (area.top - maskArea.top) * mask.bytesPerRow
        for y in 0..<area.height {
            let row = cells + y * pitch
            sum(row)
            if !isSmooth { for x in 0..<area.width { row[x] = row[x] < 0.5 ? 0 : 1 } }
            add(row, to: corner + y * mask.bytesPerRow)
        }
    }

    /// Replaces the changes of a row by fractions that are covered.
    private func sum(_ row: UnsafeMutablePointer<Float>) {
        var sum: Float = 0
        for x in 0..<area.width {
            sum += row[x]
            // Overlapping outlines cover no more than all; the direction does not matter.
            let fraction = abs(sum)
            row[x] = fraction < 1 ? fraction : 1
        }
    }

    /// Adds fractions of a row to the coverage in `bytes`.
    private func add(_ row: UnsafeMutablePointer<Float>, to bytes: UnsafeMutablePointer<UInt8>) {
        for x in 0..<area.width {
            // The sum's last bits are the level, rounded: without a conversion, several pixels are added at once.
            let level = (row[x] * 255 + 0x1p23).bitPattern & 0x1FF
            bytes[x] = UInt8(truncatingIfNeeded: min(255, UInt32(bytes[x]) &+ level))
        }
    }
}
