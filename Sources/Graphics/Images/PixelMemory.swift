import Glibc

/// The memory of one buffer of pixels.
///
/// Huge pages would be there after fewer faults; but in a virtual machine one takes milliseconds at its first use.
struct PixelMemory {
    let base: UnsafeMutableRawPointer
    /// Bytes that the system has mapped for it; 0 for memory of the heap.
    private let mappedCount: Int

    /// Bytes from which on the system maps memory for it.
    private static let threshold = 256 << 10

    /// Memory of `byteCount` bytes, at least one, at a multiple of 64; without `isCleared` it holds anything.
    init(byteCount: Int, isCleared: Bool) {
        #if !PIXELS_IN_HEAP
        if byteCount >= Self.threshold, let mapped = Self.mapped(byteCount, isCleared: isCleared) {
            self = mapped
            return
        }
        #endif
        base = .allocate(byteCount: byteCount, alignment: 64)
        mappedCount = 0
        if isCleared { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
    }

    private init(base: UnsafeMutableRawPointer, mappedCount: Int) {
        self.base = base
        self.mappedCount = mappedCount
    }

    /// Memory that was used before, or waits for its first use, or is new; nil where the system has none.
    private static func mapped(_ byteCount: Int, isCleared: Bool) -> PixelMemory? {
        let count = MappedMemory.wholePages(byteCount)
        if let spare = spares.take(count), let base = spare.base {
            if isCleared { base.initializeMemory(as: UInt8.self, repeating: 0, count: byteCount) }
            return PixelMemory(base: base, mappedCount: spare.count)
        }
        if let base = reserve.take(count) { return PixelMemory(base: base, mappedCount: count) }
        guard let base = MappedMemory.map(count) else { return nil }
        MappedMemory.requestPages(of: UnsafeMutableRawBufferPointer(start: base, count: count))
        return PixelMemory(base: base, mappedCount: count)
    }

    /// Gives the memory back, which must not be used any more.
    func deallocate() {
        if mappedCount > 0 { Self.spares.put(base, mappedCount) } else { base.deallocate() }
    }

    /// Mappings that were given back: a picture that is made anew in every frame would have its pages made and cleared by the
    /// system each time.
    private static let spares = SpareMappings()
    /// Memory for the buffers of a gesture's first frame.
    private static let reserve = MemoryReserve()

    /// Gives the memory that waits back to the system.
    static func releaseSpares() {
        spares.release()
        reserve.release()
    }

    /// Has `byteCount` bytes wait for the next buffers, the first `limit` of them with their pages made; returns the bytes of
    /// these, or 0 where that is not possible.
    static func prepare(byteCount: Int, limit: Int) -> Int {
        #if PIXELS_IN_HEAP
        return 0
        #else
        guard byteCount >= threshold else { return 0 }
        return reserve.fill(byteCount: MappedMemory.wholePages(byteCount), lead: limit)
        #endif
    }
}
