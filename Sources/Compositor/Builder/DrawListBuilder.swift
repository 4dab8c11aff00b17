import Foundation
import Graphics
import RenderTree

/// Turns render trees into draw lists. Kept between frames, it allocates nothing once its memory has grown to the scene.
@MainActor package final class DrawListBuilder {
    private var walk: TreeWalk

    /// A builder that draws fragments node by node, or as pictures from `fragments` where that is cheaper.
    package init(fragments: FragmentCache? = nil) {
        walk = TreeWalk(fragments: fragments)
    }

    /// What the last `build` made.
    package var list: DrawList { walk.list }

    /// Flattens `tree` for a device of `bounds` pixels; `transform` takes the tree's points to pixels.
    ///
    /// Nodes that have no finite place, no area, no opacity or no resource draw nothing.
    package func build(
        _ tree: RenderTree, resources: ResourceStore, transform: CGAffineTransform, bounds: PixelRect
    ) {
        walk.run(tree, resources: resources, transform: transform, bounds: bounds)
    }

    /// Flattens `tree` at `scale` pixels per point.
    package func build(_ tree: RenderTree, resources: ResourceStore, scale: Double, bounds: PixelRect) {
        build(tree, resources: resources, transform: CGAffineTransform(scaleX: scale, y: scale), bounds: bounds)
    }

    /// Exchanges the list with `other`, whose memory the next `build` uses; so two lists live on without a copy.
    package func exchangeList(with other: inout DrawList) { swap(&walk.list, &other) }
}
