/// The latest frame records, oldest first, in memory that is allocated once.
///
/// Appending to a full ring overwrites the oldest record and allocates nothing. A copy shares the memory until either
/// of the two is appended to, which then copies: keep copies out of frames that are counted.
package struct FrameRing: RandomAccessCollection, Sendable {
    /// The maximum number of records.
    package let capacity: Int
    /// The number of records appended since the ring was empty; of those, the newest `capacity` are kept.
    package private(set) var appendedCount = 0
    private var storage: ContiguousArray<FrameRecord>

    /// Room for `capacity` records, at least one.
    package init(capacity: Int) {
        precondition(capacity > 0, "A frame ring needs room for at least one record, not \(capacity).")
        self.capacity = capacity
        storage = ContiguousArray(repeating: FrameRecord(), count: capacity)
    }

    package mutating func append(_ record: FrameRecord) {
        storage[appendedCount % capacity] = record
        appendedCount += 1
    }

    /// Removes all records and keeps the memory.
    package mutating func removeAll() {
        appendedCount = 0
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { Swift.min(appendedCount, capacity) }

    /// The record at `position` by age: 0 is the oldest that is left.
    package subscript(position: Int) -> FrameRecord {
        precondition(indices.contains(position), "Record \(position) is outside a ring of \(count).")
        return storage[(appendedCount - count + position) % capacity]
    }
}
