import Glibc
import Synchronization

/// One mapping of memory that waits for its next use; safe from any thread.
final class SpareMapping: Sendable {
    private struct Block {
        /// The address: a pointer is bound to one thread.
        var address: UInt
        var count: Int
    }

    private let block = Mutex<Block?>(nil)
    /// Larger mappings go back to the system at once, in bytes.
    static let limit = 16 << 20

    /// Takes out the mapping, if it has `count` bytes; they hold anything.
    func take(_ count: Int) -> UnsafeMutableRawPointer? {
        let address = block.withLock { block -> UInt? in
            guard let found = block, found.count == count else { return nil }
            block = nil
            return found.address
        }
        return address.flatMap(UnsafeMutableRawPointer.init(bitPattern:))
    }

    /// Keeps the mapping of `count` bytes at `base`, in place of another one.
    func put(_ base: UnsafeMutableRawPointer, _ count: Int) {
        let new = Block(address: UInt(bitPattern: base), count: count)
        guard count <= Self.limit else { return Self.unmap(new) }
        let old = block.withLock { block in
            defer { block = new }
            return block
        }
        if let old { Self.unmap(old) }
    }

    /// Gives the mapping back to the system.
    func release() { if let old = block.withLock({ $0.take() }) { Self.unmap(old) } }

    private static func unmap(_ block: Block) {
        munmap(UnsafeMutableRawPointer(bitPattern: block.address), block.count)
    }
}
