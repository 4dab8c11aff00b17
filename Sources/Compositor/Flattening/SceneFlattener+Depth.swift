import Graphics
import RenderTree

extension SceneFlattener {
    /// Opens a 3-D context: its direct children are drawn from the farthest to the nearest, those in one plane in the order of
    /// the tree; of two that go through each other, one in parts.
    mutating func openContext3D(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        guard next > index + 1, var group = group(for: node, world) else { return next }
        group.resume = next
        group.isMarked = false
        let start = depth.entries.count
        var child = index + 1
        while child < next {
            let count = source.subtreeCount(child, limit: next)
            depth.append(child, count: count, source)
            child += count
        }
        depth.sort(from: start, source, writer.resources)
        let opacity = group.opacity * min(node.pointee.opacity, 1)
        if opacity < 1, node.pointee.flags.contains(.flattens) {
            writer.openLayer(&group, alpha: opacity)
        } else {
            group.opacity = opacity
        }
        groups.append(group)
        depth.findSharedEdges(from: start, source, DepthOrdering.ContextView(world: world, isMirrored: rootMirrors))
        return beginChild(start, start: start, end: depth.entries.count, source)
    }

    /// Makes the child of rank `next` the one that the top group walks, and returns its node.
    mutating func beginChild(_ next: Int, start: Int, end: Int, _ source: NodeSource) -> Int {
        let top = groups.count - 1
        let index = depth.ranks[next].entry
        let entry = depth.entries[index]
        groups[top].role = .context3D(start: start, next: next + 1, end: end)
        groups[top].end = entry.node + entry.count
        groups[top].edgeBleed = depth.addEdgeBleed(of: index, under: groups[top].world)
        return entry.cut == 0 ? entry.node : beginPart(entry, source)
    }

    /// Opens a group for one part of a child of the top group's context, and returns its first node; where nothing of the part
    /// is seen, the node behind it.
    private mutating func beginPart(_ entry: DepthEntry, _ source: NodeSource) -> Int {
        var group = groups[groups.count - 1]
        let next = entry.node + entry.count
        group.role = .group
        group.end = next
        group.resume = next
        group.layer = -1
        let isHard = group.opacity < 1 || !source.isOpaque(entry.node, writer.resources)
        var index = entry.cut
        while index != 0 {
            let cut = depth.cuts[Int(index) - 1]
            guard writer.clip(&group, to: cut, isHard: isHard) else { return next }
            index = cut.before
        }
        groups.append(group)
        return entry.node
    }
}
