/// The order in which children are drawn: by zPosition, those of equal value as they were put in.
extension LayerPointer {
    /// Takes `child` in at its place among the children, as the one inserted at `siblingIndex`.
    func appendChild(_ child: LayerPointer, siblingIndex: Int32) {
        child.pointee.siblingIndex = siblingIndex
        if pointee.childCount == pointee.childCapacity { growChildren() }
        guard let children = pointee.children else { return }
        (children + Int(pointee.childCount)).initialize(to: child)
        pointee.childCount += 1
        Self.sink(children, from: Int(pointee.childCount) - 1)
    }

    func removeChild(_ child: LayerPointer) {
        guard let children = pointee.children, let index = index(ofChild: child) else { return }
        for next in index + 1..<max(index + 1, Int(pointee.childCount)) { children[next - 1] = children[next] }
        pointee.childCount -= 1
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
        guard let children = pointee.children else { return }
        for index in 1..<max(1, Int(pointee.childCount)) { Self.sink(children, from: index) }
    }

    /// Frees the place of the children.
    func dropChildren() {
        pointee.children?.deallocate()
        (pointee.children, pointee.childCount, pointee.childCapacity) = (nil, 0, 0)
    }

    private func growChildren() {
        let capacity = max(4, 2 * Int(pointee.childCapacity))
        let grown = UnsafeMutablePointer<LayerPointer>.allocate(capacity: capacity)
        if let children = pointee.children {
            grown.moveInitialize(from: children, count: Int(pointee.childCount))
            children.deallocate()
        }
        (pointee.children, pointee.childCapacity) = (grown, Int32(capacity))
    }

    private func index(ofChild child: LayerPointer) -> Int? {
        guard let children = pointee.children else { return nil }
        return (0..<Int(pointee.childCount)).last { children[$0] == child }
    }

    /// Moves the child at `index` below all that belong above it.
    private static func sink(_ children: UnsafeMutablePointer<LayerPointer>, from index: Int) {
        let moving = children[index]
        var gap = index
        while gap > 0, isAbove(children[gap - 1], moving) {
            children[gap] = children[gap - 1]
            gap -= 1
        }
        children[gap] = moving
    }

    private static func isAbove(
        _ a: LayerPointer, _ b: LayerPointer
    ) -> Bool {
        let (zA, zB) = (shownZPosition(a), shownZPosition(b))
        return zA > zB || (!(zA < zB) && a.pointee.siblingIndex > b.pointee.siblingIndex)
    }

    private static func shownZPosition(_ layer: LayerPointer) -> CGFloat {
        layer.pointee.flags.contains(.animatesOrder) ? layer.shown.pointee.zPosition : layer.pointee.zPosition
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
