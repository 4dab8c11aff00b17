import Glibc
import RenderTree

/// Memory that two processes map: a head, and the bytes of a reply behind it. It grows and never shrinks.
///
/// Nothing in it can be relied on: the other process may write at any time.
final class SharedMemory {
    let descriptor: Int32
    /// The memory as far as this process has mapped it, with the head.
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    /// Bytes of the head: the number of what was performed, and room.
    private static let headSize = 64
    /// Bytes of the largest reply: a screen of 64 million pixels in images, four times over.
    static let limit = 1 << 30

    // Glibc's module leaves out what only GNU systems have.
    @_silgen_name("memfd_create")
    private static func createMemoryFile(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
    private static let closeOnExec: UInt32 = 1
    private static let allowSealing: UInt32 = 2
    private static let addSeals: Int32 = 1_033
    private static let sealShrinking: Int32 = 2

    /// New memory, with an empty head; throws where the system has none.
    init() throws(TransferError) {
        descriptor = Self.createMemoryFile("segue frame", Self.closeOnExec | Self.allowSealing)
        guard descriptor >= 0, fcntl(descriptor, Self.addSeals, Self.sealShrinking) == 0 else {
            throw TransferError("no memory can be shared (\(String(cString: strerror(errno))))")
        }
        _ = try grow(to: 0)
    }

    /// The memory behind `descriptor`, which another process made.
    init(descriptor: Int32) throws(TransferError) {
        self.descriptor = descriptor
        try map(Self.headSize)
    }

    deinit {
        if let base = memory.baseAddress { munmap(base, memory.count) }
        close(descriptor)
    }

    /// The number of requests that the other process has performed since it started, or this one has, and of the events of their
    /// frames.
    var performedCount: UInt64 {
        get { memory.load(as: UInt64.self) }
        set { memory.storeBytes(of: newValue, as: UInt64.self) }
    }

    /// Makes room for a reply of `capacity` bytes, and maps it.
    func grow(to capacity: Int) throws(TransferError) -> UnsafeMutableRawBufferPointer {
        if capacity + Self.headSize > memory.count {
            guard capacity <= Self.limit, ftruncate(descriptor, capacity + Self.headSize) == 0 else {
                throw TransferError("a frame needs \(capacity) bytes of shared memory, which there are not")
            }
            try map(capacity + Self.headSize)
        }
        return UnsafeMutableRawBufferPointer(rebasing: memory[Self.headSize...])
    }

    /// The first `count` bytes of a reply, which the other process has written.
    func written(_ count: UInt64) throws(TransferError) -> UnsafeRawBufferPointer {
        guard count <= UInt64(Self.limit) else { throw TransferError("they are \(count) bytes, more than a frame has") }
        let end = Int(count) + Self.headSize
        if end > memory.count {
            var status = stat()
            guard fstat(descriptor, &status) == 0, status.st_size >= end else {
                throw TransferError("they are \(count) bytes, more than the shared memory has")
            }
            try map(min(Int(status.st_size), Self.limit + Self.headSize))
        }
        return UnsafeRawBufferPointer(rebasing: memory[Self.headSize..<end])
    }

    private func map(_ count: Int) throws(TransferError) {
        let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
        guard let base, base != MAP_FAILED else { throw TransferError("shared memory cannot be mapped") }
        if let former = memory.baseAddress { munmap(former, memory.count) }
        memory = UnsafeMutableRawBufferPointer(start: base, count: count)
    }
}
