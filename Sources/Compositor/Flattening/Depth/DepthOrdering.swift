import Foundation
import Graphics
import RenderTree

/// Orders the children of 3-D contexts from the farthest to the nearest, and cuts those that go through each other.
///
/// Contexts nest: each open one has a run of entries and of ranks at the end of the tables.
@MainActor struct DepthOrdering {
    /// Children of open contexts in the order of the tree, and then the parts that were cut off them.
    var entries: ContiguousArray<DepthEntry> = []
    /// The same by depth, each context's in the same places.
    private(set) var ranks: ContiguousArray<DepthRank> = []
    /// The cuts of children of the tree.
    private(set) var cuts: ContiguousArray<DepthCut> = []
    /// The edges past which faces go on.
    var edgeBleeds: ContiguousArray<EdgeBleed> = []
    private var sorter = DepthSorter()

    /// The largest number of cuts in one context.
    private static let cutLimit = 64
    /// The largest number of parts of one child.
    private static let partLimit = 8
    /// In a context of more children than this no rings are looked for.
    private static let ringLimit = 128

    /// Removes everything and keeps the memory.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        ranks.removeAll(keepingCapacity: true)
        edgeBleeds.removeAll(keepingCapacity: true)
        cuts.removeAll(keepingCapacity: true)
    }

    /// Adds node `index`, whose sub-tree has `count` nodes, as a child of the innermost context.
    mutating func append(_ index: Int, count: Int, _ source: NodeSource) {
        let node = source.nodes.baseAddress.unsafelyUnwrapped + index
        let quad = DepthQuad(
            node.pointee.bounds,
            under: source.matrix(of: index) ?? CATransform3DMakeAffineTransform(node.pointee.transform))
        ranks.append(DepthRank(depth: quad.depth, entry: entries.count))
        entries.append(DepthEntry(node: index, count: count, quad: quad))
    }

    /// Removes the children of the innermost context, whose ranks begin with `start`.
    mutating func remove(from start: Int) {
        entries.removeLast(entries.count - start)
        ranks.removeLast(ranks.count - start)
    }

    /// Brings each child from rank `start` on behind all that it hides something of, and leaves the order of their middles as it
    /// is otherwise. What goes through another child is cut there, and so is what lies before and behind others at once.
    mutating func sort(from start: Int, _ source: NodeSource, _ resources: ResourceStore?) {
        let firstCut = cuts.count
        while true {
            ranks.sort(from: start)
            sorter.compare(ranks, from: start, of: entries, cuts)
            if cutCrossings(from: start, firstCut: firstCut, source, resources) { continue }
            if sorter.sort(&ranks, from: start, breaksRings: false) { return }
            if cutRing(from: start, firstCut: firstCut) { continue }
            _ = sorter.sort(&ranks, from: start, breaksRings: true)
            return
        }
    }

    /// Cuts one of each two children that go through each other; whether any was.
    private mutating func cutCrossings(
        from start: Int, firstCut: Int, _ source: NodeSource, _ resources: ResourceStore?
    ) -> Bool {
        var hasCut = false
        for index in sorter.crossings.indices {
            let first = sorter.crossings[index].first
            let second = sorter.crossings[index].second
            let cost = source.costOfCutting(entries[first].node, resources)
            let other = source.costOfCutting(entries[second].node, resources)
            let isFirst = cost == other ? entries[first].node > entries[second].node : cost < other
            let node = entries[isFirst ? first : second].node
            let quad = entries[isFirst ? second : first].quad
            let whole = DepthOutline(quad)
            for part in start..<entries.count where entries[part].node == node {
                let common = DepthOutline(entries[part], cuts).intersection(whole)
                if cut(part, by: quad, in: common, from: start, firstCut: firstCut) { hasCut = true }
            }
        }
        return hasCut
    }

    /// Cuts one of those that wait for each other to be drawn first; whether one was.
    private mutating func cutRing(from start: Int, firstCut: Int) -> Bool {
        guard entries.count - start <= Self.ringLimit else { return false }
        sorter.findRing()
        let count = sorter.ring.count
        for place in 0..<count {
            let rank = sorter.ring[place]
            let other = sorter.ring[place + 1 == count ? 0 : place + 1]
            let near = ranks[start + rank].entry
            let far = ranks[start + other].entry
            if cut(near, by: entries[far].quad, in: nil, from: start, firstCut: firstCut) { return true }
            if cut(far, by: entries[near].quad, in: nil, from: start, firstCut: firstCut) { return true }
        }
        return false
    }

    /// Cuts entry `index` of the open context where the plane of `quad` goes through `outline`, or through what is left of the
    /// entry; false where it does not, or enough was cut.
    private mutating func cut(
        _ index: Int, by quad: DepthQuad, in outline: DepthOutline?, from start: Int, firstCut: Int
    ) -> Bool {
        guard cuts.count - firstCut < 2 * Self.cutLimit, entries[index].quad.isSeen, quad.isSeen else {
            return false
        }
        let left = DepthOutline(entries[index], cuts)
        guard let line = DepthRelation.cut(through: entries[index].quad, by: quad, in: outline ?? left) else {
            return false
        }
        var parts = 0
        for other in start..<entries.count where entries[other].node == entries[index].node { parts += 1 }
        guard parts < Self.partLimit else { return false }
        var near = entries[index]
        cuts.append(DepthCut(line: line, isFar: true, before: near.cut))
        entries[index].cut = Int32(truncatingIfNeeded: cuts.count)
        cuts.append(DepthCut(line: line, isFar: false, before: near.cut))
        near.cut = Int32(truncatingIfNeeded: cuts.count)
        ranks.append(DepthRank(depth: 0, entry: entries.count))
        entries.append(near)
        for rank in start..<ranks.count where ranks[rank].entry == index || ranks[rank].entry == entries.count - 1 {
            let entry = entries[ranks[rank].entry]
            let depths = entry.quad.depths
            let middle = DepthOutline(entry, cuts).middle
            ranks[rank].depth = depths.x * middle.x + depths.y * middle.y + depths.z
        }
        return true
    }
}
