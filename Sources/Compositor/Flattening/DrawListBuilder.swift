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
    /// Counts the lists that differ.
    private var version = 0
    /// Since this version all lists have the same commands in the same places, but for those that were patched.
    private var shapeVersion = 0
    /// The ranges in which the newest list differs from the one before it, and those in which that one did from its
    /// own; places in the flattener's list.
    private var patches: ContiguousArray<Range<Int>> = []
    private var earlierPatches: ContiguousArray<Range<Int>> = []
    /// The list that the last `build` made.
    package private(set) var list = DrawList()

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
            version += 1
            shapeVersion = version
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
        if earlier.version == version { return version > 0 }
        guard earlier.version == version - 1, earlier.version >= shapeVersion, shapeVersion > 0 else { return false }
        occlusion.appendSeen(of: patches, to: &runs)
        return true
    }

    /// Writes what changed over the flattener's list.
    private func applyUpdate() {
        swap(&patches, &earlierPatches)
        patches.removeAll(keepingCapacity: true)
        var hidesTheSame = flattener.applyUpdate(occlusion, places: &patches)
        version += 1
        if !hidesTheSame {
            swap(&occlusion, &earlierOcclusion)
            occlusion.find(in: flattener.list)
            hidesTheSame = occlusion.hidden == earlierOcclusion.hidden
        }
        if !hidesTheSame || flattener.writer.changesTables { shapeVersion = version }
    }

    /// Makes `list`, which may be an earlier one, the newest.
    private func updateList() {
        let age = version - list.version
        guard age > 0 else { return }
        if list.version >= shapeVersion, shapeVersion > 0, age <= 2 {
            if age == 2 { list.copy(earlierPatches, of: flattener.list, without: occlusion) }
            list.copy(patches, of: flattener.list, without: occlusion)
        } else {
            list.copy(flattener.list, without: occlusion)
        }
        list.version = version
    }
}
