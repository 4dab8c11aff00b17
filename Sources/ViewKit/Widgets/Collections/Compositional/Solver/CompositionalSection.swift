/// The arrangement of one section of a compositional layout, in its own coordinates, from left to right.
///
/// All groups without measured contents are like one, so that a section of any number of them is arranged at once. A size that
/// is measured arranges its group anew, and moves the ones after it.
struct CompositionalSection {
    let plan: SectionPlan
    /// The number of items.
    let count: Int
    let container: CGSize
    /// The direction in which the layout scrolls.
    let axis: ScrollAxis
    private(set) var boundary: BoundaryFrames
    /// The frame of each group along `groupAxis`, without spaces, from the first one's start; and the measured groups.
    private var groups: SectionGroups

    /// `container` is the room for the section; of `measured`, sizes by index, those along estimated axes count.
    init(
        _ plan: SectionPlan, count: Int, in container: CGSize, axis: ScrollAxis, measured: [Int: CGSize] = [:],
        boundaryMeasured: [Int: CGSize] = [:]
    ) {
        self.plan = plan
        self.count = count
        self.container = container
        self.axis = axis
        boundary = BoundaryFrames(
            plan.boundary, insets: plan.boundaryInsets, in: container, axis: axis, measured: boundaryMeasured)
        var room = container
        room[axis.other] -= boundary.margins.sum(axis.other)
        for axis in ScrollAxis.allCases { room[axis] = max(0, room[axis] - plan.insets.sum(axis)) }
        groups = SectionGroups(
            plan.group, count: count, in: room, axis: plan.isOrthogonal ? axis.other : axis, spacing: plan.groupSpacing,
            measured: measured, needsBreadth: plan.isOrthogonal)
    }

    /// The axis along which the groups stand in a row.
    var groupAxis: ScrollAxis { groups.axis }

    /// The measured sizes by index.
    var measured: [Int: CGSize] { groups.measured }

    /// The room before the first group and behind the last one that lets them come to rest in the middle, in points.
    private var centring: (start: CGFloat, end: CGFloat) {
        guard plan.isOrthogonal, plan.isCentred, let first = groups.lengths.first, let last = groups.lengths.last else {
            return (0, 0)
        }
        let room = container[groupAxis] - boundary.margins.sum(groupAxis)
        return (
            max(0, (room - first) / 2 - plan.insets.start(groupAxis)),
            max(0, (room - last) / 2 - plan.insets.end(groupAxis))
        )
    }

    /// The start of the groups; across the direction of scrolling, in an orthogonal section, within what scrolls.
    var contentOrigin: CGPoint {
        let margins = boundary.margins
        var origin = CGPoint(x: margins.leading + plan.insets.leading, y: margins.top + plan.insets.top)
        origin[groupAxis] += centring.start
        return origin
    }

    /// The length along the direction of scrolling, in points.
    var length: CGFloat {
        boundary.margins.sum(axis) + plan.insets.sum(axis) + (plan.isOrthogonal ? groups.breadth : groups.length)
    }

    /// The part of an orthogonal section that scrolls.
    var scrollFrame: CGRect {
        let margins = boundary.margins
        var frame = CGRect(x: margins.leading, y: margins.top, width: 0, height: 0)
        frame.size[axis] = plan.insets.sum(axis) + groups.breadth
        frame.size[axis.other] = max(0, container[axis.other] - margins.sum(axis.other))
        return frame
    }

    /// The length of what scrolls in an orthogonal section, in points.
    var scrollLength: CGFloat {
        let centring = centring
        return groups.length + plan.insets.sum(axis.other) + centring.start + centring.end
    }

    /// The number of groups.
    var groupCount: Int { groups.count }

    /// Start and length of a group along the axis of groups, in the section's coordinates.
    func groupSpan(_ index: Int) -> (start: CGFloat, length: CGFloat) {
        (contentOrigin[groupAxis] + groups.start(of: index), groups.lengths[index])
    }

    /// The group of an item that there is.
    func group(of item: Int) -> Int { groups.group(of: item) }

    /// The groups that reach between two positions along their axis, in the section's coordinates.
    func groups(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let origin = contentOrigin[groupAxis]
        return groups.range(from: low - origin, to: high - origin)
    }

    /// The items of a group.
    func items(of group: Int) -> Range<Int> { groups.items(of: group) }

    /// The frame of an item that there is, in the section's coordinates.
    func item(_ index: Int) -> SolvedGroup.Item {
        let group = groups.group(of: index)
        var item = groups.solved(group).items[index - groups.items(of: group).lowerBound]
        let origin = origin(of: group)
        item.frame = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        return item
    }

    /// The supplementary views of a group, in the section's coordinates; their items count from the section's first one.
    func supplementaries(of group: Int) -> [SolvedGroup.Supplementary] {
        let origin = origin(of: group)
        let first = groups.items(of: group).lowerBound
        return groups.solved(group).supplementaries.map { supplementary in
            var moved = supplementary
            moved.frame = supplementary.frame.offsetBy(dx: origin.x, dy: origin.y)
            moved.item = supplementary.item.map { $0 + first }
            return moved
        }
    }

    private func origin(of group: Int) -> CGPoint {
        var origin = contentOrigin
        origin[groupAxis] += groups.start(of: group)
        origin[groupAxis.other] += groups.offsetAcross(group)
        return origin
    }

    /// The frame behind the section of one of its decorations.
    func decorationFrame(_ index: Int) -> CGRect {
        var size = container
        size[axis] = length
        return CGRect(origin: .zero, size: size).inset(by: plan.decorations[index].insets)
    }

    /// Records the measured size of an item, of which the estimated lengths count; `resolve()` has to follow. Returns whether
    /// it may change the arrangement.
    mutating func setSize(_ size: CGSize, of item: Int) -> Bool { groups.setSize(size, of: item) }

    /// Records the measured size of a view at the edges; returns whether it changes the arrangement.
    mutating func setSize(_ size: CGSize, ofBoundary index: Int) -> Bool { boundary.setSize(size, of: index) }

    /// Arranges the groups anew whose items have been measured since the last time.
    mutating func resolve() { groups.resolve() }
}
