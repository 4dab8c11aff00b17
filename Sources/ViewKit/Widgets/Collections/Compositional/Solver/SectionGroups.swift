/// The groups of a section in a row.
struct SectionGroups {
    let plan: ItemPlan
    /// The room for a group.
    let room: CGSize
    let axis: ScrollAxis
    private let itemCount: Int
    private let spacing: CGFloat
    /// The arrangement of each group that is not in `exceptions`.
    private let template: SolvedGroup
    /// Arrangements of groups with measured items, and that of a last one with fewer items.
    private var exceptions: [Int: SolvedGroup] = [:]
    /// The first item of each group where their numbers differ, and the end; otherwise empty.
    private var firstItems: [Int] = []
    private(set) var lengths: [CGFloat] = []
    /// The position of each group, and the end of the last one.
    private var starts: [CGFloat] = []
    private(set) var measured: [Int: CGSize]
    /// Items that were measured since the groups were arranged.
    private var pending: Set<Int> = []
    /// The length across the row that the groups need, in points; 0 where it is not needed.
    private(set) var breadth: CGFloat = 0
    private let needsBreadth: Bool
    /// Whether the number of items of a group follows from measured lengths.
    private let isFluid: Bool
    /// The distance by which items may reach beyond their groups, in points.
    private var overhang: (start: CGFloat, end: CGFloat)

    init(
        _ plan: ItemPlan, count: Int, in room: CGSize, axis: ScrollAxis, spacing: CGFloat, measured: [Int: CGSize],
        needsBreadth: Bool
    ) {
        self.plan = plan
        self.room = room
        self.axis = axis
        self.spacing = spacing.isFinite ? spacing : 0
        self.measured = measured
        self.needsBreadth = needsBreadth
        isFluid = plan.isFluid()
        let template = GroupSolver.solve(plan, in: room, limit: .max)
        self.template = template
        overhang = template.overhang(axis)
        itemCount = template.items.isEmpty ? 0 : max(0, count)
        if isFluid {
            arrangeFluid(from: 0)
        } else {
            arrangeAlike()
        }
    }

    /// The number of groups.
    var count: Int { lengths.count }

    /// The length of all groups with the spaces between them.
    var length: CGFloat { starts.last ?? 0 }

    func start(of group: Int) -> CGFloat { starts[group] + plan.spaces.start(axis).least }

    func solved(_ group: Int) -> SolvedGroup { exceptions[group] ?? template }

    /// The distance of a group from the start across the row, by its edge spacing.
    func offsetAcross(_ group: Int) -> CGFloat {
        let across = axis.other
        let spaces = plan.spaces
        let rest = room[across] - solved(group).size[across] - spaces.least(across)
        let portion = max(0, rest) / CGFloat(max(1, spaces.flexibleCount(across)))
        return spaces.start(across).length(adding: portion)
    }

    func items(of group: Int) -> Range<Int> {
        if isFluid { return firstItems[group]..<firstItems[group + 1] }
        let size = template.items.count
        return group * size..<min(itemCount, (group + 1) * size)
    }

    func group(of item: Int) -> Int {
        isFluid ? firstItems.partitioningIndex { $0 > item } - 1 : item / template.items.count
    }

    /// The groups that reach between two positions.
    func range(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        let first = max(0, starts.partitioningIndex { $0 > low - overhang.end - spacing } - 1)
        let last = min(count, starts.partitioningIndex { $0 >= high + overhang.start })
        return first..<max(first, last)
    }

    /// Records the measured size of an item; returns whether the arrangement may change with it.
    mutating func setSize(_ size: CGSize, of item: Int) -> Bool {
        guard (0..<itemCount).contains(item), plan.hasEstimates, measured[item] != size else { return false }
        measured[item] = size
        pending.insert(item)
        return true
    }

    /// Arranges the groups of the items that were measured since the last time.
    mutating func resolve() {
        guard let first = pending.min() else { return }
        if isFluid {
            arrangeFluid(from: max(0, group(of: first) - 1))
        } else {
            for group in Set(pending.map(group(of:))) { arrange(group) }
            place(from: group(of: first))
        }
        pending = []
    }

    /// Takes the largest breadth of the groups with measured items; that of the estimates without any.
    private mutating func updateBreadth() {
        let known = plan.hasEstimates ? measured.keys.filter { $0 < itemCount }.map { solved(group(of: $0)) } : []
        let largest = known.map { $0.size[axis.other] }.max() ?? template.size[axis.other]
        breadth = largest + plan.spaces.least(axis.other)
    }

    // MARK: Groups of the same number of items

    private mutating func arrangeAlike() {
        guard itemCount > 0 else { return }
        let size = template.items.count
        lengths = [CGFloat](repeating: template.size[axis], count: (itemCount + size - 1) / size)
        if plan.hasEstimates {
            for group in Set(measured.keys.lazy.filter((0..<itemCount).contains).map { $0 / size }) { arrange(group) }
        }
        if itemCount % size != 0 { arrange(count - 1) }
        place(from: 0)
    }

    private mutating func arrange(_ group: Int) {
        let items = items(of: group)
        let known = measured
        let solved = GroupSolver.solve(plan, in: room, limit: items.count) { known[items.lowerBound + $0] }
        exceptions[group] = solved
        lengths[group] = solved.size[axis]
        let reach = solved.overhang(axis)
        overhang = (max(overhang.start, reach.start), max(overhang.end, reach.end))
    }

    private mutating func place(from first: Int) {
        let added = spacing + plan.spaces.least(axis)
        if starts.isEmpty { starts = [CGFloat](repeating: 0, count: count + 1) }
        for group in first..<count {
            starts[group + 1] = starts[group] + lengths[group] + (group < count - 1 ? added : plan.spaces.least(axis))
        }
        if needsBreadth { updateBreadth() }
    }

    // MARK: Groups of as many items as fit

    private mutating func arrangeFluid(from first: Int) {
        firstItems = Array(firstItems.prefix(first + 1))
        if firstItems.isEmpty { firstItems = [0] }
        lengths = Array(lengths.prefix(first))
        starts = Array(starts.prefix(first + 1))
        exceptions = exceptions.filter { $0.key < first }
        var next = firstItems[firstItems.count - 1]
        let known = measured
        while next < itemCount {
            let start = next
            let solved = GroupSolver.solve(plan, in: room, limit: itemCount - start) { known[start + $0] }
            exceptions[lengths.count] = solved
            lengths.append(solved.size[axis])
            next += max(1, solved.items.count)
            firstItems.append(min(next, itemCount))
        }
        starts += [CGFloat](repeating: 0, count: count + 1 - starts.count)
        place(from: min(first, count))
    }
}
