/// Keeps a fixed number of pictures spread evenly over a run whose length is not known beforehand.
///
/// It keeps every k-th picture; when it is full it drops every second one and doubles k.
struct PictureSampler<Picture> {
    private let capacity: Int
    private var stride = 1
    private var offered = 0
    private var kept: [(frame: Int, picture: Picture)] = []

    /// A sampler that gives at most `capacity` pictures, at least 2.
    init(capacity: Int) { self.capacity = max(2, capacity) }

    /// Offers the next frame; `picture` is called only if it is kept.
    mutating func offer(_ picture: () throws -> Picture) rethrows {
        defer { offered += 1 }
        guard offered % stride == 0 else { return }
        if kept.count == capacity * 2 {
            stride *= 2
            kept = kept.filter { $0.frame % stride == 0 }
            guard offered % stride == 0 else { return }
        }
        try kept.append((offered, picture()))
    }

    private var chosen: [(frame: Int, picture: Picture)] {
        guard kept.count > capacity else { return kept }
        let steps = capacity - 1
        // Rounded to the nearest, so that no gap is more than a picture wider than another.
        return (0...steps).map { kept[($0 * (kept.count - 1) + steps / 2) / steps] }
    }

    /// The pictures, the first one first.
    var pictures: [Picture] { chosen.map(\.picture) }
    /// The number of each picture's frame.
    var frames: [Int] { chosen.map(\.frame) }
    /// The same in words.
    var labels: [String] { frames.map { "frame \($0)" } }
}
