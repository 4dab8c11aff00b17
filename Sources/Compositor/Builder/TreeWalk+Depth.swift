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
            insert(DepthEntry(node: child, count: count, quad: quad(of: child, source)), notBefore: start)
            child += count
        }
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

    /// Makes entry `next` the one that the top frame walks, and returns its node.
    mutating func beginChild(_ next: Int, start: Int, end: Int) -> Int {
        let top = frames.count - 1
        frames[top].role = .context3D(start: start, next: next + 1, end: end)
        frames[top].end = order[next].node + order[next].count
        frames[top].hem = addHem(of: next)
        return order[next].node
    }

    /// Where node `index` lies in the context's space.
    private func quad(of index: Int, _ source: NodeSource) -> DepthQuad {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        let matrix = Int(node.pointee.matrix)
        guard node.pointee.flags.contains(.projective), matrix < source.matrices.count else {
            return DepthQuad(node.pointee.bounds, under: CATransform3DMakeAffineTransform(node.pointee.transform))
        }
        return DepthQuad(node.pointee.bounds, under: source.matrices[matrix])
    }

    /// Keeps the entries from `first` on sorted by the depth of their middles; an entry goes behind its equals.
    private mutating func insert(_ entry: DepthEntry, notBefore first: Int) {
        var place = order.count
        order.append(entry)
        while place > first, order[place - 1].quad.depth > entry.quad.depth {
            order[place] = order[place - 1]
            place -= 1
        }
        order[place] = entry
    }

    /// Brings each entry from `first` on behind all that it is in front of, and leaves the order as it is otherwise.
    ///
    /// The next one to be drawn is the first that is in front of none of those that are left; where each one is in front
    /// of another, as planes that cut each other may be, the first.
    private mutating func sortByPlanes(from first: Int) {
        for place in first..<order.count {
            guard let next = (place..<order.count).first(where: { isFarthest($0, from: place) }), next > place else {
                continue
            }
            let entry = order[next]
            var hole = next
            while hole > place {
                order[hole] = order[hole - 1]
                hole -= 1
            }
            order[place] = entry
        }
    }

    private func isFarthest(_ index: Int, from place: Int) -> Bool {
        for other in place..<order.count where other != index {
            if order[index].quad.isInFront(of: order[other].quad) { return false }
        }
        return true
    }
}
