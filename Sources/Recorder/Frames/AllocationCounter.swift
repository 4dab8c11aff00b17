import CAllocationCounter

/// Exact counts of the heap allocations by all libraries of the process.
///
/// Counted are calls that can return a new block (`malloc`, `calloc`, `realloc`, the aligned ones), not bytes; memory
/// mapped directly from the system is not counted. Readings only grow: subtract two of them. Reading allocates nothing.
package enum AllocationCounter {
    /// False where the allocator cannot be counted: C libraries other than glibc, and builds with a sanitizer.
    package static var isAvailable: Bool { allocation_counter_is_available() }

    /// Allocations by all threads since the process started; nil where they cannot be counted.
    package static var processTotal: Int? {
        isAvailable ? Int(truncatingIfNeeded: allocation_counter_process_total()) : nil
    }

    /// Allocations by the calling thread since it started, undisturbed by other threads; nil where they cannot be counted.
    package static var threadTotal: Int? {
        isAvailable ? Int(truncatingIfNeeded: allocation_counter_thread_total()) : nil
    }

    /// Returns the number of allocations by `body` on the calling thread; nil where allocations cannot be counted.
    @inline(__always)
    package static func allocationsOnThisThread<E: Error>(during body: () throws(E) -> Void) throws(E) -> Int? {
        let before = threadTotal
        try body()
        guard let before, let after = threadTotal else { return nil }
        return after - before
    }
}
