import Graphics
import RenderTree

extension TreeWalk {
    /// Opens a 3-D context: its direct children are drawn from the farthest to the nearest, judged at their centres;
    /// those equally far in the order of the tree.
    mutating func openContext3D(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        guard next > index + 1, var frame = frame(for: node, world) else { return next }
        (frame.resume, frame.isMarked) = (next, false)
        let start = order.count
        var child = index + 1
        while child < next {
            let count = source.subtreeCount(child, limit: next)
            insert(DepthEntry(node: child, count: count, depth: depth(of: child, source)), notBefore: start)
            child += count
        }
        let opacity = frame.opacity * min(node.pointee.opacity, 1)
        if opacity < 1, node.pointee.flags.contains(.flattens) {
            openLayer(&frame, alpha: opacity)
        } else {
            frame.opacity = opacity
        }
        frames.append(frame)
        return beginChild(start, start: start, end: order.count)
    }

    /// Makes entry `next` the one that the top frame walks, and returns its node.
    mutating func beginChild(_ next: Int, start: Int, end: Int) -> Int {
        let top = frames.count - 1
        frames[top].role = .context3D(start: start, next: next + 1, end: end)
        frames[top].end = order[next].node + order[next].count
        return order[next].node
    }

    /// The z coordinate of the centre of node `index` in the context's space; larger is nearer.
    private func depth(of index: Int, _ source: NodeSource) -> Double {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        let matrix = Int(node.pointee.matrix)
        guard node.pointee.flags.contains(.projective), matrix < source.matrices.count else { return 0 }
        let (m, bounds) = (source.matrices[matrix], node.pointee.bounds)
        let (x, y) = (Double(bounds.x + bounds.z / 2), Double(bounds.y + bounds.w / 2))
        let depth = x * m.m13 + y * m.m23 + m.m43
        return depth.isFinite ? depth : 0
    }

    /// Keeps the entries from `first` on sorted; an entry goes behind its equals.
    private mutating func insert(_ entry: DepthEntry, notBefore first: Int) {
        var place = order.count
        order.append(entry)
        while place > first, order[place - 1].depth > entry.depth {
            order[place] = order[place - 1]
            place -= 1
        }
        order[place] = entry
    }
}
