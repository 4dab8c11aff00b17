/// A span of a mesh as far as it is drawn.
struct MeshPiece: BitwiseCopyable {
    var plane: UnsafePointer<MeshPlane>
    /// As in `MeshSpan`.
    var start, end: Int32
    var low, high: Int32
}

/// The spans of a mesh in one row, in the order of drawing.
struct MeshRow: ~Copyable {
    var pieces = PlainBuffer<MeshPiece>()

    /// Takes in the spans from `first` on, as far as they lie within `limit`.
    mutating func gather(from first: Int32, _ limit: RowSpan, _ meshes: borrowing MeshTable) {
        pieces.removeAll()
        let (left, right) = (Int32(limit.start), Int32(limit.end))
        var next = first
        while next >= 0 {
            let span = meshes.spans.base + Int(next)
            next = span.pointee.next
            let (low, high) = (max(left, span.pointee.low), min(right, span.pointee.high))
            if low >= high { continue }
            pieces.append(
                MeshPiece(
                    plane: UnsafePointer(meshes.planes.base + Int(span.pointee.plane)),
                    start: max(low, min(high, span.pointee.start)), end: max(low, min(high, span.pointee.end)),
                    low: low, high: high))
        }
    }

    /// Cuts off what opaque spans that are drawn later cover whole.
    mutating func removeHidden(_ masks: borrowing MeshMasks, minX: Int) {
        // Columns that the spans looked at so far cover without a gap, and others, not yet next to those.
        var (hidden, other) = (ColumnRange.none, ColumnRange.none)
        for index in stride(from: pieces.count - 1, through: 0, by: -1) {
            let piece = pieces.base + index
            let side = piece.pointee.plane.pointee.side
            let whole = masks.whole(side, Int(piece.pointee.low) - minX, Int(piece.pointee.high) - minX)
            var covered = ColumnRange(
                low: max(piece.pointee.start, Int32(whole.lowerBound + minX)),
                high: min(piece.pointee.end, Int32(whole.upperBound + minX)))
            if whole.count == piece.pointee.high - piece.pointee.low {
                // No outline is near.
                (piece.pointee.low, piece.pointee.high) = (piece.pointee.start, piece.pointee.end)
                piece.pointee.cutOff(hidden)
            }
            if covered.isEmpty { continue }
            if hidden.touches(covered) {
                hidden.join(covered)
            } else {
                if other.touches(covered) { covered.join(other) }
                other = covered
            }
            if hidden.isEmpty || hidden.touches(other) {
                hidden.join(other)
                other = .none
            }
        }
    }
}

extension MeshPiece {
    /// Leaves away what lies in `hidden`, unless that is in the middle.
    fileprivate mutating func cutOff(_ hidden: ColumnRange) {
        if start >= hidden.low, start < hidden.high { start = min(end, hidden.high) }
        if end <= hidden.high, end > hidden.low { end = max(start, hidden.low) }
        (low, high) = (start, end)
    }
}

/// Columns from `low` to `high`; the empty range is low above high.
private struct ColumnRange {
    var low: Int32, high: Int32

    static let none = ColumnRange(low: .max, high: .min)

    var isEmpty: Bool { low >= high }

    /// Whether both together leave no gap; nothing touches the empty range.
    func touches(_ other: ColumnRange) -> Bool { !isEmpty && !other.isEmpty && low <= other.high && other.low <= high }

    mutating func join(_ other: ColumnRange) { (low, high) = (min(low, other.low), max(high, other.high)) }
}
