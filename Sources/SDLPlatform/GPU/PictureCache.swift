/// Pictures on the graphics card by what they show, kept for as long as they are in use and for a while after.
struct PictureCache<Key: Hashable, Picture> {
    private struct Entry {
        var picture: Picture
        var bytes: Int
        var lastUse: Int
    }

    /// Frames after which an unused picture is removed.
    private static var unusedFrameLimit: Int { 60 }

    /// The limit for the pictures' size, in bytes; beyond it the least recently used are removed, but none that the
    /// last frame used.
    var budget = 64 << 20
    /// The size of the pictures, in bytes.
    private(set) var bytes = 0
    private var entries: [Key: Entry] = [:]
    private var frame = 0

    mutating func beginFrame() {
        frame += 1
        if bytes > budget || frame % Self.unusedFrameLimit == 0 { dropUnused() }
    }

    private mutating func dropUnused() {
        let unused = entries.filter { $0.value.lastUse < frame - 1 }.sorted { $0.value.lastUse < $1.value.lastUse }
        for (key, entry) in unused where bytes > budget || frame - entry.lastUse > Self.unusedFrameLimit {
            entries[key] = nil
            bytes -= entry.bytes
        }
    }

    /// The picture for `key`, which counts as used; nil where there is none.
    mutating func picture(for key: Key) -> Picture? {
        entries[key]?.lastUse = frame
        return entries[key]?.picture
    }

    /// Keeps `picture`, which takes `bytes`, for `key`, for which there is none.
    mutating func insert(_ picture: Picture, bytes: Int, for key: Key) {
        entries[key] = Entry(picture: picture, bytes: bytes, lastUse: frame)
        self.bytes += bytes
    }
}
