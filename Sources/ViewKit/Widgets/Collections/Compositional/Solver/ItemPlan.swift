/// An item or a group of a compositional layout, as it was described.
struct ItemPlan: Hashable, Sendable {
    var width: LayoutLength
    var height: LayoutLength
    /// Taken off the frame after the arrangement; those along an estimated axis are ignored.
    var insets = NSDirectionalEdgeInsets.zero
    var spaces = LayoutEdgeSpaces.none
    var supplementaries: [AnchoredPlan] = []
    /// The arrangement within a group; nil for an item.
    var group: GroupPlan?

    subscript(axis: ScrollAxis) -> LayoutLength { axis == .x ? width : height }

    /// The insets that count.
    var usedInsets: NSDirectionalEdgeInsets {
        var insets = insets
        if width.isEstimated {
            insets.leading = 0
            insets.trailing = 0
        }
        if height.isEstimated {
            insets.top = 0
            insets.bottom = 0
        }
        return insets
    }

    /// Whether contents decide about a length of the item, or of one within.
    var hasEstimates: Bool {
        width.isEstimated || height.isEstimated || group?.items.contains { $0.hasEstimates } == true
    }

    /// Whether the number of items in the group follows from measured lengths. `isKnown` says of which axes the container's
    /// length does not.
    func isFluid(isKnown: (x: Bool, y: Bool) = (true, true)) -> Bool {
        guard let group else { return false }
        let own = (x: width.isKnown(isKnown), y: height.isKnown(isKnown))
        let along = group.axis
        let isOwnKnown = along == .x ? own.x : own.y
        var inner = own
        switch group.repetition {
        case .custom: return false
        case .count(_, let isEqual):
            guard isEqual else { break }
            // The items have lengths of the group's.
            return group.items.contains { $0.forced(along).isFluid(isKnown: inner) }
        case .untilFull:
            // What takes its length from its items has each of them once.
            if self[along].isEstimated {
                inner = (along == .x ? false : own.x, along == .y ? false : own.y)
            } else if !isOwnKnown || group.items.contains(where: { !$0[along].isKnown(own) }) {
                return true
            }
        }
        return group.items.contains { $0.isFluid(isKnown: inner) }
    }

    /// The plan with a length along `axis` that its container gives it.
    private func forced(_ axis: ScrollAxis) -> ItemPlan {
        guard !self[axis].isEstimated else { return self }
        var result = self
        if axis == .x { result.width = .fractionOfWidth(1) } else { result.height = .fractionOfHeight(1) }
        return result
    }
}

/// The arrangement of the items within a group.
struct GroupPlan: Hashable, Sendable {
    /// The rule by which the items of a group repeat.
    enum Repetition: Hashable, Sendable {
        /// All items once, and then again one by one as long as they fit.
        case untilFull
        /// The first item that many times; `isEqual` gives each the same length along the axis, in place of its own.
        case count(Int, isEqual: Bool)
        /// Items in those frames of the group.
        case custom([CustomItemFrame])
    }

    /// The axis along which the items stand in a row.
    var axis: ScrollAxis
    var items: [ItemPlan]
    var repetition = Repetition.untilFull
    /// The space between two items.
    var space = LayoutSpace.none
}

/// The frame of one item of a group that arranges its items itself, in the group's coordinates.
struct CustomItemFrame: Hashable, Sendable {
    var frame: CGRect
    var zIndex: Int
}

extension NSDirectionalEdgeInsets {
    func start(_ axis: ScrollAxis) -> CGFloat { axis == .x ? leading : top }

    func end(_ axis: ScrollAxis) -> CGFloat { axis == .x ? trailing : bottom }

    func sum(_ axis: ScrollAxis) -> CGFloat { start(axis) + end(axis) }

    static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
            trailing: a.trailing + b.trailing)
    }
}

extension CGRect {
    /// The rectangle without `insets`, its lengths at least 0; from left to right.
    func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.sum(.x)),
            height: max(0, height - insets.sum(.y)))
    }
}
