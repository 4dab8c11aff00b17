import Graphics
import RenderTree

extension SceneFlattener {
    /// Opens a 3-D context: its direct children are drawn from the farthest to the nearest, those in one plane in the order of
    /// the tree; of two that go through each other, one in parts.
    mutating func openContext3D(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        guard next > index + 1, var frame = frame(for: node, world) else { return next }
        frame.resume = next
        frame.isMarked = false
        let start = order.count
        var child = index + 1
        while child < next {
            let count = source.subtreeCount(child, limit: next)
            let quad = quad(of: child, source)
            ranks.append(DepthRank(depth: quad.depth, entry: order.count))
            order.append(DepthEntry(node: child, count: count, quad: quad))
            child += count
        }
        sortByPlanes(from: start, source)
        let opacity = frame.opacity * min(node.pointee.opacity, 1)
        if opacity < 1, node.pointee.flags.contains(.flattens) {
            openLayer(&frame, alpha: opacity)
        } else {
            frame.opacity = opacity
        }
        frames.append(frame)
        bleedEdges(from: start, source)
        return beginChild(start, start: start, end: order.count, source)
    }

    /// Makes the child of rank `next` the one that the top frame walks, and returns its node.
    mutating func beginChild(_ next: Int, start: Int, end: Int, _ source: NodeSource) -> Int {
        let top = frames.count - 1
        let entry = ranks[next].entry
        frames[top].role = .context3D(start: start, next: next + 1, end: end)
        frames[top].end = order[entry].node + order[entry].count
        frames[top].edgeBleed = addEdgeBleed(of: entry)
        return order[entry].cut == 0 ? order[entry].node : beginPart(order[entry], source)
    }

    /// Forgets the children of the innermost context, whose ranks begin with `start`.
    mutating func endContext3D(from start: Int) {
        order.removeLast(order.count - start)
        ranks.removeLast(ranks.count - start)
    }

    /// The quad of node `index` in the context's space.
    private func quad(of index: Int, _ source: NodeSource) -> DepthQuad {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        return DepthQuad(
            node.pointee.bounds,
            under: source.matrix(of: index) ?? CATransform3DMakeAffineTransform(node.pointee.transform))
    }

    /// Brings each child from rank `start` on behind all that it hides something of, and leaves the order of their middles as it
    /// is otherwise. What goes through another child is cut there, and so is what lies before and behind others at once.
    private mutating func sortByPlanes(from start: Int, _ source: NodeSource) {
        let firstCut = depthCuts.count
        while true {
            ranks.sort(from: start)
            sorter.compare(ranks, from: start, of: order, depthCuts)
            if cutCrossings(from: start, firstCut: firstCut, source) { continue }
            if sorter.sort(&ranks, from: start, breaksRings: false) { return }
            if cutRing(from: start, firstCut: firstCut) { continue }
            _ = sorter.sort(&ranks, from: start, breaksRings: true)
            return
        }
    }
}
