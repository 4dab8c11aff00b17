import Graphics

/// Finds in which order the children of a 3-D context have to be drawn, in memory that is used again. A child is known by its
/// rank, its place among all by the depth of their middles, which decides wherever nothing else does.
struct DepthSorter {
    /// A child that has to be drawn after another one.
    private struct Link: BitwiseCopyable {
        var later: Int32
        /// The next link of the earlier one; -1 for the last.
        var next: Int32
    }

    private struct Place: BitwiseCopyable {
        var firstLink: Int32 = -1
        /// The number of children that have to be drawn before it and are not yet.
        var waitsFor: Int32 = 0
        var isDrawn = false
    }

    /// Two children that go through each other.
    struct Crossing: BitwiseCopyable {
        /// In `DepthOrdering.entries`.
        var first, second: Int
    }

    /// The most pairs that are compared in depth, and the most that are tested for an overlap on the screen.
    private static let comparisonLimit = 30_000
    private static let boxLimit = 1_000_000
    /// The most crossing pairs that are recorded at once.
    private static let crossingLimit = 64
    /// The least overlap of two boxes that are compared, in points.
    private static let leastOverlap = 1e-4

    private(set) var crossings: ContiguousArray<Crossing> = []
    /// By rank.
    private var places: ContiguousArray<Place> = []
    private var links: ContiguousArray<Link> = []
    /// The boxes around the children on the screen, by rank: the low corner, the high one.
    private var boxes: ContiguousArray<SIMD4<Double>> = []
    /// The ranks in the order in which their boxes begin along one axis, and those whose box has not ended.
    private var sweep: ContiguousArray<DepthRank> = []
    private var open: ContiguousArray<Int32> = []
    /// A heap of those that wait for nothing, and what is in order.
    private var ready = RankHeap()
    private var sorted: ContiguousArray<DepthRank> = []
    /// Each has to be drawn after the one behind it, the last one after the first.
    private(set) var ring: ContiguousArray<Int> = []
    private var comparisons = 0

    /// Compares the children in `ranks` from `start` on, where they meet on the screen.
    mutating func compare(
        _ ranks: ContiguousArray<DepthRank>, from start: Int, of order: ContiguousArray<DepthEntry>,
        _ cuts: ContiguousArray<DepthCut>
    ) {
        let count = ranks.count - start
        crossings.removeAll(keepingCapacity: true)
        links.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        places.append(contentsOf: repeatElement(Place(), count: count))
        sorted.removeAll(keepingCapacity: true)
        ready.removeAll()
        open.removeAll(keepingCapacity: true)
        comparisons = 0
        let isDown = prepareSweep(ranks, from: start, of: order)
        var tests = 0
        for index in sweep.indices {
            let rank = sweep[index].entry
            let box = boxes[rank]
            let (begin, low, high) = isDown ? (box.y, box.x, box.z) : (box.x, box.y, box.w)
            var kept = 0
            tests += open.count
            if tests > Self.boxLimit { break }
            for place in open.indices {
                let other = boxes[Int(open[place])]
                let (end, otherLow, otherHigh) = isDown ? (other.w, other.x, other.z) : (other.z, other.y, other.w)
                if end <= begin + Self.leastOverlap { continue }
                open[kept] = open[place]
                kept += 1
                guard otherLow < high - Self.leastOverlap, low < otherHigh - Self.leastOverlap else { continue }
                relate(Int(open[kept - 1]), rank, ranks, from: start, of: order, cuts)
            }
            open.removeLast(open.count - kept)
            open.append(Int32(truncatingIfNeeded: rank))
        }
        for rank in 0..<count where places[rank].waitsFor == 0 { ready.insert(rank) }
    }

    /// Has the boxes in the order in which they begin along that axis on which fewer overlap; whether it is the one downwards.
    private mutating func prepareSweep(
        _ ranks: ContiguousArray<DepthRank>, from start: Int, of order: ContiguousArray<DepthEntry>
    ) -> Bool {
        boxes.removeAll(keepingCapacity: true)
        sweep.removeAll(keepingCapacity: true)
        var low = SIMD2<Double>(repeating: .infinity)
        var high = SIMD2<Double>(repeating: -.infinity)
        var lengths = SIMD2<Double>.zero
        for rank in start..<ranks.count {
            let quad = order[ranks[rank].entry].quad
            let box = SIMD4(quad.low.x, quad.low.y, quad.high.x, quad.high.y)
            if quad.isSeen {
                low = pointwiseMin(low, box.lowHalf)
                high = pointwiseMax(high, box.highHalf)
                lengths += box.highHalf - box.lowHalf
                sweep.append(DepthRank(depth: box.x, entry: boxes.count))
            }
            boxes.append(box)
        }
        let isDown = lengths.y * (high.x - low.x) < lengths.x * (high.y - low.y)
        if isDown { for index in sweep.indices { sweep[index].depth = boxes[sweep[index].entry].y } }
        sweep.sort(from: 0)
        return isDown
    }

    /// Notes which of the two with the ranks `a` and `b` has to be drawn first, and whether they go through each other.
    private mutating func relate(
        _ a: Int, _ b: Int, _ ranks: ContiguousArray<DepthRank>, from start: Int,
        of order: ContiguousArray<DepthEntry>, _ cuts: ContiguousArray<DepthCut>
    ) {
        let first = ranks[start + a].entry
        let second = ranks[start + b].entry
        if order[first].node == order[second].node || comparisons >= Self.comparisonLimit { return }
        comparisons += 1
        switch DepthRelation(order[first], order[second], cuts) {
        case .apart: break
        case .before: link(a, before: b)
        case .after: link(b, before: a)
        case .crossing(let isBefore):
            if isBefore { link(a, before: b) } else { link(b, before: a) }
            if crossings.count < Self.crossingLimit { crossings.append(Crossing(first: first, second: second)) }
        }
    }

    private mutating func link(_ earlier: Int, before later: Int) {
        links.append(Link(later: Int32(truncatingIfNeeded: later), next: places[earlier].firstLink))
        places[earlier].firstLink = Int32(truncatingIfNeeded: links.count - 1)
        places[later].waitsFor += 1
    }

    /// Puts `ranks` from `start` on in the order of drawing; false, and nothing is changed, where some wait for each other
    /// in a ring, unless the first of them may go ahead. (Kahn 1962)
    mutating func sort(_ ranks: inout ContiguousArray<DepthRank>, from start: Int, breaksRings: Bool) -> Bool {
        if links.isEmpty { return true }
        var first = 0
        while sorted.count < places.count {
            if let rank = ready.removeFirst() {
                draw(rank, ranks[start + rank])
            } else {
                if !breaksRings { return false }
                while places[first].isDrawn { first += 1 }
                draw(first, ranks[start + first])
            }
        }
        for rank in sorted.indices { ranks[start + rank] = sorted[rank] }
        return true
    }

    private mutating func draw(_ rank: Int, _ entry: DepthRank) {
        places[rank].isDrawn = true
        sorted.append(entry)
        var index = places[rank].firstLink
        while index >= 0 {
            let link = links[Int(index)]
            let later = Int(link.later)
            places[later].waitsFor -= 1
            if places[later].waitsFor == 0, !places[later].isDrawn { ready.insert(later) }
            index = link.next
        }
    }

    /// Finds some that wait for each other; afterwards `ring` has their ranks.
    mutating func findRing() {
        ring.removeAll(keepingCapacity: true)
        var next = places.firstIndex { !$0.isDrawn }
        while let rank = next {
            if let begin = ring.firstIndex(of: rank) {
                ring.removeFirst(begin)
                return
            }
            ring.append(rank)
            next = places.indices.first { !places[$0].isDrawn && has(Int32($0), before: Int32(rank)) }
        }
        ring.removeAll(keepingCapacity: true)
    }

    private func has(_ earlier: Int32, before later: Int32) -> Bool {
        var index = places[Int(earlier)].firstLink
        while index >= 0 {
            if links[Int(index)].later == later { return true }
            index = links[Int(index)].next
        }
        return false
    }
}

/// A child of a 3-D context, or a part of one.
struct DepthEntry: BitwiseCopyable {
    var node: Int
    var count: Int
    var quad: DepthQuad
    /// The edges past which it goes on, a bit each, from the upper one clockwise.
    var sharedEdges: UInt8 = 0
    /// One more than the place in `DepthOrdering.cuts` of the last cut that made it; 0 where it is whole.
    var cut: Int32 = 0
}

/// One side of a line at which a child of a 3-D context is cut, as another one goes through it there.
struct DepthCut: BitwiseCopyable {
    /// On the plane of the context: x · column + y · row + z is at least 0 where the child is in front of the other one.
    var line: SIMD3<Double>
    /// Whether the other side is meant.
    var isFar: Bool
    /// One more than the place in `DepthOrdering.cuts` of the cut before; 0 for the first one.
    var before: Int32
}
