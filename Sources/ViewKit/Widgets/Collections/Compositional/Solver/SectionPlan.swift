/// A section of a compositional layout, as it was described; insets of safe areas and margins are added already.
struct SectionPlan: Hashable, Sendable {
    var group: ItemPlan
    /// The insets from the section's edges, and the views at these, to its groups.
    var insets = NSDirectionalEdgeInsets.zero
    /// The distance between two groups, in points.
    var groupSpacing: CGFloat = 0
    /// Headers, footers and the like.
    var boundary: [BoundaryPlan] = []
    /// The insets of these from the section's edges.
    var boundaryInsets = NSDirectionalEdgeInsets.zero
    var decorations: [DecorationPlan] = []
    /// Whether the groups stand in a row across the direction in which the layout scrolls.
    var isOrthogonal = false
    /// Whether the first and the last group of such a row can come to rest in its middle.
    var isCentred = false
}

/// A view at the edge of a section, or of all of them, as it was described.
struct BoundaryPlan: Hashable, Sendable {
    var width: LayoutLength
    var height: LayoutLength
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    /// The edges at which it stands: -1 for the leading one or the top, 0 for the middle, 1 for the trailing one or the bottom.
    var x = 0
    var y = -1
    /// The distance by which it is moved, in points.
    var offset = CGPoint.zero
    /// Whether it takes room from the groups, and does not lie over them.
    var extendsBoundary = true
    /// The space above a view at the top, in points.
    var padding: CGFloat = 0
    /// Whether it stays in sight as long as its section is.
    var isPinned = false
    var zIndex = 1

    subscript(axis: ScrollAxis) -> LayoutLength { axis == .x ? width : height }

    /// The side from which it takes room; nil for none.
    var side: LayoutSide? {
        guard extendsBoundary else { return nil }
        if y != 0 { return y < 0 ? .top : .bottom }
        return x == 0 ? nil : x < 0 ? .leading : .trailing
    }
}

/// A view behind a section, as it was described.
struct DecorationPlan: Hashable, Sendable {
    var kind: String
    var insets = NSDirectionalEdgeInsets.zero
    var zIndex = -1
}

/// A side of a rectangle, named after the direction of reading.
enum LayoutSide: Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing
}
