import CKernels

/// A span of a mesh as far as it is drawn.
struct MeshPiece: BitwiseCopyable {
    var plane: UnsafePointer<MeshPlane>
    /// As in `MeshSpan`.
    var start, end: Int32
    var low, high: Int32
    /// All pixels from `low` to `high` are covered whole.
    var isWhole: Bool
}

/// The spans of a mesh in one row, in the order of drawing.
struct MeshRow: ~Copyable {
    var pieces = PlainBuffer<MeshPiece>()

    /// Takes in the spans from `first` on, as far as they lie within `limit`.
    mutating func gather(
        from first: Int32, _ limit: RowSpan, _ meshes: borrowing MeshTable, _ masks: borrowing MeshMasks, minX: Int
    ) {
        pieces.removeAll()
        let left = Int32(limit.start)
        let right = Int32(limit.end)
        let minX = Int32(minX)
        let isLimited = limit.start < limit.fullStart || limit.fullEnd < limit.end
        var next = first
        while next >= 0 {
            let span = meshes.spans.base + Int(next)
            next = span.pointee.next
            // The same triangles' spans in the rows below.
            prefetch(span + 4)
            let low = max(left, span.pointee.low)
            let high = min(right, span.pointee.high)
            if low >= high { continue }
            let start = max(low, min(high, span.pointee.start))
            let end = max(low, min(high, span.pointee.end))
            let plane = meshes.planes.plane(at: span.pointee.plane)
            let isWhole =
                low == start && high == end && !isLimited
                && masks.isWhole(span.pointee.side, low &- minX, high &- minX)
            pieces.append(
                MeshPiece(plane: plane, start: start, end: end, low: low, high: high, isWhole: isWhole))
        }
    }

    /// Cuts off what opaque spans that are drawn later cover whole.
    mutating func removeHidden(_ masks: borrowing MeshMasks, minX: Int) {
        // Columns that the spans looked at so far cover without a gap, and others, not yet next to those.
        var low = Int32.max
        var high = Int32.min
        var otherLow = Int32.max
        var otherHigh = Int32.min
        for index in stride(from: pieces.count - 1, through: 0, by: -1) {
            let piece = pieces.base + index
            var start = piece.pointee.start
            var end = piece.pointee.end
            if piece.pointee.isWhole {
                if start >= low, end <= high {
                    piece.pointee.high = piece.pointee.low
                    continue
                }
                piece.pointee.cutOff(low, high)
            } else {
                let side = piece.pointee.plane.pointee.side
                let run = masks.longestRun(side, Int(start) - minX, Int(end) - minX)
                if run.isEmpty { continue }
                start = Int32(run.lowerBound + minX)
                end = Int32(run.upperBound + minX)
            }
            if start <= otherHigh, end >= otherLow { (start, end) = (min(start, otherLow), max(end, otherHigh)) }
            if low > high || (start <= high && end >= low) {
                low = min(low, start)
                high = max(high, end)
            } else {
                otherLow = start
                otherHigh = end
            }
        }
    }
}

extension MeshPiece {
    /// Leaves away what lies in columns `hiddenLow` to `hiddenHigh`, unless that is in the middle.
    @inline(__always)
    fileprivate mutating func cutOff(_ hiddenLow: Int32, _ hiddenHigh: Int32) {
        if start >= hiddenLow, start < hiddenHigh { start = hiddenHigh }
        if end <= hiddenHigh, end > hiddenLow { end = hiddenLow }
        low = start
        high = end
    }
}
