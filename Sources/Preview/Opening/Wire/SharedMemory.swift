import Glibc
import RenderTree

/// Memory that two processes map; it grows and never shrinks.
final class SharedMemory {
    let descriptor: Int32
    /// The memory as far as this process has mapped it.
    private(set) var bytes = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Bytes of the largest frame: a screen of 64 million pixels in images, four times over.
    private static let limit = 1 << 30

    // Glibc's module leaves out what only GNU systems have.
    @_silgen_name("memfd_create")
    private static func createMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
    private static let closeOnExec: UInt32 = 1
    private static let allowSealing: UInt32 = 2
    private static let addSeals: Int32 = 1_033
    private static let sealShrinking: Int32 = 2

    /// New memory, empty at first; throws where the system has none.
    init() throws(TransferError) {
        descriptor = Self.createMemoryFile("segue frame", Self.closeOnExec | Self.allowSealing)
        guard descriptor >= 0, fcntl(descriptor, Self.addSeals, Self.sealShrinking) == 0 else {
            throw TransferError("no memory can be shared (\(String(cString: strerror(errno))))")
        }
    }

    /// The memory behind `descriptor`, which another process made.
    init(descriptor: Int32) { self.descriptor = descriptor }

    deinit {
        if let base = bytes.baseAddress { munmap(base, bytes.count) }
        close(descriptor)
    }

    /// Makes room for `capacity` bytes, and maps them.
    func grow(to capacity: Int) throws(TransferError) -> UnsafeMutableRawBufferPointer {
        guard capacity > bytes.count else { return bytes }
        guard capacity <= Self.limit, ftruncate(descriptor, capacity) == 0 else {
            throw TransferError("a frame needs \(capacity) bytes of shared memory, which there are not")
        }
        try map(capacity)
        return bytes
    }

    /// The first `count` bytes, which the other process has written.
    func written(_ count: Int) throws(TransferError) -> UnsafeRawBufferPointer {
        if count > bytes.count {
            var status = stat()
            guard count <= Self.limit, fstat(descriptor, &status) == 0, status.st_size >= count else {
                throw TransferError("they are \(count) bytes, more than the shared memory has")
            }
            try map(Int(status.st_size))
        }
        return UnsafeRawBufferPointer(rebasing: bytes[..<count])
    }

    private func map(_ count: Int) throws(TransferError) {
        let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let base, base != MAP_FAILED else { throw TransferError("shared memory cannot be mapped") }
        if let former = bytes.baseAddress { munmap(former, bytes.count) }
        bytes = UnsafeMutableRawBufferPointer(start: base, count: count)
    }
}
