import Foundation
import Graphics
import RenderTree

extension SceneFlattener {
    /// Fragments inside fragments beyond this depth are not drawn.
    static let fragmentDepthLimit = 32

    /// Draws a part of a fragment, stretched over the node's bounds and cut off there: as a picture where the cache has or
    /// makes one, else node by node.
    mutating func drawFragment(_ node: UnsafePointer<RenderNode>, _ world: Homography) {
        guard case .fragment(let fragment) = resources?[node.pointee.resource],
            fragmentDepth < Self.fragmentDepthLimit
        else { return }
        // The cache has to know of all fragments of a frame.
        if isPatching { return giveUp() }
        let size = fragment.tree.size
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return }
        let part = node.pointee.parameters
        guard part.z != 0, part.w != 0, (part.x + part.y + part.z + part.w).isFinite else { return }
        let opacity = frames[frames.count - 1].opacity * min(node.pointee.opacity, 1)
        guard opacity >= Self.leastAlpha else { return }
        let forParts = !node.pointee.hardEdges.isEmpty
        if let picture = fragments?.picture(
            of: fragment, id: node.pointee.resource, scale: rootScale, forParts: forParts)
        {
            drawPicture(picture, of: node, world)
            return
        }
        var frame = frames[frames.count - 1]
        frame.role = .group
        frame.world = world
        frame.layer = -1
        frame.isMarked = false
        frame.isSame = false
        guard clip(&frame, to: hemmed(node.pointee.bounds, world), radius: 0) else { return }
        let bounds = SIMD4<Double>(node.pointee.bounds)
        let share = SIMD4<Double>(part)
        let scale = bounds.highHalf / (share.highHalf * SIMD2(size.width, size.height))
        let origin = bounds.lowHalf - share.lowHalf * SIMD2(size.width, size.height) * scale
        frame.world = world.after(
            CGAffineTransform(a: scale.x, b: 0, c: 0, d: scale.y, tx: origin.x, ty: origin.y))
        guard frame.world.isUsable else { return }
        if opacity < 1 { openLayer(&frame, alpha: opacity) } else { frame.opacity = opacity }
        fragmentDepth += 1
        walk(fragment.tree, in: frame)
        fragmentDepth -= 1
    }

    private mutating func drawPicture(
        _ picture: ResourceID, of node: UnsafePointer<RenderNode>, _ world: Homography
    ) {
        var image = RenderNode(.image, bounds: node.pointee.bounds)
        image.parameters = node.pointee.parameters
        image.hardEdges = node.pointee.hardEdges
        draw(&image, showing: picture, as: node, world)
    }

    /// Draws the group of the nodes `range` as a picture; false where it has to be drawn node by node.
    mutating func drawAsPicture(
        _ node: UnsafePointer<RenderNode>, _ world: Homography, _ range: Range<Int>, _ source: NodeSource
    ) -> Bool {
        let density = Double(node.pointee.parameters.x)
        guard density > 0, density.isFinite, let fragments else { return false }
        if isPatching {
            // The cache has to know of all such groups of a frame.
            giveUp()
            return true
        }
        guard let found = fragments.picture(ofGroup: range, in: source, scale: density) else { return false }
        if found.picture.isNone { return true }
        var image = RenderNode(.image, bounds: found.frame)
        draw(&image, showing: found.picture, as: node, world)
        return true
    }

    /// Draws the shadow of the group of the nodes `range`: that of its picture, which is as fine as the screen or the
    /// blur needs. Where no picture can be made, there is none.
    mutating func drawShadow(
        ofGroup node: UnsafePointer<RenderNode>, _ world: Homography, _ range: Range<Int>, _ source: NodeSource
    ) {
        guard let fragments else { return }
        // The cache has to know of all such groups of a frame.
        if isPatching { return giveUp() }
        let deviation = node.pointee.parameters.z
        guard deviation >= 0, let (quad, _) = place(SIMD4(0, 0, 1, 1), radius: 0, under: world) else { return }
        // What is magnified a lot is not drawn ever larger.
        let scale = ShadowSource.scale(min(scale(of: quad), 2 * rootScale), deviation)
        guard let found = fragments.picture(ofGroup: range, in: source, scale: scale), !found.picture.isNone else {
            return
        }
        var shadow = RenderNode(.shadow, bounds: found.frame)
        (shadow.resource, shadow.color, shadow.opacity) = (found.picture, node.pointee.color, node.pointee.opacity)
        shadow.parameters = node.pointee.parameters
        shadow.parameters.w = 0
        withUnsafePointer(to: shadow) { drawShadow($0, world) }
    }

    /// Draws `image` as the picture of `node`.
    private mutating func draw(
        _ image: inout RenderNode, showing picture: ResourceID, as node: UnsafePointer<RenderNode>, _ world: Homography
    ) {
        (image.resource, image.opacity) = (picture, node.pointee.opacity)
        image.flags = node.pointee.flags.intersection(.filters)
        bleedEdges(&image, world)
        guard let (quad, box) = place(image.bounds, radius: 0, under: world) else { return }
        withUnsafePointer(to: image) { drawQuad($0, quad, box) }
    }
}
