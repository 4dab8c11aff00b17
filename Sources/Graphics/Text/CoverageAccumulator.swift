import Foundation

/// The exact area of each pixel within outlines, summed edge by edge.
///
/// An edge adds to each row that it crosses what lies to the right of it, signed by its direction: the sum of a row from the
/// left on is the coverage. (Raph Levien, Inside the fastest font renderer in the world, 2016.)
internal struct CoverageAccumulator {
    /// The pixels that are summed.
    private let area: PixelArea
    /// By row the change of the coverage from the pixel on the left, with room for one that begins at the right edge.
    private var changes: [Float]

    /// Nothing covered in `area`.
    internal init(_ area: PixelArea) {
        self.area = area
        changes = Array(repeating: 0, count: (area.width + 2) * area.height)
    }

    /// Adds the inside of outlines; `forEachLine` hands over their lines, in pixels, each outline closed.
    internal mutating func add(_ forEachLine: ((_ from: CGPoint, _ to: CGPoint) -> Void) -> Void) {
        let area = area
        let corner = CGPoint(x: area.left, y: area.top)
        changes.withUnsafeMutableBufferPointer { changes in
            forEachLine { from, to in
                let edge = Edge(
                    from: SIMD2(from.x - corner.x, from.y - corner.y), to: SIMD2(to.x - corner.x, to.y - corner.y))
                Self.add(edge, to: changes, in: area)
            }
        }
    }

    /// Adds the coverage to that in `mask`, which holds the pixels of `maskArea`, up to full coverage.
    ///
    /// Without smooth edges a pixel is covered wholly or not at all.
    internal func add(to mask: AlphaMask, of maskArea: PixelArea, isSmooth: Bool = true) {
        let corner = mask.base + area.left - maskArea.left + (area.top - maskArea.top) * mask.bytesPerRow
        changes.withUnsafeBufferPointer { changes in
            for y in 0..<area.height {
                let row = corner + y * mask.bytesPerRow
                var sum: Float = 0
                for x in 0..<area.width {
                    sum += changes[y * (area.width + 2) + x]
                    // Overlapping outlines cover no more than all; the direction does not matter.
                    let fraction = min(abs(sum), 1)
                    let coverage = (isSmooth ? fraction : fraction.rounded()) * 255 + 0.5
                    guard coverage >= 1 else { continue }
                    row[x] = UInt8(min(255, Int(row[x]) + Int(coverage)))
                }
            }
        }
    }

    /// One side of an outline, downwards.
    private struct Edge {
        var start: SIMD2<Double>
        var end: SIMD2<Double>
        var sign: Double

        init(from: SIMD2<Double>, to: SIMD2<Double>) {
            let isUpwards = from.y > to.y
            start = isUpwards ? to : from
            end = isUpwards ? from : to
            sign = isUpwards ? -1 : 1
        }
    }

    private static func add(_ edge: Edge, to changes: UnsafeMutableBufferPointer<Float>, in area: PixelArea) {
        var y = max(0, edge.start.y)
        let end = min(Double(area.height), edge.end.y)
        guard y < end else { return }
        let stride = area.width + 2
        let slope = (edge.end.x - edge.start.x) / (edge.end.y - edge.start.y)
        while y < end {
            let row = Int(y)
            let bottom = min(Double(row + 1), end)
            // From the start each time, so that no error adds up.
            let x = edge.start.x + (y - edge.start.y) * slope
            let next = edge.start.x + (bottom - edge.start.y) * slope
            let cells = UnsafeMutableBufferPointer(rebasing: changes[row * stride..<(row + 1) * stride])
            cover(min(x, next), max(x, next), amount: (bottom - y) * edge.sign, in: cells)
            y = bottom
        }
    }

    /// Adds `amount` of a row to the right of a side that goes from `low` to `high` within the row.
    ///
    /// A stretch on the left of the area covers the whole row; one on the right of it covers nothing.
    private static func cover(
        _ low: Double, _ high: Double, amount: Double, in cells: UnsafeMutableBufferPointer<Float>
    ) {
        let right = Double(cells.count - 2)
        if low >= 0, high <= right { return spread(low, high, amount, in: cells) }
        if high <= 0 { return spread(0, 0, amount, in: cells) }
        if low >= right { return }
        let perPixel = amount / (high - low)
        if low < 0 { spread(0, 0, -low * perPixel, in: cells) }
        let start = max(0, low)
        let end = min(right, high)
        spread(start, end, (end - start) * perPixel, in: cells)
    }

    /// Adds `amount` to the right of a side within the area.
    private static func spread(
        _ low: Double, _ high: Double, _ amount: Double, in cells: UnsafeMutableBufferPointer<Float>
    ) {
        let first = Int(low)
        let last = Int(high)
        if first == last {
            // The pixel is not covered to the left of the middle of the side.
            let free = (low + high) / 2 - Double(first)
            cells[first] += Float(amount * (1 - free))
            cells[first + 1] += Float(amount * free)
            return
        }
        let slope = amount / (high - low)
        // The coverage up to the right edge of a pixel is the area of the side above it: half a square in the first one.
        let start = Double(first + 1) - low
        var covered = slope * start * start / 2
        cells[first] += Float(covered)
        for cell in first + 1..<max(first + 1, last) {
            let whole = slope * (Double(cell) + 0.5 - low)
            cells[cell] += Float(whole - covered)
            covered = whole
        }
        let rest = high - Double(last)
        let whole = amount - slope * rest * rest / 2
        cells[last] += Float(whole - covered)
        cells[last + 1] += Float(amount - whole)
    }
}
