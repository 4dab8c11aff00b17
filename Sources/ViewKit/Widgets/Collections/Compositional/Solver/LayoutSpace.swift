/// The space beside an element of a compositional layout along one axis.
enum LayoutSpace: Hashable, Sendable {
    case fixed(CGFloat)
    /// At least that many points, and an equal portion of what is left over.
    case flexible(CGFloat)

    static let none = LayoutSpace.fixed(0)

    /// The space in points without a portion of what is left over; 0 for values that are no numbers.
    var least: CGFloat {
        let length =
            switch self {
            case .fixed(let length), .flexible(let length): length
            }
        return length.isFinite ? length : 0
    }

    var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }

    /// The space in points where each flexible one gets `portion` in addition.
    func length(adding portion: CGFloat) -> CGFloat { isFlexible ? least + portion : least }
}

/// The spaces around an element of a compositional layout, which lie outside of its size.
struct LayoutEdgeSpaces: Hashable, Sendable {
    var leading = LayoutSpace.none
    var top = LayoutSpace.none
    var trailing = LayoutSpace.none
    var bottom = LayoutSpace.none

    static let none = LayoutEdgeSpaces()

    func start(_ axis: ScrollAxis) -> LayoutSpace { axis == .x ? leading : top }

    func end(_ axis: ScrollAxis) -> LayoutSpace { axis == .x ? trailing : bottom }

    /// The least space before and after an element along `axis`, in points.
    func least(_ axis: ScrollAxis) -> CGFloat { start(axis).least + end(axis).least }

    func flexibleCount(_ axis: ScrollAxis) -> Int { (start(axis).isFlexible ? 1 : 0) + (end(axis).isFlexible ? 1 : 0) }
}
