import Dispatch
import Glibc
import Synchronization

/// Mapped memory that waits for large buffers, the pages of its first part made by the system ahead of their use; safe from
/// any thread.
///
/// A page costs several times as much to make as to write. So another thread makes those of the next buffers while the
/// first ones are drawn.
final class MemoryReserve: Sendable {
    /// Bytes from the start of the mapping: those that were taken, and those whose pages were made.
    private struct Mapping {
        /// The address: a pointer is bound to one thread.
        var address: UInt
        var count: Int
        var used = 0
        var made: Int
        /// Whether a thread makes pages.
        var isGrowing = false
        /// Bytes whose pages are made beyond those that were taken.
        let lead: Int

        /// The bytes whose pages are to be made next; nil where there are enough.
        mutating func nextPages() -> (address: UInt, count: Int)? {
            // Those that were taken come first: they may be used later than that.
            let start = made
            let end = min(count, used + lead, start + MemoryReserve.step)
            guard start < end else { return nil }
            made = end
            return (address + UInt(start), end - start)
        }
    }

    /// Bytes whose pages are made at once: the system keeps a process from mapping memory meanwhile.
    private static let step = 256 << 10

    private let mapping = Mutex<Mapping?>(nil)

    /// Maps `byteCount` bytes, whole pages, in place of those that wait, and makes the pages of the first `lead` of them;
    /// returns the bytes of these, 0 where the system has no memory.
    func fill(byteCount: Int, lead: Int) -> Int {
        release()
        let made = min(byteCount, lead)
        guard let base = MappedMemory.map(byteCount) else { return 0 }
        MappedMemory.makePages(of: UnsafeMutableRawBufferPointer(start: base, count: made))
        mapping.withLock {
            $0 = Mapping(address: UInt(bitPattern: base), count: byteCount, made: made, lead: made)
        }
        return made
    }

    /// Takes out `count` bytes, whole pages, all of them 0; nil where fewer wait.
    ///
    /// From then on the mapping of these bytes belongs to the caller.
    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let (address, grows) = mapping.withLock { mapping -> (UInt?, Bool) in
            guard let found = mapping, found.count - found.used >= count else { return (nil, false) }
            mapping?.used += count
            mapping?.isGrowing = true
            return (found.address + UInt(found.used), !found.isGrowing)
        }
        if grows { DispatchQueue.global(qos: .userInitiated).async { [self] in grow() } }
        return address.flatMap { UnsafeMutableRawPointer(bitPattern: $0) }
    }

    /// Makes pages until the lead is there again.
    private func grow() {
        while true {
            let pages = mapping.withLock { mapping -> (address: UInt, count: Int)? in
                guard let pages = mapping?.nextPages() else {
                    mapping?.isGrowing = false
                    return nil
                }
                return pages
            }
            guard let pages else { return }
            // Pages that were given back meanwhile are no harm: nothing is written.
            MappedMemory.requestPages(
                of: UnsafeMutableRawBufferPointer(
                    start: UnsafeMutableRawPointer(bitPattern: pages.address), count: pages.count))
        }
    }

    /// Gives what waits back to the system.
    func release() {
        let rest = mapping.withLock { mapping -> Mapping? in
            defer { mapping = nil }
            return mapping
        }
        guard let rest, rest.used < rest.count else { return }
        munmap(UnsafeMutableRawPointer(bitPattern: rest.address + UInt(rest.used)), rest.count - rest.used)
    }
}
