/// The rows or items that a data source was asked to prepare.
struct PrefetchQueue {
    private var requested: Set<IndexPath> = []

    /// Takes what lies ahead of what is in sight: returns what is to be prepared now, in its order, and what no longer needs to be.
    mutating func update(ahead: [IndexPath], visible: Set<IndexPath>) -> (new: [IndexPath], cancelled: [IndexPath]) {
        requested.subtract(visible)
        let wanted = Set(ahead).subtracting(visible)
        let cancelled = requested.subtracting(wanted).sorted()
        let new = ahead.filter { wanted.contains($0) && !requested.contains($0) }
        requested = wanted
        return (new, cancelled)
    }

    /// Forgets all requests, as the rows have changed.
    mutating func removeAll() { requested = [] }
}
