import RenderTree

/// Raw storage for the nodes of a walk that a tree has no room for yet; kept for the next walk unless it is large.
struct NodeOverflow {
    private var base: UnsafeMutablePointer<RenderNode>?
    private var capacity = 0
    /// The layer whose first node each place holds; nil for further nodes. As long as the walk has come.
    var owners: ContiguousArray<LayerPointer?> = []
    /// Whether `owners` are recorded.
    var notesOwners = false

    /// The place for node `index`, which is at most one beyond the last place returned before; places returned before
    /// may move.
    mutating func place(_ index: Int) -> UnsafeMutablePointer<RenderNode> {
        if notesOwners, index == owners.count { owners.append(nil) }
        if let base, index < capacity { return base + index }
        let size = max(64, 2 * capacity)
        let grown = UnsafeMutablePointer<RenderNode>.allocate(capacity: size)
        if let base {
            grown.moveInitialize(from: base, count: index)
            base.deallocate()
        }
        base = grown
        capacity = size
        return grown + index
    }

    /// The first `count` places.
    func nodes(_ count: Int) -> UnsafeBufferPointer<RenderNode> { UnsafeBufferPointer(start: base, count: count) }

    /// Gets ready for the next walk, and gives the storage back if it has more than `limit` places.
    mutating func reset(keeping limit: Int) {
        owners.removeAll(keepingCapacity: capacity <= limit)
        guard capacity > limit else { return }
        base?.deallocate()
        base = nil
        capacity = 0
    }
}
