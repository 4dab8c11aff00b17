import Glibc
import Synchronization

/// Mappings of memory that wait for their next use; safe from any thread.
final class SpareMappings: Sendable {
    /// A mapping that nothing uses.
    struct Block {
        /// The address: a pointer is bound to one thread.
        var address: UInt
        /// Bytes that are mapped.
        var count: Int

        /// The first byte.
        var base: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: address) }
    }

    /// The mappings, the newest last.
    private let blocks = Mutex<[Block]>([])
    /// Bytes of all mappings that wait; those that wait for longest go back to the system first.
    static let limit = 32 << 20

    /// Takes out `count` bytes, whole pages, or hardly more; they hold anything.
    ///
    /// They are the smallest mapping that has as many, or the beginning of it.
    func take(_ count: Int) -> Block? {
        blocks.withLock { blocks in
            let fitting = blocks.indices.filter { blocks[$0].count >= count }.min {
                blocks[$0].count < blocks[$1].count
            }
            guard let index = fitting else { return nil }
            let block = blocks[index]
            guard block.count - count > count / 8 else { return blocks.remove(at: index) }
            blocks[index] = Block(address: block.address + UInt(count), count: block.count - count)
            return Block(address: block.address, count: count)
        }
    }

    /// Keeps the mapping of `count` bytes at `base`, unless it is larger than the limit.
    func put(_ base: UnsafeMutableRawPointer, _ count: Int) {
        let new = Block(address: UInt(bitPattern: base), count: count)
        guard count <= Self.limit else { return Self.unmap(new) }
        blocks.withLock { blocks in
            blocks.append(new)
            var bytes = blocks.reduce(0) { $0 + $1.count }
            while bytes > Self.limit {
                let oldest = blocks.removeFirst()
                bytes -= oldest.count
                Self.unmap(oldest)
            }
        }
    }

    /// Gives all mappings back to the system.
    func release() {
        blocks.withLock { blocks in
            blocks.forEach(Self.unmap)
            blocks.removeAll()
        }
    }

    private static func unmap(_ block: Block) { munmap(block.base, block.count) }
}
