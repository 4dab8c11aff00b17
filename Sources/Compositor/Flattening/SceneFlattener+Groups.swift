import Graphics
import RenderTree

extension SceneFlattener {
    /// Opens group `index`; returns the node to go on with, which is `next` where nothing of it is seen.
    mutating func openGroup(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, index: Int, next: Int, _ source: NodeSource
    ) -> Int {
        guard next > index + 1 else { return next }
        if node.pointee.flags.contains(.throwsShadow) {
            drawShadow(ofGroup: node, world, index..<next, source)
            return next
        }
        if node.pointee.flags.contains(.rasterized), drawAsPicture(node, world, index..<next, source) { return next }
        guard var group = group(for: node, world) else { return next }
        group.end = next
        group.resume = next
        let masked = node.pointee.flags.contains(.masked)
        var first = index + 1
        if masked {
            first += source.subtreeCount(first, limit: next)
            if first >= next { return next }
            let isLeaf = first == index + 2
            if !isLeaf || !writer.clip(&group, toMask: source.nodes.baseAddress.unsafelyUnwrapped + index + 1) {
                group.role = .maskedContent(mask: index + 1)
            }
        }
        let opacity = group.opacity * min(node.pointee.opacity, 1)
        if case .maskedContent = group.role {
            writer.openLayer(&group, alpha: opacity)
        } else if opacity < 1, node.pointee.flags.contains(.flattens) {
            writer.openLayer(&group, alpha: opacity)
        } else {
            group.opacity = opacity
        }
        groups.append(group)
        return first
    }

    /// The state for the children of a group-like node, its clip applied; nil where nothing can be seen of them.
    mutating func group(for node: UnsafePointer<RenderNode>, _ world: Homography) -> GroupState? {
        var group = groups[groups.count - 1].child(under: world)
        guard node.pointee.flags.contains(.clips) else { return group }
        let radius = node.pointee.cornerRadius
        let bounds = radius == 0 ? bled(node.pointee.bounds, world) : node.pointee.bounds
        return writer.clip(&group, to: bounds, radius: radius) ? group : nil
    }

    /// `bounds` of a space under `world` with the sides that lie on shared edges of the face around them moved out.
    func bled(_ bounds: SIMD4<Float>, _ world: Homography) -> SIMD4<Float> {
        depth.bled(bounds, past: groups[groups.count - 1].edgeBleed, under: world)
    }

    /// Ends the walk over the children of the top group, and returns the node to go on with.
    mutating func finishGroup(_ source: NodeSource) -> Int {
        let top = groups.count - 1
        switch groups[top].role {
        case .group:
            if groups[top].layer >= 0 { writer.closeLayer(groups[top], masked: false) }
        case .maskedContent(let mask):
            if writer.list.commands.count == groups[top].layer + 1 {
                writer.closeLayer(groups[top], masked: false)
                break
            }
            writer.list.commands.append(DrawCommand(.beginMask, box: .empty))
            groups[top].role = .mask
            groups[top].end = mask + source.subtreeCount(mask, limit: groups[top].end)
            return mask
        case .mask:
            writer.closeLayer(groups[top], masked: true)
        case .context3D(let start, let next, let end):
            if next < end { return beginChild(next, start: start, end: end, source) }
            depth.remove(from: start)
            if groups[top].layer >= 0 { writer.closeLayer(groups[top], masked: false) }
        }
        let resume = groups[top].resume
        groups.removeLast()
        return resume
    }
}
