import Foundation
import Graphics
import RenderTree

/// Turns render trees into draw lists. Kept between frames, it allocates nothing once its memory has grown to the scene.
///
/// A tree that was compared with the one before it is walked only where it changed, and of the list only those commands
/// are written again: the list is the same as one made from the whole tree.
@MainActor package final class DrawListBuilder {
    private var flattener: SceneFlattener
    private var occlusion = Occlusion()
    /// For finding out whether something else is hidden now.
    private var earlierOcclusion = Occlusion()
    private var history = ListHistory()
    /// The list that the last `build` made.
    package private(set) var list = DrawList()

    /// Whether the list lacks fragments, as too many lie in others.
    package var omitsFragments: Bool { flattener.omitsFragments }
    /// The nodes of fragments in others that the last whole walk drew node by node.
    var nestedNodeCount: Int { flattener.nestedNodeCount }

    /// A builder that draws fragments node by node, or as pictures from `fragments` where that is cheaper.
    package init(fragments: FragmentCache? = nil) {
        flattener = SceneFlattener(fragments: fragments)
    }

    /// Flattens `tree` for a device of `bounds` pixels; `transform` takes the tree's points to pixels.
    ///
    /// Nodes that have no finite place, no area, no opacity or no resource draw nothing.
    package func build(
        _ tree: RenderTree, resources: ResourceStore, transform: CGAffineTransform, bounds: PixelRect
    ) {
        switch flattener.run(tree, resources: resources, transform: transform, bounds: bounds) {
        case .unchanged: break
        case .patched: applyUpdate()
        case .rebuilt:
            occlusion.find(in: flattener.list)
            history.begin()
        }
        updateList()
    }

    /// Flattens `tree` at `scale` pixels per point.
    package func build(_ tree: RenderTree, resources: ResourceStore, scale: Double, bounds: PixelRect) {
        build(tree, resources: resources, transform: CGAffineTransform(scaleX: scale, y: scale), bounds: bounds)
    }

    /// Exchanges the list with `other`, whose memory the next `build` uses; so two lists live on without a copy.
    package func exchangeList(with other: inout DrawList) { swap(&list, &other) }

    /// Adds the runs of places in which the list may differ from `earlier`, one of its builder's; false, and nothing is
    /// added, where it may differ anywhere.
    func appendChanges(since earlier: DrawList, to runs: inout ContiguousArray<Range<Int>>) -> Bool {
        history.forEachChange(since: earlier.version) { occlusion.appendSeen(of: $0, to: &runs) }
    }

    /// Writes what changed over the flattener's list.
    private func applyUpdate() {
        history.append { runs in
            var hidesTheSame = flattener.applyUpdate(occlusion, places: &runs)
            if !hidesTheSame {
                swap(&occlusion, &earlierOcclusion)
                occlusion.find(in: flattener.list)
                hidesTheSame = occlusion.hidden == earlierOcclusion.hidden
            }
            return hidesTheSame && !flattener.writer.changesTables
        }
    }

    /// Makes `list`, which may be an earlier one, the newest.
    private func updateList() {
        let isUpdated = history.forEachChange(since: list.version) {
            list.copy($0, of: flattener.list, without: occlusion)
        }
        if !isUpdated { list.copy(flattener.list, without: occlusion) }
        list.version = history.version
    }
}
