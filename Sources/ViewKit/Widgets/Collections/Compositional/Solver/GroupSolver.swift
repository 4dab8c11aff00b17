/// Arranges the items of one group of a compositional layout.
///
/// Items beyond the last one keep their places in a row, so that those of the last group stand below the ones above.
struct GroupSolver {
    /// The most items that a group holds, so that those of no length end.
    private static let mostItems = 4096
    /// Lengths that are fractions of the room may miss it by rounding, in points.
    private static let tolerance: CGFloat = 1e-6

    /// The measured size of an item, by its index within the group; nil before it is measured.
    let measured: (Int) -> CGSize?
    /// The number of items that there are for the group.
    let limit: Int
    /// The index of the next item within the group.
    private var next = 0

    init(limit: Int, measured: @escaping (Int) -> CGSize?) {
        self.limit = limit
        self.measured = measured
    }

    /// An item or group that stands in a row.
    private struct Member {
        var plan: ItemPlan
        var solved: SolvedGroup
        /// The index of its first item.
        var first: Int
        /// Whether it has items that there are.
        var isThere: Bool
    }

    /// Returns the arrangement of `plan` in a container of that size.
    static func solve(
        _ plan: ItemPlan, in container: CGSize, limit: Int, measured: @escaping (Int) -> CGSize? = { _ in nil }
    ) -> SolvedGroup {
        var solver = GroupSolver(limit: limit, measured: measured)
        return solver.solve(plan, in: container)
    }

    /// `width` and `height` hold in place of the plan's lengths.
    private mutating func solve(
        _ plan: ItemPlan, in container: CGSize, width: CGFloat? = nil, height: CGFloat? = nil
    ) -> SolvedGroup {
        let size = CGSize(
            width: width ?? plan.width.resolved(in: container), height: height ?? plan.height.resolved(in: container))
        guard let group = plan.group else { return solveItem(plan, size, width, height) }
        let hugs = (x: width == nil && plan.width.isEstimated, y: height == nil && plan.height.isEstimated)
        let first = next
        var solved = arrange(group, plan, size, hugs)
        // A fraction of a length that the siblings decide about is known once they are arranged.
        if solved.size != size, group.items.contains(where: { $0.follows(hugs) }) {
            next = first
            solved = arrange(group, plan, solved.size, (false, false))
        }
        let area = CGRect(origin: .zero, size: solved.size).inset(by: plan.usedInsets)
        for supplementary in plan.supplementaries where next > first && first < limit {
            solved.supplementaries.append(
                .init(kind: supplementary.kind, frame: supplementary.frame(in: area), zIndex: supplementary.zIndex))
        }
        return solved
    }

    private mutating func solveItem(
        _ plan: ItemPlan, _ size: CGSize, _ width: CGFloat?, _ height: CGFloat?
    ) -> SolvedGroup {
        var size = size
        if next < limit, let known = measured(next) {
            if width == nil, plan.width.isEstimated { size.width = known.width }
            if height == nil, plan.height.isEstimated { size.height = known.height }
        }
        var solved = SolvedGroup(size: size)
        if next < limit {
            let frame = CGRect(origin: .zero, size: size).inset(by: plan.usedInsets)
            solved.items = [SolvedGroup.Item(frame: frame)]
            solved.supplementaries = plan.supplementaries.map {
                .init(kind: $0.kind, frame: $0.frame(in: frame), zIndex: $0.zIndex, item: 0)
            }
        }
        next += 1
        return solved
    }

    /// Arranges the items of `group` in `size`, whose estimated lengths they decide about.
    private mutating func arrange(
        _ group: GroupPlan, _ plan: ItemPlan, _ size: CGSize, _ hugs: (x: Bool, y: Bool)
    ) -> SolvedGroup {
        let insets = plan.usedInsets
        var room = CGSize(
            width: max(0, size.width - insets.sum(.x)), height: max(0, size.height - insets.sum(.y)))
        if case .custom(let frames) = group.repetition { return customGroup(frames, size, insets) }
        var members = members(of: group, in: room, isOnce: plan[group.axis].isEstimated)
        makeUniform(&members, in: room)
        let along = group.axis
        let across = along.other
        var least = members.reduce(0) { $0 + $1.solved.size[along] + $1.plan.spaces.least(along) }
        least += CGFloat(max(0, members.count - 1)) * group.space.least
        var breadth: CGFloat = 0
        for member in members where member.isThere {
            breadth = max(breadth, member.solved.size[across] + member.plan.spaces.least(across))
        }
        if along == .x ? hugs.x : hugs.y { room[along] = occupiedLength(members, group) }
        if along == .x ? hugs.y : hugs.x { room[across] = breadth }
        var solved = SolvedGroup(
            size: CGSize(width: room.width + insets.sum(.x), height: room.height + insets.sum(.y)))
        place(members, group, room, room[along] - least, at: CGPoint(x: insets.leading, y: insets.top), in: &solved)
        return solved
    }

    /// The length of the members that there are, with the spaces between them.
    private func occupiedLength(_ members: [Member], _ group: GroupPlan) -> CGFloat {
        var length: CGFloat = 0
        for (index, member) in members.enumerated() where member.isThere {
            if index > 0 { length += group.space.least }
            length += member.solved.size[group.axis] + member.plan.spaces.least(group.axis)
        }
        return length
    }

    private mutating func members(of group: GroupPlan, in room: CGSize, isOnce: Bool) -> [Member] {
        switch group.repetition {
        case .custom: return []
        case .count(let count, let isEqual):
            guard let item = group.items.first else { return [] }
            let count = min(max(0, count), Self.mostItems)
            let spaces = CGFloat(max(0, count - 1)) * group.space.least + CGFloat(count) * item.spaces.least(group.axis)
            let length = count > 0 ? max(0, (room[group.axis] - spaces) / CGFloat(count)) : 0
            return (0..<count).map { _ in member(item, in: room, group.axis, length: isEqual ? length : nil) }
        case .untilFull: return membersUntilFull(group, in: room, isOnce: isOnce)
        }
    }

    private mutating func member(
        _ plan: ItemPlan, in room: CGSize, _ axis: ScrollAxis, length: CGFloat? = nil
    ) -> Member {
        let first = next
        let solved = solve(plan, in: room, width: axis == .x ? length : nil, height: axis == .y ? length : nil)
        return Member(plan: plan, solved: solved, first: first, isThere: next > first && first < limit)
    }

    private mutating func membersUntilFull(_ group: GroupPlan, in room: CGSize, isOnce: Bool) -> [Member] {
        var members: [Member] = []
        var used: CGFloat = 0
        let isFluid = !isOnce && group.items.contains { $0[group.axis].isEstimated }
        while !group.items.isEmpty, members.count < Self.mostItems {
            let isRepeated = members.count >= group.items.count
            if isRepeated, isOnce || next >= limit && isFluid { break }
            let first = next
            let member = member(group.items[members.count % group.items.count], in: room, group.axis)
            var length = member.solved.size[group.axis] + member.plan.spaces.least(group.axis)
            if !members.isEmpty { length += group.space.least }
            let fits = used + length <= room[group.axis] + Self.tolerance
            if !isOnce, isRepeated || isFluid && !members.isEmpty, !fits || length <= 0 {
                next = first
                break
            }
            used += length
            members.append(member)
        }
        return members
    }

    /// Gives the members of uniform lengths the longest of these.
    private mutating func makeUniform(_ members: inout [Member], in room: CGSize) {
        for axis in ScrollAxis.allCases where members.contains(where: { $0.plan[axis].isUniform }) {
            let longest = members.reduce(0) { $1.plan[axis].isUniform ? max($0, $1.solved.size[axis]) : $0 }
            let end = next
            for index in members.indices where members[index].plan[axis].isUniform {
                next = members[index].first
                let other = members[index].solved.size[axis.other]
                members[index].solved = solve(
                    members[index].plan, in: room, width: axis == .x ? longest : other,
                    height: axis == .y ? longest : other)
            }
            next = end
        }
    }

    /// Puts the members in a row; `rest` is what they leave of the room.
    private func place(
        _ members: [Member], _ group: GroupPlan, _ room: CGSize, _ rest: CGFloat, at origin: CGPoint,
        in solved: inout SolvedGroup
    ) {
        let along = group.axis
        let across = along.other
        var flexible = members.reduce(0) { $0 + $1.plan.spaces.flexibleCount(along) }
        if group.space.isFlexible { flexible += max(0, members.count - 1) }
        let portion = flexible > 0 ? max(0, rest) / CGFloat(flexible) : 0
        var position = origin[along]
        for (index, member) in members.enumerated() {
            if index > 0 { position += group.space.length(adding: portion) }
            let spaces = member.plan.spaces
            position += spaces.start(along).length(adding: portion)
            let beside = room[across] - member.solved.size[across] - spaces.least(across)
            let besidePortion = max(0, beside) / CGFloat(max(1, spaces.flexibleCount(across)))
            var place = CGPoint.zero
            place[along] = position
            place[across] = origin[across] + spaces.start(across).length(adding: besidePortion)
            solved.add(member.solved, at: place)
            position += member.solved.size[along] + spaces.end(along).length(adding: portion)
        }
    }

    private mutating func customGroup(
        _ frames: [CustomItemFrame], _ size: CGSize, _ insets: NSDirectionalEdgeInsets
    ) -> SolvedGroup {
        var solved = SolvedGroup(size: size)
        for custom in frames.lazy.filter(\.frame.isUsable).prefix(Self.mostItems) {
            defer { next += 1 }
            guard next < limit else { continue }
            let frame = custom.frame.offsetBy(dx: insets.leading, dy: insets.top)
            solved.items.append(SolvedGroup.Item(frame: frame, zIndex: custom.zIndex))
        }
        return solved
    }
}

extension ItemPlan {
    /// Whether a length is a fraction of one that the group takes from its content.
    fileprivate func follows(_ hugs: (x: Bool, y: Bool)) -> Bool {
        hugs.x && (width.follows(.x) || height.follows(.x)) || hugs.y && (width.follows(.y) || height.follows(.y))
    }
}

extension CGRect {
    /// Whether all numbers are finite and the lengths are not negative.
    var isUsable: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
            && size.height >= 0
    }
}
