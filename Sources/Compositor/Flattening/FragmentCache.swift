import Foundation
import Graphics
import RenderTree

/// Pictures of fragments: a fragment of many nodes is drawn once, and from then on as an image.
///
/// A picture is made at the screen's scale, as a snapshot is, whatever the fragment's own transform is at the moment.
@MainActor package final class FragmentCache {
    private struct Key: Hashable {
        var fragment: ResourceID
        var scale: Double
        /// Whether this is a small one, for parts that have to meet.
        var isForParts: Bool
    }

    private struct Entry {
        var key: Key
        var picture: FragmentPicture
        var id: ResourceID
        let firstUse: Int
        var lastUse: Int

        var bytes: Int { picture.image.byteCount }
    }

    /// Fragments of at most this many nodes are drawn node by node, unless as parts with hard edges, or where a frame shows them
    /// more often than `repetitionLimit`. One that looks at what is below never is: below is what the fragment itself holds,
    /// not what the snapshot lies on.
    package var inlineLimit = 8
    /// The number of times in a row that a frame may show one small fragment before it becomes a picture for all that
    /// follow.
    package var repetitionLimit = 16
    /// The limit of the memory of the pictures, in bytes; those that no frame has used for longest go first.
    package var budget: Int
    /// Limit of the memory of pictures that the last frame did not use, in bytes: fragments live on in earlier frames
    /// that are kept, and their pictures are rarely needed again.
    package var unusedBudget = 16 << 20

    /// The memory of the pictures that one frame shows, at most, in budgets: a frame that needs more draws the rest node by
    /// node.
    private static let frameBudgetFactor = 2.0

    private let rasterizer: any PictureMaker
    /// Whether pictures are drawn only as far as they are shown: who draws them reads no other pixels.
    private let drawsParts: Bool
    private let groups: GroupPictures
    private weak var store: ResourceStore?
    private var entries: ContiguousArray<Entry> = []
    /// The index of each picture in `entries`.
    private var places: [Key: Int] = [:]
    private var frame = 0
    /// The last request, and the index of what it found: the parts of one snapshot come one after the other.
    private var last: (key: Key, index: Int)?
    /// The small fragment that was requested last, and the number of requests in a row.
    private var repetition: (key: Key, count: Int)?
    /// Memory of the current pictures of fragments, in bytes.
    private var fragmentBytes = 0
    /// Memory of all current pictures, in bytes.
    package var bytes: Int { fragmentBytes + groups.bytes }

    package init(rasterizer: any PictureMaker, budget: Int = 256 << 20, drawsParts: Bool = true) {
        self.rasterizer = rasterizer
        self.drawsParts = drawsParts
        self.budget = budget
        groups = GroupPictures(rasterizer: rasterizer)
    }

    /// Releases the pictures: the store, which outlives the cache, would keep them for ever.
    isolated deinit { removeAll() }

    /// Opens a new frame over the resources of `store`, and drops pictures of fragments that are gone, and those beyond
    /// the budget that the last frame did not use.
    func beginFrame(_ store: ResourceStore) {
        if self.store !== store { removeAll() }
        self.store = store
        groups.beginFrame(store)
        for index in entries.indices.reversed() where !store.contains(entries[index].key.fragment) { remove(index) }
        if bytes > budget || unusedBytes > unusedBudget { dropUnused() }
        frame += 1
        last = nil
        repetition = nil
    }

    /// The picture of `fragment` at `scale` pixels per point, of which at least what is seen at `place` is drawn, or everything
    /// where that is nil.
    ///
    /// Nil where it is better drawn node by node, as a small one is, unless `forParts` with hard edges, and an opaque one in
    /// place in its first frame; neither where it is `always` to be a picture. Nil also where none can be made, or would not
    /// fit into the budget.
    func picture(
        of fragment: Fragment, id: ResourceID, scale: Double, forParts: Bool = false, always: Bool = false,
        at place: FragmentPlacement? = nil
    ) -> ResourceID? {
        guard let store else { return nil }
        let isSmall = fragment.tree.nodes.count <= inlineLimit && !fragment.readsBackdrop
        let key = Key(fragment: id, scale: scale, isForParts: isSmall && forParts)
        let place = drawsParts ? place : nil
        // Small ones are drawn node by node as long as that is better.
        let isInPlace = place?.isInPlace == true && !isSmall && !forParts && !always && !fragment.readsBackdrop
        if let index = last.flatMap({ $0.key == key ? $0.index : nil }) ?? places[key] {
            last = (key, index)
            entries[index].lastUse = frame
            return drawn(index, place?.part, of: fragment, isInPlace: isInPlace)
        }
        guard !isSmall || forParts || always || isRepeated(key) else { return nil }
        let area = fragment.tree.size
        let byteCount = area.width * scale * area.height * scale * 4
        guard byteCount <= Double(budget), hasRoom(for: byteCount),
            let picture = rasterizer.picture(of: fragment, scale: scale, showing: isInPlace ? .empty : place?.part)
        else { return nil }
        let entry = Entry(
            key: key, picture: picture, id: store.insert(.image(picture.image)), firstUse: frame, lastUse: frame)
        fragmentBytes += entry.bytes
        last = (key, entries.count)
        places[key] = entries.count
        entries.append(entry)
        return drawn(entries.count - 1, place?.part, of: fragment, isInPlace: isInPlace)
    }

    /// The picture at `index` with its `part` drawn; nil where that cannot be, and for an opaque one that is `isInPlace` in its
    /// first frame: it looks the same node by node, and there is much else to do.
    private func drawn(_ index: Int, _ part: PixelRect?, of fragment: Fragment, isInPlace: Bool) -> ResourceID? {
        let entry = entries[index]
        if isInPlace, entry.firstUse == frame, entry.picture.image.isOpaque { return nil }
        let isDrawn = rasterizer.extend(&entries[index].picture, of: fragment, scale: entry.key.scale, to: part)
        return isDrawn ? entry.id : nil
    }

    /// The picture of the group with the nodes `range` of `source`, `scale` pixels to the point of its space, and where it lies
    /// there; nil where none can be made. `ResourceID.none` stands for the picture of a group that draws nothing.
    func picture(ofGroup range: Range<Int>, in source: NodeSource, scale: Double) -> GroupPictures.Match? {
        guard let store else { return nil }
        return groups.picture(of: range, in: source, scale: scale, store, budget: budget)
    }

    /// Counts the uses of a small fragment in a row, and returns whether there are so many that a picture is cheaper.
    private func isRepeated(_ key: Key) -> Bool {
        let count = (repetition.map { $0.key == key ? $0.count : 0 } ?? 0) + 1
        repetition = (key, count)
        return count > repetitionLimit
    }

    /// Whether a picture of `byteCount` bytes fits beside those of this frame, without any that it has not used yet where
    /// necessary.
    private func hasRoom(for byteCount: Double) -> Bool {
        let limit = Double(budget) * Self.frameBudgetFactor
        if Double(fragmentBytes) + byteCount <= limit { return true }
        for index in entries.indices.reversed() where entries[index].lastUse < frame { remove(index) }
        last = nil
        return Double(fragmentBytes) + byteCount <= limit
    }

    /// Whether there is no picture.
    var isEmpty: Bool { entries.isEmpty && groups.isEmpty }

    /// Drops all pictures.
    package func removeAll() {
        groups.removeAll()
        for entry in entries { store?.release(entry.id) }
        entries.removeAll()
        places.removeAll()
        fragmentBytes = 0
        last = nil
        repetition = nil
    }

    /// Memory of the pictures of fragments that the last frame did not use, in bytes.
    private var unusedBytes: Int {
        var bytes = 0
        for entry in entries where entry.lastUse < frame { bytes += entry.bytes }
        return bytes
    }

    /// Drops pictures that the last frame did not use, those first that were not used for longest, until the rest fits.
    private func dropUnused() {
        var rest = unusedBytes
        let unused = entries.filter { $0.lastUse < frame }.sorted { $0.lastUse < $1.lastUse }
        for entry in unused where bytes > budget || rest > unusedBudget {
            rest -= entry.bytes
            if let place = places[entry.key] { remove(place) }
        }
    }

    /// Drops the picture at `place`; the last one takes that place.
    private func remove(_ place: Int) {
        let entry = entries[place]
        store?.release(entry.id)
        fragmentBytes -= entry.bytes
        places[entry.key] = nil
        let last = entries.removeLast()
        guard place < entries.count else { return }
        entries[place] = last
        places[last.key] = place
    }
}
