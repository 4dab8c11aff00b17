/// Appends plain values to memory that grows as needed.
///
/// The memory belongs to the creator of the writer, and may be shared with another process.
package struct ByteWriter: ~Copyable {
    /// Returns the memory with room for at least so many bytes, with its contents; throws where there is none.
    package typealias Storage = (_ capacity: Int) throws(TransferError) -> UnsafeMutableRawBufferPointer

    private let storage: Storage
    private var memory: UnsafeMutableRawBufferPointer
    /// The number of bytes written.
    package private(set) var count = 0

    /// A writer that begins at the start of the memory of `storage`.
    package init(into storage: @escaping Storage) throws(TransferError) {
        self.storage = storage
        memory = try storage(4_096)
    }

    /// The bytes written so far; valid until the next write.
    package var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(rebasing: memory[..<count]) }

    /// Starts again at the beginning.
    package mutating func removeAll() { count = 0 }

    /// Appends the bytes of `value`.
    package mutating func append<Value: BitwiseCopyable>(_ value: Value) throws(TransferError) {
        let size = MemoryLayout<Value>.size
        try reserve(size)
        memory.storeBytes(of: value, toByteOffset: count, as: Value.self)
        count += size
    }

    /// Appends `bytes` without their number.
    package mutating func append(contentsOf bytes: UnsafeRawBufferPointer) throws(TransferError) {
        try reserve(bytes.count)
        UnsafeMutableRawBufferPointer(rebasing: memory[count...]).copyMemory(from: bytes)
        count += bytes.count
    }

    /// Appends the number of `values`, and their bytes.
    package mutating func append<Value: BitwiseCopyable>(
        _ values: ContiguousArray<Value>
    ) throws(TransferError) {
        try append(UInt64(values.count))
        // A closure cannot throw a type of its own here.
        let result = values.withUnsafeBytes { bytes in
            Result { () throws(TransferError) in try append(contentsOf: bytes) }
        }
        try result.get()
    }

    /// Appends `text` as the number of its bytes, and these.
    package mutating func append(_ text: String) throws(TransferError) {
        try append(ContiguousArray(text.utf8))
    }

    private mutating func reserve(_ size: Int) throws(TransferError) {
        if count + size > memory.count { memory = try storage(max(count + size, 2 * memory.count)) }
    }
}
