import RenderTree

/// Memory of one process for the bytes of a message, which is used again for the next one.
final class ByteBuffer {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    deinit { memory.deallocate() }

    /// A writer that begins at the start.
    func writer() throws(TransferError) -> ByteWriter {
        try ByteWriter { [self] capacity throws(TransferError) in grow(to: capacity) }
    }

    private func grow(to capacity: Int) -> UnsafeMutableRawBufferPointer {
        guard capacity > memory.count else { return memory }
        let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: capacity, alignment: 16)
        larger.copyMemory(from: UnsafeRawBufferPointer(memory))
        memory.deallocate()
        memory = larger
        return memory
    }
}
