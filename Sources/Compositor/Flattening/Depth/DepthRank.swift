/// The place of a child of a 3-D context in the order of drawing.
struct DepthRank: BitwiseCopyable {
    /// The depth of its middle; larger is nearer to the viewer, and always finite.
    var depth: Double
    /// The child's entry in `DepthOrdering.entries`.
    var entry: Int

    /// Whether it is drawn before `other`: it is farther away, or as far and earlier in the tree.
    @inline(__always)
    static func < (a: Self, b: Self) -> Bool { a.depth != b.depth ? a.depth < b.depth : a.entry < b.entry }
}

extension ContiguousArray<DepthRank> {
    /// Sorts the ranks from `start` on, without an allocation.
    mutating func sort(from start: Int) {
        withUnsafeMutableBufferPointer { all in
            let ranks = UnsafeMutableBufferPointer(rebasing: all[start...])
            // Most contexts stand in order.
            if (1..<Swift.max(1, ranks.count)).allSatisfy({ ranks[$0 - 1] < ranks[$0] }) { return }
            for root in (0..<ranks.count / 2).reversed() { ranks.sink(root, before: ranks.count) }
            for end in (1..<ranks.count).reversed() {
                ranks.swapAt(0, end)
                ranks.sink(0, before: end)
            }
        }
    }
}

extension UnsafeMutableBufferPointer<DepthRank> {
    /// Puts the rank at `root` of the heap that ends before `end` below all that are greater. (Williams, Floyd 1964)
    fileprivate func sink(_ root: Int, before end: Int) {
        let rank = self[root]
        var hole = root
        while true {
            var child = 2 * hole + 1
            if child >= end { break }
            if child + 1 < end, self[child] < self[child + 1] { child += 1 }
            if !(rank < self[child]) { break }
            self[hole] = self[child]
            hole = child
        }
        self[hole] = rank
    }
}
