/// Reads what `ByteWriter` wrote, and trusts none of it: whatever goes beyond the end is an error.
package struct ByteReader {
    private let memory: UnsafeRawBufferPointer
    /// The number of bytes read.
    package private(set) var offset = 0

    /// A reader of `memory`, which outlives it.
    package init(_ memory: UnsafeRawBufferPointer) { self.memory = memory }

    /// Whether everything was read.
    package var isAtEnd: Bool { offset == memory.count }

    /// The next bytes as a value of which every pattern of bits is one: a number, or a struct of numbers.
    package mutating func value<Value: BitwiseCopyable>(_: Value.Type = Value.self) throws(TransferError) -> Value {
        let bytes = try bytes(MemoryLayout<Value>.size)
        return bytes.loadUnaligned(as: Value.self)
    }

    /// The next byte as a truth value.
    package mutating func flag() throws(TransferError) -> Bool { try value(UInt8.self) != 0 }

    /// The next `count` bytes.
    package mutating func bytes(_ count: Int) throws(TransferError) -> UnsafeRawBufferPointer {
        guard count >= 0, count <= memory.count - offset else {
            throw TransferError("they end after \(memory.count) bytes, before a value of \(count) bytes")
        }
        defer { offset += count }
        return UnsafeRawBufferPointer(rebasing: memory[offset..<offset + count])
    }

    /// The number of the values of `stride` bytes that come next; an error where they cannot all be there.
    package mutating func count(stride: Int) throws(TransferError) -> Int {
        let count = try value(UInt64.self)
        guard count <= UInt64((memory.count - offset) / max(1, stride)) else {
            throw TransferError(
                "they announce \(count) values of \(stride) bytes, and have \(memory.count - offset) left")
        }
        return Int(count)
    }

    /// The next values, after their number, of a type of which every pattern of bits is a value.
    package mutating func values<Value: BitwiseCopyable>(
        _: Value.Type = Value.self
    ) throws(TransferError) -> ContiguousArray<Value> {
        let count = try count(stride: MemoryLayout<Value>.stride)
        let bytes = try bytes(count * MemoryLayout<Value>.stride)
        return ContiguousArray(unsafeUninitializedCapacity: count) { buffer, initialized in
            UnsafeMutableRawBufferPointer(buffer).copyMemory(from: bytes)
            initialized = count
        }
    }

    /// The next text; bytes that are no UTF-8 are replaced.
    package mutating func text() throws(TransferError) -> String {
        String(decoding: try values(UInt8.self), as: UTF8.self)
    }
}
