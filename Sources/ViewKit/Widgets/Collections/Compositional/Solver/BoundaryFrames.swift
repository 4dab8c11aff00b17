/// The views at the edges of a section, or of all sections: their sizes, and the room that they take.
struct BoundaryFrames {
    let plans: [BoundaryPlan]
    /// The insets from the edges of the section to the views, of which those across the direction of scrolling count.
    private let insets: NSDirectionalEdgeInsets
    private let axis: ScrollAxis
    private let container: CGSize
    private(set) var sizes: [CGSize]

    /// The views of a section in a container of that size, in a layout that scrolls along `axis`; `measured` are known sizes by
    /// index.
    init(
        _ plans: [BoundaryPlan], insets: NSDirectionalEdgeInsets, in container: CGSize, axis: ScrollAxis,
        measured: [Int: CGSize]
    ) {
        self.plans = plans
        self.axis = axis
        self.container = container
        var across = NSDirectionalEdgeInsets.zero
        if axis == .y {
            across.leading = insets.leading
            across.trailing = insets.trailing
        } else {
            across.top = insets.top
            across.bottom = insets.bottom
        }
        self.insets = across
        let room = CGRect(origin: .zero, size: container).inset(by: across).size
        sizes = plans.map { CGSize(width: $0.width.resolved(in: room), height: $0.height.resolved(in: room)) }
        for (index, size) in measured where plans.indices.contains(index) { setSize(size, of: index) }
    }

    /// Sets the estimated lengths of a view to those that were measured; returns whether one changes.
    @discardableResult mutating func setSize(_ size: CGSize, of index: Int) -> Bool {
        guard plans.indices.contains(index) else { return false }
        let old = sizes[index]
        for axis in ScrollAxis.allCases where plans[index][axis].isEstimated { sizes[index][axis] = size[axis] }
        return sizes[index] != old
    }

    /// The room that the views take at each side, in points.
    var margins: NSDirectionalEdgeInsets {
        var margins = NSDirectionalEdgeInsets.zero
        for (plan, size) in zip(plans, sizes) {
            switch plan.side {
            case .top: margins.top = max(margins.top, plan.padding + size.height)
            case .leading: margins.leading = max(margins.leading, size.width)
            case .bottom: margins.bottom = max(margins.bottom, size.height)
            case .trailing: margins.trailing = max(margins.trailing, size.width)
            case nil: break
            }
        }
        return margins
    }

    /// The frame of a view of a section that is `length` points long; where it is pinned, within `visible`, the visible part of
    /// the section's coordinates along the direction of scrolling.
    func frame(of index: Int, length: CGFloat, visible: ClosedRange<CGFloat>? = nil) -> CGRect {
        let plan = plans[index]
        let size = sizes[index]
        var section = container
        section[axis] = length
        let area = CGRect(origin: .zero, size: section).inset(by: insets)
        var frame = CGRect(
            x: area.minX + CGFloat(plan.x + 1) / 2 * (area.width - size.width) + plan.offset.x,
            y: area.minY + CGFloat(plan.y + 1) / 2 * (area.height - size.height) + plan.offset.y
                + (plan.y < 0 ? plan.padding : 0),
            width: size.width, height: size.height)
        if let visible, plan.isPinned {
            let first = max(0, min(frame.origin[axis], length - size[axis]))
            let last = max(first, length - size[axis])
            let isAtEnd = (axis == .y ? plan.y : plan.x) > 0
            let wanted =
                isAtEnd
                ? min(frame.origin[axis], visible.upperBound - size[axis]) : max(frame.origin[axis], visible.lowerBound)
            frame.origin[axis] = isAtEnd ? max(0, wanted) : min(wanted, last)
        }
        return frame.inset(by: plan.insets)
    }
}
