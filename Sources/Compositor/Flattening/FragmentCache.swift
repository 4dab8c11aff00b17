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
        var picture: ResourceID
        var bytes: Int
        var lastUse: Int
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

    private let rasterizer: any PictureMaker
    private let groups: GroupPictures
    private weak var store: ResourceStore?
    private var entries: ContiguousArray<Entry> = []
    /// The index of each picture in `entries`.
    private var places: [Key: Int] = [:]
    private var frame = 0
    /// The last request, and its answer: the parts of one snapshot come one after the other.
    private var last: (key: Key, picture: ResourceID)?
    /// The small fragment that was requested last, and the number of requests in a row.
    private var repetition: (key: Key, count: Int)?
    /// Memory of the current pictures of fragments, in bytes.
    private var fragmentBytes = 0
    /// Memory of all current pictures, in bytes.
    package var bytes: Int { fragmentBytes + groups.bytes }

    package init(rasterizer: any PictureMaker, budget: Int = 256 << 20) {
        self.rasterizer = rasterizer
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

    /// The picture of `fragment` at `scale` pixels per point; nil where it is better drawn node by node, which cannot be if it is
    /// `forParts` with hard edges, or where a picture cannot be made or would not fit into the budget.
    func picture(of fragment: Fragment, id: ResourceID, scale: Double, forParts: Bool = false) -> ResourceID? {
        guard let store else { return nil }
        let isSmall = fragment.tree.nodes.count <= inlineLimit && !fragment.readsBackdrop
        let key = Key(fragment: id, scale: scale, isForParts: isSmall && forParts)
        if let last, last.key == key { return last.picture }
        if let place = places[key] {
            entries[place].lastUse = frame
            last = (key, entries[place].picture)
            return entries[place].picture
        }
        guard !isSmall || forParts || isRepeated(key) else { return nil }
        let area = fragment.tree.size
        guard area.width * scale * area.height * scale * 4 <= Double(budget),
            let image = rasterizer.rasterize(fragment, scale: scale)
        else { return nil }
        let picture = store.insert(.image(image))
        let size = image.pixels.byteCount
        fragmentBytes += size
        places[key] = entries.count
        entries.append(Entry(key: key, picture: picture, bytes: size, lastUse: frame))
        last = (key, picture)
        return picture
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

    /// Drops all pictures.
    package func removeAll() {
        groups.removeAll()
        for entry in entries { store?.release(entry.picture) }
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
        store?.release(entry.picture)
        fragmentBytes -= entry.bytes
        places[entry.key] = nil
        let last = entries.removeLast()
        guard place < entries.count else { return }
        entries[place] = last
        places[last.key] = place
    }
}
