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
        guard var frame = frame(for: node, world) else { return next }
        frame.end = next
        frame.resume = next
        let masked = node.pointee.flags.contains(.masked)
        var first = index + 1
        if masked {
            first += source.subtreeCount(first, limit: next)
            if first >= next { return next }
            let isLeaf = first == index + 2
            if !isLeaf || !clip(&frame, toMask: source.nodes.baseAddress.unsafelyUnwrapped + index + 1) {
                frame.role = .maskedContent(mask: index + 1)
            }
        }
        let apart = frame.opacity * min(node.pointee.opacity, 1)
        if case .maskedContent = frame.role {
            openLayer(&frame, alpha: apart)
        } else if apart < 1, node.pointee.flags.contains(.flattens) {
            openLayer(&frame, alpha: apart)
        } else {
            frame.opacity = apart
        }
        frames.append(frame)
        return first
    }

    /// The frame for the children of a group-like node, its clip applied; nil where nothing can be seen of them.
    mutating func frame(for node: UnsafePointer<RenderNode>, _ world: Homography) -> GroupState? {
        var frame = frames[frames.count - 1]
        frame.role = .group
        frame.world = world
        frame.layer = -1
        frame.isSame = false
        if node.pointee.flags.contains(.clips) {
            let radius = node.pointee.cornerRadius
            let bounds = radius == 0 ? hemmed(node.pointee.bounds, world) : node.pointee.bounds
            guard clip(&frame, to: bounds, radius: radius) else { return nil }
        }
        return frame
    }

    /// Does what is left to do at the end of the top frame, and returns the node to go on with.
    mutating func finishFrame(_ source: NodeSource) -> Int {
        let top = frames.count - 1
        switch frames[top].role {
        case .group:
            if frames[top].layer >= 0 { closeLayer(frames[top], masked: false) }
        case .maskedContent(let mask):
            if list.commands.count == frames[top].layer + 1 {
                closeLayer(frames[top], masked: false)
                break
            }
            list.commands.append(DrawCommand(.beginMask, box: .empty))
            frames[top].role = .mask
            frames[top].end = mask + source.subtreeCount(mask, limit: frames[top].end)
            return mask
        case .mask:
            closeLayer(frames[top], masked: true)
        case .context3D(let start, let next, let end):
            if next < end { return beginChild(next, start: start, end: end, source) }
            endContext3D(from: start)
            if frames[top].layer >= 0 { closeLayer(frames[top], masked: false) }
        }
        let resume = frames[top].resume
        frames.removeLast()
        return resume
    }
}
