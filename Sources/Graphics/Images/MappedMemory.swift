import Glibc

/// Pages that the system maps: clear without being written.
enum MappedMemory {
    private static let pageSize = 4096
    /// Linux's MADV_POPULATE_WRITE, which older C libraries do not name.
    private static let populateForWriting: Int32 = 23

    /// `byteCount` as whole pages.
    static func wholePages(_ byteCount: Int) -> Int { (byteCount + pageSize - 1) & ~(pageSize - 1) }

    /// A mapping of `byteCount` bytes, whole pages; nil where the system has no memory.
    static func map(_ byteCount: Int) -> UnsafeMutableRawPointer? {
        let start = mmap(nil, byteCount, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return start == MAP_FAILED ? nil : start
    }

    /// Has the system make the pages of `bytes` at once, in half the time of a fault for each; false where it cannot.
    @discardableResult static func requestPages(of bytes: UnsafeMutableRawBufferPointer) -> Bool {
        madvise(bytes.baseAddress, bytes.count, populateForWriting) == 0
    }

    /// Makes the pages of `bytes`, which nothing uses.
    static func makePages(of bytes: UnsafeMutableRawBufferPointer) {
        guard !requestPages(of: bytes) else { return }
        // Before Linux 5.14.
        for offset in stride(from: 0, to: bytes.count, by: pageSize) {
            bytes.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
        }
    }
}
