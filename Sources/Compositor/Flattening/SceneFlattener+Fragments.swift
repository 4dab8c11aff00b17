import Foundation
import Graphics
import RenderTree

extension SceneFlattener {
    /// The nodes of fragments in others that are drawn node by node in one list; whatever else is nested is a picture.
    private static let nestedNodeLimit = 1 << 16

    /// Draws a part of a fragment, stretched over the node's bounds and cut off there: as a picture where the cache has or
    /// makes one, else node by node.
    mutating func drawFragment(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        guard case .fragment(let fragment) = writer.resources?[node.pointee.resource],
            fragment.extent.isWithinLimits
        else { return }
        // The cache has to know of all fragments of a frame.
        if writer.isUpdating { return writer.abandonUpdate() }
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let part = node.pointee.contentsRect
        guard part.z != 0, part.w != 0, (part.x + part.y + part.z + part.w).isFinite else { return }
        let opacity = groups[groups.count - 1].opacity * min(node.pointee.opacity, 1)
        guard opacity >= DrawListWriter.leastAlpha else { return }
        let forParts = !node.pointee.hardEdges.isEmpty
        let place = FragmentPlacement(
            of: size, scale: rootScale, by: node, world, opacity: opacity, in: groups[groups.count - 1])
        let isNested = fragmentDepth > 0 || fragment.extent.depth > 1
        let isOverLimit = isNested && nestedNodeCount + fragment.tree.nodes.count > Self.nestedNodeLimit
        if let picture = fragments?.picture(
            of: fragment, id: node.pointee.resource, scale: rootScale, forParts: forParts, always: isOverLimit,
            at: place)
        {
            var image = RenderNode(.image, bounds: node.pointee.bounds)
            image.contentsRect = part
            image.hardEdges = node.pointee.hardEdges
            return draw(image, showing: picture, as: node, world)
        }
        if isOverLimit {
            omitsFragments = true
            return
        }
        if isNested { nestedNodeCount += fragment.tree.nodes.count }
        walk(fragment, as: node, opacity: opacity, world)
    }

    /// Walks the nodes of `fragment`, of which `node` shows a part.
    private mutating func walk(
        _ fragment: Fragment, as node: UnsafePointer<RenderNode>, opacity: Float, _ world: Homography
    ) {
        var group = groups[groups.count - 1].child(under: world)
        group.isMarked = false
        guard writer.clip(&group, to: bled(node.pointee.bounds, world), radius: 0) else { return }
        let size = SIMD2(Double(fragment.tree.size.width), Double(fragment.tree.size.height))
        let bounds = SIMD4<Double>(node.pointee.bounds)
        let part = SIMD4<Double>(node.pointee.contentsRect)
        let scale = bounds.highHalf / (part.highHalf * size)
        let origin = bounds.lowHalf - part.lowHalf * size * scale
        group.world = world.after(
            CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: origin.x, ty: origin.y))
        guard group.world.isUsable else { return }
        if opacity < 1 { writer.openLayer(&group, alpha: opacity) } else { group.opacity = opacity }
        fragmentDepth += 1
        walk(fragment.tree, in: group)
        fragmentDepth -= 1
    }

    /// Draws the group of the nodes `range` as a picture; false where it has to be drawn node by node.
    mutating func drawAsPicture(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, _ range: Range<Int>, _ source: NodeSource
    ) -> Bool {
        let density = Double(node.pointee.rasterizationScale)
        guard density > 0, density.isFinite, let fragments else { return false }
        if writer.isUpdating {
            // The cache has to know of all such groups of a frame.
            writer.abandonUpdate()
            return true
        }
        guard let found = fragments.picture(ofGroup: range, in: source, scale: density) else { return false }
        if found.picture.isNone { return true }
        draw(RenderNode(.image, bounds: found.frame), showing: found.picture, as: node, world)
        return true
    }

    /// Draws the shadow of the group of the nodes `range`: that of its picture, which is as fine as the screen or the
    /// blur needs. Where no picture can be made, there is none.
    mutating func drawShadow(
        ofGroup node: UnsafePointer<RenderNode>, _ world: Homography, _ range: Range<Int>, _ source: NodeSource
    ) {
        guard let fragments else { return }
        // The cache has to know of all such groups of a frame.
        if writer.isUpdating { return writer.abandonUpdate() }
        let deviation = node.pointee.shadow.deviation
        guard deviation >= 0, let (quad, _) = writer.place(SIMD4(0, 0, 1, 1), radius: 0, under: world) else { return }
        // What is magnified a lot is not drawn ever larger.
        let scale = ShadowSource.scale(min(writer.scale(of: quad), 2 * rootScale), deviation)
        guard let found = fragments.picture(ofGroup: range, in: source, scale: scale), !found.picture.isNone else {
            return
        }
        var shadow = RenderNode(.shadow, bounds: found.frame)
        shadow.resource = found.picture
        shadow.color = node.pointee.color
        shadow.opacity = node.pointee.opacity
        shadow.shadow = node.pointee.shadow
        withUnsafePointer(to: shadow) { writer.drawShadow($0, world, in: groups[groups.count - 1]) }
    }

    /// Draws `image` as the picture of `node`.
    private mutating func draw(
        _ image: RenderNode, showing picture: ResourceID, as node: UnsafePointer<RenderNode>, _ world: Homography
    ) {
        var image = image
        image.resource = picture
        image.opacity = node.pointee.opacity
        image.flags = node.pointee.flags.intersection(.filters)
        drawBled(image, world)
    }
}
