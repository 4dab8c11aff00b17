import Glibc

/// The memory of one buffer of pixels.
///
/// The largest lies in huge pages where the system has them: it is there after a few page faults instead of thousands, which
/// is most of what a new picture of a dense screen costs.
struct PixelMemory {
    let base: UnsafeMutableRawPointer
    /// Bytes that the system has mapped for it; 0 for memory of the heap.
    private let mappedCount: Int

    private static let hugePage = 2 << 20
    /// Bytes from which on the system maps memory for it: that is clear without being written.
    private static let threshold = 256 << 10
    /// Bytes from which on it is mapped in huge pages. In a virtual machine each may take milliseconds at its first use, so
    /// that smaller ones are no gain there.
    private static let hugeThreshold = 4 << 20

    /// Memory of `byteCount` bytes, at least one, at a multiple of 64; without `isCleared` it holds anything.
    init(byteCount: Int, isCleared: Bool) {
        #if !PIXELS_IN_HEAP
        if byteCount >= Self.threshold {
            let count = Self.mapped(byteCount)
            if let spare = Self.spares.take(count), let start = spare.base {
                base = start
                mappedCount = spare.count
                if isCleared { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
                return
            }
            // The system gives cleared pages.
            if let mapped = Self.map(byteCount) {
                base = mapped
                mappedCount = count
                return
            }
        }
        #endif
        base = .allocate(byteCount: byteCount, alignment: 64)
        mappedCount = 0
        if isCleared { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
    }

    /// Gives the memory back, which must not be used any more.
    func deallocate() {
        if mappedCount > 0 { Self.spares.put(base, mappedCount) } else { base.deallocate() }
    }

    /// Mappings that were given back: a picture that is made anew in every frame would have its pages made and cleared by the
    /// system each time.
    private static let spares = SpareMappings()

    /// Gives the spare mappings back to the system.
    static func releaseSpares() { spares.release() }

    /// Has `byteCount` bytes, no more than the spares' limit, wait for the next buffers, the first `limit` of them with their
    /// pages made; returns the bytes of these, or 0 where that is not possible.
    static func prepare(byteCount: Int, limit: Int) -> Int {
        #if PIXELS_IN_HEAP
        return 0
        #else
        let byteCount = min(byteCount, SpareMappings.limit)
        guard byteCount >= threshold, let base = map(byteCount) else { return 0 }
        let made = min(mapped(byteCount), limit)
        for offset in stride(from: 0, to: made, by: 4096) {
            base.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
        }
        spares.put(base, mapped(byteCount))
        return made
        #endif
    }

    /// Bytes that are mapped for `byteCount` bytes: whole pages, and whole huge ones where hardly anything of the last one is
    /// left over.
    private static func mapped(_ byteCount: Int) -> Int {
        let rest = byteCount % hugePage
        if byteCount >= hugeThreshold, rest > hugePage / 8 * 7 { return byteCount - rest + hugePage }
        return (byteCount + 4095) & ~4095
    }

    /// Mapped memory, which begins with a huge page if it has any; nil where the system has none.
    private static func map(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let count = mapped(byteCount)
        guard byteCount >= hugeThreshold else { return mapPages(count) }
        let whole = count + hugePage
        guard let start = mapPages(whole) else { return nil }
        let lead = -Int(bitPattern: start) & (hugePage - 1)
        if lead > 0 { munmap(start, lead) }
        let base = start + lead
        if whole > lead + count { munmap(base + count, whole - lead - count) }
        // A system without huge pages refuses, and the memory is as good.
        madvise(base, count / hugePage * hugePage, MADV_HUGEPAGE)
        return base
    }

    private static func mapPages(_ count: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }
}
