import Synchronization

/// A queue from one thread to another, in memory that is allocated once; neither side waits.
///
/// One thread sends, one receives, in order. Values that find the queue full are lost and counted.
final class SPSCQueue<Element: BitwiseCopyable & Sendable>: @unchecked Sendable {
    // Unchecked: a place of `storage` is written before `sent` says so and read before `received` says so, and each of
    // them is stored by one thread alone.
    private let storage: UnsafeMutableBufferPointer<Element>
    private let sent = Atomic(0)
    private let received = Atomic(0)
    private let lost = Atomic(0)

    /// A queue that holds `capacity` values, at least one.
    init(capacity: Int, filling element: Element) {
        precondition(capacity > 0, "A pipe needs room for at least one value, not \(capacity).")
        storage = .allocate(capacity: capacity)
        storage.initialize(repeating: element)
    }

    deinit { storage.deallocate() }

    /// The number of values that were lost because the queue was full.
    var lostCount: Int { lost.load(ordering: .relaxed) }

    /// Whether the next value would be lost.
    var isFull: Bool { sent.load(ordering: .relaxed) - received.load(ordering: .acquiring) >= storage.count }

    func send(_ element: Element) {
        let count = sent.load(ordering: .relaxed)
        guard count - received.load(ordering: .acquiring) < storage.count else {
            lost.add(1, ordering: .relaxed)
            return
        }
        storage[count % storage.count] = element
        sent.store(count + 1, ordering: .releasing)
    }

    /// Calls `take` with each value that was sent so far, in order.
    func receive(_ take: (Element) -> Void) {
        var count = received.load(ordering: .relaxed)
        let end = sent.load(ordering: .acquiring)
        while count < end {
            take(storage[count % storage.count])
            count += 1
            received.store(count, ordering: .releasing)
        }
    }
}
