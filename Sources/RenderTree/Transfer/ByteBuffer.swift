/// Memory of one process for the bytes of a message, which is used again for the next one.
package final class ByteBuffer {
    private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)

    package init() {}

    deinit { memory.deallocate() }

    /// A writer that begins at the start; the bytes of the one before are gone.
    package func writer() throws(TransferError) -> ByteWriter {
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
