import Graphics
import RenderTree

extension TreeWalk {
    /// In a context of more children than this each is judged by its middle alone.
    private static let comparisonLimit = 48

    /// Opens a 3-D context: its direct children are drawn from the farthest to the nearest, those equally far in the order
    /// of the tree.
    mutating func openContext3D(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        guard next > index + 1, var frame = frame(for: node, world) else { return next }
        (frame.resume, frame.isMarked) = (next, false)
        let start = order.count
        var child = index + 1
        while child < next {
            let count = source.subtreeCount(child, limit: next)
            let quad = quad(of: child, source)
            ranks.append(DepthRank(depth: quad.depth, entry: order.count))
            order.append(DepthEntry(node: child, count: count, quad: quad))
            child += count
        }
        ranks.sort(from: start)
        if order.count - start <= Self.comparisonLimit { sortByPlanes(from: start) }
        let opacity = frame.opacity * min(node.pointee.opacity, 1)
        if opacity < 1, node.pointee.flags.contains(.flattens) {
            openLayer(&frame, alpha: opacity)
        } else {
            frame.opacity = opacity
        }
        frames.append(frame)
        if order.count - start <= Self.comparisonLimit { hem(from: start, source) }
        return beginChild(start, start: start, end: order.count)
    }

    /// Makes the child of rank `next` the one that the top frame walks, and returns its node.
    mutating func beginChild(_ next: Int, start: Int, end: Int) -> Int {
        let (top, entry) = (frames.count - 1, ranks[next].entry)
        frames[top].role = .context3D(start: start, next: next + 1, end: end)
        frames[top].end = order[entry].node + order[entry].count
        frames[top].hem = addHem(of: entry)
        return order[entry].node
    }

    /// Forgets the children of the innermost context, whose ranks begin with `start`.
    mutating func endContext3D(from start: Int) {
        order.removeLast(order.count - start)
        ranks.removeLast(ranks.count - start)
    }

    /// Where node `index` lies in the context's space.
    private func quad(of index: Int, _ source: NodeSource) -> DepthQuad {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        return DepthQuad(
            node.pointee.bounds,
            under: source.matrix(of: index) ?? CATransform3DMakeAffineTransform(node.pointee.transform))
    }

    /// Brings each child from rank `first` on behind all that it is in front of, and leaves the order as it is otherwise.
    ///
    /// The next one to be drawn is the first that is in front of none of those that are left; where each one is in front
    /// of another, as planes that cut each other may be, the first.
    private mutating func sortByPlanes(from first: Int) {
        for place in first..<ranks.count {
            guard let next = (place..<ranks.count).first(where: { isFarthest($0, from: place) }), next > place else {
                continue
            }
            let rank = ranks[next]
            var hole = next
            while hole > place {
                ranks[hole] = ranks[hole - 1]
                hole -= 1
            }
            ranks[place] = rank
        }
    }

    private func isFarthest(_ index: Int, from place: Int) -> Bool {
        for other in place..<ranks.count where other != index {
            if order[ranks[index].entry].quad.isInFront(of: order[ranks[other].entry].quad) { return false }
        }
        return true
    }
}
