/// Which triangles of a mesh share edges, and which are listed the other way around than their neighbours.
package final class MeshTopology {
    package let indices: ContiguousArray<UInt32>
    /// The triangle beyond the edge from corner e to the next one of triangle t, at 3 · t + e; -1 where there is none.
    package private(set) var neighbors: ContiguousArray<Int32>
    /// Whether triangle t turns against the first one of those that it hangs together with.
    package private(set) var isReversed: ContiguousArray<Bool>
    /// The greatest index; -1 without triangles.
    let greatestIndex: Int

    init(_ indices: ContiguousArray<UInt32>) {
        self.indices = indices
        greatestIndex = indices.max().map(Int.init) ?? -1
        neighbors = ContiguousArray(repeating: -1, count: indices.count)
        isReversed = ContiguousArray(repeating: false, count: indices.count / 3)
        let twins = findTwins()
        orient(twins)
    }

    private func corner(_ edge: Int) -> UInt32 { indices[edge] }
    private func nextCorner(_ edge: Int) -> UInt32 { indices[edge % 3 == 2 ? edge - 2 : edge + 1] }

    /// Pairs the edges between the same two vertices, and returns the other edge of each; -1 without one. Of three and
    /// more edges in one place the first two make a pair, and so on.
    private func findTwins() -> ContiguousArray<Int32> {
        var twins = ContiguousArray<Int32>(repeating: -1, count: indices.count)
        var single: [UInt64: Int] = [:]
        single.reserveCapacity(indices.count)
        for edge in indices.indices {
            let a = corner(edge)
            let b = nextCorner(edge)
            let key = UInt64(min(a, b)) << 32 | UInt64(max(a, b))
            if let other = single.removeValue(forKey: key) {
                twins[edge] = Int32(other)
                twins[other] = Int32(edge)
                neighbors[edge] = Int32(other / 3)
                neighbors[other] = Int32(edge / 3)
            } else {
                single[key] = edge
            }
        }
        return twins
    }

    /// Walks from neighbour to neighbour: two of them turn alike where they go through their edge in opposite directions.
    private func orient(_ twins: ContiguousArray<Int32>) {
        var isSeen = ContiguousArray(repeating: false, count: isReversed.count)
        var open: [Int] = []
        for first in isReversed.indices where !isSeen[first] {
            isSeen[first] = true
            open.append(first)
            while let triangle = open.popLast() {
                for edge in (3 * triangle)..<(3 * triangle + 3) where twins[edge] >= 0 {
                    let twin = Int(twins[edge])
                    let other = Int(neighbors[edge])
                    if isSeen[other] { continue }
                    isSeen[other] = true
                    isReversed[other] = isReversed[triangle] != (corner(edge) == corner(twin))
                    open.append(other)
                }
            }
        }
    }
}

/// The topologies of the meshes drawn last: a mesh that moves keeps its triangles.
package final class MeshTopologies {
    private static let limit = 8
    private var kept: [MeshTopology] = []

    package init() {}

    /// That of a mesh with these `indices`: the same array, or equal ones, are recognised.
    package func topology(of indices: ContiguousArray<UInt32>) -> MeshTopology {
        if let index = kept.firstIndex(where: { $0.indices == indices }) {
            // The one used last stands at the end.
            if index < kept.count - 1 { kept.append(kept.remove(at: index)) }
            return kept[kept.count - 1]
        }
        if kept.count == Self.limit { kept.removeFirst() }
        let topology = MeshTopology(indices)
        kept.append(topology)
        return topology
    }
}
