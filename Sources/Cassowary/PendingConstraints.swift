/// Constraints to be inserted by the next `Solver.solve()`.
struct PendingConstraints: Sendable {
    private(set) var indices: [Int32] = []

    mutating func append(_ index: Int, in graph: inout ConstraintGraph) {
        graph.constraints[index].role = .pending
        graph.constraints[index].pendingPosition = Int32(indices.count)
        indices.append(Int32(index))
    }

    mutating func remove(_ index: Int, in graph: inout ConstraintGraph) {
        let position = Int(graph.constraints[index].pendingPosition)
        guard indices.indices.contains(position), indices[position] == Int32(index) else { return }
        indices.swapAt(position, indices.count - 1)
        graph.constraints[Int(indices[position])].pendingPosition = Int32(position)
        indices.removeLast()
    }

    /// Removes all and returns them, the strongest first, in the order of their addition.
    mutating func takeAll(in graph: inout ConstraintGraph) -> [Int32] {
        var taken: [Int32] = []
        swap(&taken, &indices)
        taken.sort {
            let left = graph.constraints[Int($0)]
            let right = graph.constraints[Int($1)]
            return left.priority == right.priority ? left.sequence < right.sequence : left.priority > right.priority
        }
        return taken
    }
}
