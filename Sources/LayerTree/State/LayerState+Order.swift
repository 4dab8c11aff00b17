/// The order in which children are drawn: by zPosition, those of equal value as they were put in.
@MainActor extension LayerPointer {
    /// The children by zPosition, bottom first; brought into order where they changed since. Nil without any.
    var orderedChildren: UnsafeMutablePointer<LayerPointer>? {
        @inline(__always) get { pointee.children ?? (pointee.childCount > 0 ? orderedAnew() : nil) }
    }

    /// Takes `child` in among the children; where it `isLast`, just above `previous`, which is nil for an only child.
    func addChild(_ child: LayerPointer, above previous: LayerPointer?, isLast: Bool) {
        pointee.childCount += 1
        let lowest = previous?.pointee.siblingIndex ?? -1
        guard isLast, lowest < .max - 1, pointee.children != nil || pointee.childCount == 1 else {
            pointee.children = nil
            return
        }
        child.pointee.siblingIndex = lowest + 1
        let children = reserveChildren(keeping: Int(pointee.childCount) - 1)
        children[Int(pointee.childCount) - 1] = child
        pointee.children = children
        Self.sink(children, from: Int(pointee.childCount) - 1)
    }

    /// Removes `child`; the order of the others is computed when it is needed, unless this was the topmost.
    func removeChild(_ child: LayerPointer) {
        guard pointee.childCount > 0 else { return }
        pointee.childCount -= 1
        if pointee.childCount == 0 || pointee.children?[Int(pointee.childCount)] != child { pointee.children = nil }
    }

    /// Numbers the children and puts them in order.
    private func orderedAnew() -> UnsafeMutablePointer<LayerPointer>? {
        guard let layer = pointee.owner?.takeUnretainedValue(), let list = layer.childList else { return nil }
        // What a layer shows has the children that were set.
        guard layer.state == self else { return layer.state.orderedChildren }
        let children = reserveChildren(keeping: 0)
        for (index, layer) in list.nodes.enumerated() {
            layer.state.pointee.siblingIndex = Int32(index)
            children[index] = layer.state
        }
        pointee.children = children
        Self.sort(children, count: list.count)
        return children
    }

    /// Sorts `count` children that are nearly in order, as most are, or not at all.
    private static func sort(_ children: UnsafeMutablePointer<LayerPointer>, count: Int) {
        var moves = 0
        for index in 1..<max(1, count) {
            moves += sink(children, from: index)
            if moves > 8 * count + 64 {
                var all = UnsafeMutableBufferPointer(start: children, count: count)
                return all.sort { isAbove($1, $0) }
            }
        }
    }

    /// Brings `child` to its place after its zPosition changed.
    func placeChild(_ child: LayerPointer) {
        guard let children = pointee.children, var index = index(ofChild: child) else { return }
        while index + 1 < Int(pointee.childCount), Self.isAbove(child, children[index + 1]) {
            children[index] = children[index + 1]
            children[index + 1] = child
            index += 1
        }
        Self.sink(children, from: index)
    }

    /// Orders all children by the zPositions that they show now; quick where little changed.
    func sortChildren() {
        guard let children = orderedChildren else { return }
        for index in 1..<max(1, Int(pointee.childCount)) { Self.sink(children, from: index) }
    }

    /// Frees the place of the children.
    func dropChildren() {
        pointee.childStorage?.deallocate()
        pointee.forgetChildren()
    }

    /// The memory for `childCount` children, with the first `count` as they were.
    private func reserveChildren(keeping count: Int) -> UnsafeMutablePointer<LayerPointer> {
        let needed = Int(pointee.childCount)
        if let storage = pointee.childStorage, needed <= Int(pointee.childCapacity) { return storage }
        let capacity = max(4, max(needed, 2 * Int(pointee.childCapacity)))
        let grown = UnsafeMutablePointer<LayerPointer>.allocate(capacity: capacity)
        if let storage = pointee.childStorage {
            grown.moveInitialize(from: storage, count: count)
            storage.deallocate()
        }
        pointee.childStorage = grown
        pointee.childCapacity = Int32(capacity)
        return grown
    }

    private func index(ofChild child: LayerPointer) -> Int? {
        guard let children = pointee.children else { return nil }
        return (0..<Int(pointee.childCount)).last { children[$0] == child }
    }

    /// Moves the child at `index` below all that belong above it, and returns past how many.
    @discardableResult
    private static func sink(_ children: UnsafeMutablePointer<LayerPointer>, from index: Int) -> Int {
        let moving = children[index]
        var gap = index
        while gap > 0, isAbove(children[gap - 1], moving) {
            children[gap] = children[gap - 1]
            gap -= 1
        }
        children[gap] = moving
        return index - gap
    }

    private static func isAbove(
        _ a: LayerPointer, _ b: LayerPointer
    ) -> Bool {
        let zA = shownZPosition(a)
        let zB = shownZPosition(b)
        return zA > zB || (!(zA < zB) && a.pointee.siblingIndex > b.pointee.siblingIndex)
    }

    private static func shownZPosition(_ layer: LayerPointer) -> CGFloat {
        layer.pointee.flags.contains(.animatesOrder) ? layer.shown.pointee.zPosition : layer.pointee.zPosition
    }
}

extension LayerState {
    /// Has no children, and leaves their memory to another state.
    mutating func forgetChildren() {
        children = nil
        childStorage = nil
        childCount = 0
        childCapacity = 0
    }
}

extension CALayer {
    /// Notes whether the zPosition of this layer is animated, and with it whether its superlayer has to sort.
    final func noteAnimatedOrder(_ isAnimated: Bool) {
        guard isAnimated != state.pointee.flags.contains(.animatesOrder) else { return }
        state.pointee.set(.animatesOrder, isAnimated)
        parentLayer?.noteChildOrders()
    }

    /// Has every commit sort the children while the zPosition of one of them is animated, and sorts them one last time
    /// afterwards.
    final func noteChildOrders() {
        let isAnimated = childLayers.contains { $0.state.pointee.flags.contains(.animatesOrder) }
        state.pointee.set(.sortsEveryCommit, isAnimated)
        if !isAnimated { state.sortChildren() }
    }
}
