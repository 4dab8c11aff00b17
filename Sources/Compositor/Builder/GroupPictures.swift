import Foundation
import Graphics
import RenderTree

/// Fragments of the groups that are drawn as one picture each; one is kept for as long as every frame has a group of those
/// very nodes.
///
/// Groups have no names: they are known again by what they hold, wherever they are and however much they show.
@MainActor final class GroupFragments {
    struct Match {
        let fragment: Fragment
        let id: ResourceID
        /// Where the fragment lies, in the group's own space; without an area where nothing is drawn.
        let frame: SIMD4<Float>
    }

    private struct Entry {
        /// The group's own node, without its place.
        let root: RenderNode
        let match: Match
        var lastUse: Int
    }

    private let rasterizer: any PictureMaker
    private weak var store: ResourceStore?
    /// In the order of drawing, as far as that stays.
    private var entries: ContiguousArray<Entry> = []
    /// Where the next group is looked for first.
    private var next = 0
    private var frame = 0

    init(rasterizer: any PictureMaker) { self.rasterizer = rasterizer }

    /// Opens a new frame over the resources of `store`, and drops what the last one did not use.
    func beginFrame(_ store: ResourceStore) {
        self.store = store
        entries.removeAll { entry in
            if entry.lastUse == frame { return false }
            store.release(entry.match.id)
            return true
        }
        frame += 1
        next = 0
    }

    /// Drops all fragments.
    func removeAll() {
        for entry in entries { store?.release(entry.match.id) }
        entries.removeAll()
    }

    /// The fragment of the group with the nodes `range` of `source`, whose picture has `scale` pixels to the point.
    func fragment(of range: Range<Int>, in source: NodeSource, scale: Double, _ store: ResourceStore) -> Match {
        let root = source.nodes[range.lowerBound].withoutPlace
        for offset in entries.indices {
            let place = (next + offset) % entries.count
            guard entries[place].root == root, entries[place].match.fragment.holds(range, of: source) else { continue }
            entries[place].lastUse = frame
            next = place + 1
            return entries[place].match
        }
        let match = make(root, range, source, scale: scale, store)
        let place = min(next, entries.count)
        entries.insert(Entry(root: root, match: match, lastUse: frame), at: place)
        next = place + 1
        return match
    }

    private func make(
        _ root: RenderNode, _ range: Range<Int>, _ source: NodeSource, scale: Double, _ store: ResourceStore
    ) -> Match {
        var tree = RenderTree(nodes: ContiguousArray(source.nodes[range]), matrices: ContiguousArray(source.matrices))
        tree.nodes[0] = root
        tree.nodes[0].flags.remove(.rasterized)
        let measured = Fragment(tree: tree, store: store)
        let extent = rasterizer.extent(of: measured, scale: scale)
        tree.size = extent.size
        tree.nodes[0].transform = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
        let fragment = Fragment(tree: tree, store: store, after: measured)
        return Match(
            fragment: fragment, id: store.insert(.fragment(fragment)),
            frame: SIMD4(Float(extent.minX), Float(extent.minY), Float(extent.width), Float(extent.height)))
    }
}

extension RenderNode {
    /// The node as it is by itself, wherever it goes, from whichever side it is seen and however much it shows.
    fileprivate var withoutPlace: RenderNode {
        var node = self
        (node.transform, node.matrix, node.opacity) = (.identity, 0, 1)
        node.flags.remove(.projective)
        node.flags.remove(.singleSided)
        return node
    }
}

extension Fragment {
    /// Whether the fragment's nodes below its root are those of `range` below the first.
    fileprivate func holds(_ range: Range<Int>, of source: NodeSource) -> Bool {
        guard tree.nodes.count == range.count else { return false }
        for offset in 1..<max(1, range.count) {
            let (own, other) = (tree.nodes[offset], source.nodes[range.lowerBound + offset])
            if own != other { return false }
            guard own.flags.contains(.projective) else { continue }
            let index = Int(own.matrix)
            guard index < tree.matrices.count, index < source.matrices.count,
                tree.matrices[index] == source.matrices[index]
            else { return false }
        }
        return true
    }
}
