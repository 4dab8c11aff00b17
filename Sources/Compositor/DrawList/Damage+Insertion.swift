extension Damage {
    /// More rectangles than this are merged.
    static let limit = 64

    /// Adds the pixels of `rect`. The result covers at least what it covered and `rect`.
    ///
    /// Rectangles that overlap are replaced by their union. One that would be more than `limit` is united with that one
    /// which grows the least.
    package mutating func insert(_ rect: PixelRect) {
        guard !rect.isEmpty else { return }
        var merged = rect
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(merged) { return }
            if other.intersects(merged) {
                merged = merged.union(other)
                rects[index] = rects[rects.count - 1]
                rects.removeLast()
                index = 0
            } else {
                index += 1
            }
        }
        if rects.count < Damage.limit {
            rects.append(merged)
        } else {
            let nearest = nearest(to: merged)
            merged = merged.union(rects[nearest])
            rects[nearest] = rects[rects.count - 1]
            rects.removeLast()
            insert(merged)
        }
    }

    /// Takes all pixels away and keeps the memory.
    package mutating func removeAll() { rects.removeAll(keepingCapacity: true) }

    private func nearest(to rect: PixelRect) -> Int {
        var best = (index: 0, growth: Int.max)
        for index in rects.indices {
            let growth = rects[index].union(rect).area - rects[index].area
            if growth < best.growth { best = (index, growth) }
        }
        return best.index
    }
}
