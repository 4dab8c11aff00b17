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
        while let index = firstIndex(meeting: merged) {
            let other = rects[index]
            if other.contains(merged) { return }
            merged = merged.union(other)
            rects[index] = rects[rects.count - 1]
            rects.removeLast()
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

    /// The first rectangle that shares a pixel with `rect`, which is not empty.
    private func firstIndex(meeting rect: PixelRect) -> Int? {
        rects.withUnsafeBufferPointer { rects in
            for index in 0..<rects.count {
                let other = rects[index]
                if other.minY < rect.maxY, rect.minY < other.maxY, other.minX < rect.maxX, rect.minX < other.maxX {
                    return index
                }
            }
            return nil
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
