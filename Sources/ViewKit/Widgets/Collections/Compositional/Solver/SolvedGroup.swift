/// The arrangement of one group of a compositional layout, in its own coordinates, from left to right.
struct SolvedGroup: Hashable, Sendable {
    /// The frame of an item.
    struct Item: Hashable, Sendable {
        var frame: CGRect
        var zIndex = 0
    }

    /// The frame of a supplementary view.
    struct Supplementary: Hashable, Sendable {
        var kind: String
        var frame: CGRect
        var zIndex: Int
        /// The index of its item within the group; nil for one of a group.
        var item: Int?
    }

    var size: CGSize
    var items: [Item] = []
    var supplementaries: [Supplementary] = []

    /// The distance by which items and supplementary views reach beyond the group along `axis`, at its start and end.
    func overhang(_ axis: ScrollAxis) -> (start: CGFloat, end: CGFloat) {
        var start: CGFloat = 0
        var end: CGFloat = 0
        for frame in items.lazy.map(\.frame) + supplementaries.map(\.frame) {
            start = max(start, -frame.origin[axis])
            end = max(end, frame.origin[axis] + frame.size[axis] - size[axis])
        }
        return (start, end)
    }

    /// Adds what `other` has, moved by `offset`.
    mutating func add(_ other: SolvedGroup, at offset: CGPoint) {
        let first = items.count
        for item in other.items {
            items.append(Item(frame: item.frame.offsetBy(dx: offset.x, dy: offset.y), zIndex: item.zIndex))
        }
        for var supplementary in other.supplementaries {
            supplementary.frame = supplementary.frame.offsetBy(dx: offset.x, dy: offset.y)
            supplementary.item = supplementary.item.map { $0 + first }
            supplementaries.append(supplementary)
        }
    }
}
