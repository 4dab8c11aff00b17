/// The region that limits a command, or that a clip lets through, prepared to be scanned row by row.
struct Shape: BitwiseCopyable {
    enum Kind: BitwiseCopyable {
        /// Everything.
        case unlimited
        /// The rectangle `low` to `high`.
        case upright
        /// The convex outline whose edges stand in `ShapeTable.edges`, each side from its top to its bottom: one side from
        /// `first` up to `middle`, the other one from there up to `end`.
        case convex
        /// The same with at most four edges.
        case quad
        /// The convex outline, of which only pixels count that lie on the right side of the planes from `firstCut` up to
        /// `lastCut`, in `ShapeTable.cuts`.
        case cut
    }

    var kind: Kind
    var lowX = 0.0, lowY = 0.0, highX = 0.0, highY = 0.0
    var first = 0, middle = 0, end = 0
    /// Between these rows a convex outline goes straight down on both sides, at `lowX` and `highX`.
    var straightTop = Double.infinity, straightBottom = -Double.infinity

    var firstCut = 0, lastCut = 0
    /// The index in `ShapeTable.sides` of a quad's edges in most of its rows; -1 without any.
    var sidesIndex = -1

    static let unlimited = Shape(kind: .unlimited)
}

/// The pixels of one row that a shape covers: none before `start`, some of each up to `fullStart`, all of each up to
/// `fullEnd`, some of each up to `end`. Ascending; the mask holds coverage for those in part covered only.
struct RowSpan: BitwiseCopyable {
    var start, fullStart, fullEnd, end: Int

    static let none = RowSpan(start: 0, fullStart: 0, fullEnd: 0, end: 0)

    var isEmpty: Bool { start >= end }
}
