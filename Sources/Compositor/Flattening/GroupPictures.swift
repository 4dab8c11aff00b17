import Foundation
import Graphics
import RenderTree

/// Pictures of the groups that are drawn as one each; one is kept for as long as every frame has a group of those very
/// nodes.
///
/// Groups have no names: they are known again by what they hold, wherever they are and however much they show. Where what
/// they hold changes from frame to frame, two pictures take turns in the same memory.
@MainActor final class GroupPictures {
    struct Match {
        /// None where nothing is drawn.
        let picture: ResourceID
        /// The frame of the picture (x, y, width, height), in the group's own space.
        let frame: SIMD4<Float>
    }

    private struct Entry {
        /// The group's own node, without its place.
        let root: RenderNode
        var tree: RenderTree
        var image: CGImage?
        /// Nil where the picture would be too large.
        let match: Match?
        var lastUse: Int
    }

    private let rasterizer: any PictureMaker
    private weak var store: ResourceStore?
    /// In the order of drawing, as far as that stays.
    private var entries: ContiguousArray<Entry> = []
    /// The trees and images that the last frame did not use, for reuse by this one.
    private var spareTrees: ContiguousArray<RenderTree> = []
    private var spareImages: ContiguousArray<CGImage> = []
    /// The index in `entries` at which the search for the next group begins.
    private var next = 0
    private var frame = 0
    /// Memory of the pictures, in bytes: with the spare ones, and without.
    private(set) var bytes = 0
    private var shownBytes = 0

    /// Whether there is no picture.
    var isEmpty: Bool { entries.isEmpty }

    init(rasterizer: any PictureMaker) { self.rasterizer = rasterizer }

    /// Releases the pictures, which the store would keep otherwise.
    isolated deinit { removeAll() }

    /// Opens a new frame over the resources of `store`, and drops what the last one did not use.
    func beginFrame(_ store: ResourceStore) {
        self.store = store
        spareTrees.removeAll(keepingCapacity: true)
        spareImages.removeAll(keepingCapacity: true)
        var kept = 0
        for index in entries.indices {
            if entries[index].lastUse == frame {
                entries.swapAt(kept, index)
                kept += 1
            } else {
                setAside(index)
            }
        }
        entries.removeLast(entries.count - kept)
        frame += 1
        next = 0
        countBytes()
    }

    /// Releases the picture of entry `index`, and keeps its tree and image for reuse.
    private func setAside(_ index: Int) {
        if let match = entries[index].match { store?.release(match.picture) }
        if let image = entries[index].image.take() { spareImages.append(image) }
        spareTrees.append(entries[index].tree)
    }

    private func countBytes() {
        shownBytes = 0
        for entry in entries { shownBytes += entry.image?.byteCount ?? 0 }
        bytes = shownBytes
        for image in spareImages { bytes += image.byteCount }
    }

    /// Drops all pictures.
    func removeAll() {
        for entry in entries { if let match = entry.match { store?.release(match.picture) } }
        entries.removeAll()
        spareTrees.removeAll()
        spareImages.removeAll()
        bytes = 0
        shownBytes = 0
    }

    /// The picture of the group with the nodes `range` of `source`, `scale` pixels to the point; nil where all pictures together
    /// would take more than `budget` bytes, or it cannot be made.
    func picture(
        of range: Range<Int>, in source: NodeSource, scale: Double, _ store: ResourceStore, budget: Int
    ) -> Match? {
        var root = source.nodes[range.lowerBound].withoutPlace
        if root.flags.contains(.throwsShadow) {
            // The shadow's look does not count, only the scale of the picture.
            root.color = SIMD4(0, 0, 0, 1)
            root.payload = .zero
            root.rasterizationScale = Float(scale)
        }
        for offset in entries.indices {
            let index = (next + offset) % entries.count
            guard entries[index].root == root, entries[index].tree.holds(range, of: source) else { continue }
            entries[index].lastUse = frame
            next = index + 1
            return entries[index].match
        }
        let entry = make(root, range, source, scale: scale, store, budget: budget)
        let index = min(next, entries.count)
        entries.insert(entry, at: index)
        next = index + 1
        countBytes()
        return entry.match
    }

    private func make(
        _ root: RenderNode, _ range: Range<Int>, _ source: NodeSource, scale: Double, _ store: ResourceStore,
        budget: Int
    ) -> Entry {
        var tree = spareTrees.popLast() ?? RenderTree()
        tree.take(range, of: source, under: root)
        tree.nodes[0].flags.remove(.rasterized)
        tree.nodes[0].flags.remove(.throwsShadow)
        let extent = rasterizer.extent(of: tree, in: store, scale: scale)
        tree.size = extent.size
        tree.nodes[0].transform = CGAffineTransform(translationX: -extent.minX, y: -extent.minY)
        var match: Match?
        var image: CGImage?
        if extent.width <= 0 || extent.height <= 0 {
            match = Match(picture: .none, frame: .zero)
        } else if extent.width * scale * extent.height * scale * 4 <= Double(budget - shownBytes) {
            image = rasterizer.picture(of: tree, in: store, scale: scale, reusing: &spareImages)
        }
        if let image {
            match = Match(
                picture: store.insert(.image(image)),
                frame: SIMD4(Float(extent.minX), Float(extent.minY), Float(extent.width), Float(extent.height)))
        }
        return Entry(root: root, tree: tree, image: image, match: match, lastUse: frame)
    }
}

extension RenderNode {
    /// The node as it is by itself, wherever it goes, from whichever side it is seen and however much it shows.
    fileprivate var withoutPlace: RenderNode {
        var node = self
        node.transform = .identity
        node.matrix = 0
        node.opacity = 1
        node.flags.remove(.projective)
        node.flags.remove(.singleSided)
        return node
    }
}

extension RenderTree {
    /// Becomes the nodes below the first of `range`, under `root`, with those matrices that they name.
    fileprivate mutating func take(_ range: Range<Int>, of source: NodeSource, under root: RenderNode) {
        nodes.removeAll(keepingCapacity: true)
        matrices.removeAll(keepingCapacity: true)
        nodes.append(root)
        for index in range.dropFirst() {
            var node = source.nodes[index]
            let matrix = source.matrix(of: index)
            node.matrix = matrix == nil ? .max : UInt32(matrices.count)
            if let matrix { matrices.append(matrix) }
            nodes.append(node)
        }
    }

    /// Whether the nodes below the root are those of `range` below the first.
    fileprivate func holds(_ range: Range<Int>, of source: NodeSource) -> Bool {
        guard nodes.count == range.count else { return false }
        return nodes.withUnsafeBufferPointer { nodes in
            matrices.withUnsafeBufferPointer { matrices in
                let own = NodeSource(nodes: nodes, matrices: matrices)
                for offset in 1..<max(1, range.count) {
                    var other = source.nodes[range.lowerBound + offset]
                    // Its place among the matrices does not count.
                    other.matrix = nodes[offset].matrix
                    if nodes[offset] != other || own.matrix(of: offset) != source.matrix(of: range.lowerBound + offset)
                    {
                        return false
                    }
                }
                return true
            }
        }
    }
}
