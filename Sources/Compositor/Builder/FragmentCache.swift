import Foundation
import Graphics
import RenderTree

/// Pictures of fragments: a fragment of many nodes is drawn once, and from then on as an image.
///
/// A picture is made at the screen's scale, as a snapshot is, whatever the fragment's own transform is at the moment.
@MainActor package final class FragmentCache {
    private struct Entry {
        var fragment: ResourceID
        var scale: Double
        var picture: ResourceID
        var bytes: Int
        var lastUse: Int
    }

    /// Fragments of at most this many nodes are drawn node by node.
    package var inlineLimit = 8
    /// How much memory the pictures may take, in bytes; those that no frame has used for longest go first.
    package var budget: Int

    private let rasterizer: any FrameRasterizer
    private weak var store: ResourceStore?
    private var entries: ContiguousArray<Entry> = []
    private var frame = 0

    package init(rasterizer: any FrameRasterizer, budget: Int = 256 << 20) {
        (self.rasterizer, self.budget) = (rasterizer, budget)
    }

    /// What the pictures take at the moment, in bytes.
    package var bytes: Int { entries.reduce(0) { $0 + $1.bytes } }

    /// Opens a new frame over the resources of `store`, and drops pictures of fragments that are gone, and those beyond
    /// the budget that the last frame did not use.
    func beginFrame(_ store: ResourceStore) {
        if self.store !== store { removeAll() }
        self.store = store
        for index in entries.indices.reversed() where !store.contains(entries[index].fragment) { remove(index) }
        while bytes > budget, let oldest = entries.indices.min(by: { entries[$0].lastUse < entries[$1].lastUse }),
            entries[oldest].lastUse < frame
        { remove(oldest) }
        frame += 1
    }

    /// The picture of `fragment` at `scale` pixels per point; nil where it is better drawn node by node, or where a
    /// picture cannot be made or would not fit into the budget.
    func picture(of fragment: Fragment, id: ResourceID, scale: Double) -> ResourceID? {
        guard fragment.tree.nodes.count > inlineLimit, let store else { return nil }
        for index in entries.indices where entries[index].fragment == id && entries[index].scale == scale {
            entries[index].lastUse = frame
            return entries[index].picture
        }
        let size = fragment.tree.size
        guard size.width * scale * size.height * scale * 4 <= Double(budget),
            let image = rasterizer.rasterize(fragment, scale: scale)
        else { return nil }
        let picture = store.insert(.image(image))
        let bytes = image.pixels.bytesPerRow * image.height
        entries.append(Entry(fragment: id, scale: scale, picture: picture, bytes: bytes, lastUse: frame))
        return picture
    }

    /// Drops all pictures.
    package func removeAll() {
        for entry in entries { store?.release(entry.picture) }
        entries.removeAll()
    }

    private func remove(_ index: Int) {
        store?.release(entries[index].picture)
        entries.remove(at: index)
    }
}
