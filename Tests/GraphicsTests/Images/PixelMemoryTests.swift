import Glibc
import Testing

@testable import Graphics

struct PixelMemoryTests {
    /// Sizes in bytes: of the heap, of single pages, about a huge page, and about several.
    static let counts = [1, 64, 4_096, (1 << 20) - 1, 1 << 20, 2_073_664, (2 << 20) + 1, 5_273_000, 11_900_000]

    @Test(arguments: counts) func allOfItCanBeUsed(count: Int) {
        let memory = PixelMemory(byteCount: count, isCleared: true)
        defer { memory.deallocate() }
        #expect(Int(bitPattern: memory.base) % 64 == 0)
        let bytes = UnsafeMutableRawBufferPointer(start: memory.base, count: count)
        #expect(bytes.allSatisfy { $0 == 0 })
        bytes[count - 1] = 1
        #expect(bytes[count - 1] == 1)
    }

    /// Memory that was given back and comes again is clear as well.
    @Test func whatComesAgainIsClear() {
        for _ in 0..<20 {
            let buffer = PixelBuffer(width: 720, height: 720)
            #expect(buffer[719, 719] == 0)
            buffer[719, 719] = .max
        }
    }

    /// A picture that was made anew in every frame took 1.7 ms for pages that the system had to make and clear.
    @Test func mappingsAreUsedAgain() throws {
        let spares = SpareMappings()
        #expect(spares.take(8_192) == nil)
        let first = try map(8_192)
        let second = try map(65_536)
        spares.put(first, 8_192)
        spares.put(second, 65_536)
        #expect(spares.take(8_192)?.base == first)
        #expect(spares.take(61_440)?.base == second, "a little more is good enough")
        #expect(spares.take(4_096) == nil)
        spares.put(first, 8_192)
        spares.release()
        #expect(spares.take(8_192) == nil)
        munmap(second, 65_536)
    }

    /// One mapping serves several buffers, one after the other.
    @Test func aLargeMappingIsDivided() throws {
        let spares = SpareMappings()
        let base = try map(65_536)
        spares.put(base, 65_536)
        #expect(spares.take(16_384)?.base == base && spares.take(16_384)?.base == base + 16_384)
        #expect(spares.take(32_768)?.base == base + 32_768 && spares.take(4_096) == nil)
        munmap(base, 65_536)
    }

    /// All that waits stays below the limit; what waits for longest goes first.
    @Test func theOldestMappingsGoFirst() throws {
        let spares = SpareMappings()
        let count = SpareMappings.limit / 2
        let blocks = try (0..<3).map { _ in try map(count) }
        for block in blocks { spares.put(block, count) }
        #expect(Set([spares.take(count)?.base, spares.take(count)?.base]) == Set(blocks.dropFirst()))
        #expect(spares.take(count) == nil)
        for block in blocks.dropFirst() { spares.put(block, count) }
        spares.release()
    }

    /// Prepared memory waits for the next large buffers.
    @Test func memoryIsPrepared() {
        #expect(PixelBuffer.prepareMemory(byteCount: 4_096, limit: 4_096) == 0, "small buffers lie in the heap")
        #expect(PixelBuffer.prepareMemory(byteCount: 1 << 20, limit: 1 << 20) == 1 << 20)
        #expect(PixelBuffer.prepareMemory(byteCount: 8 << 20, limit: 1 << 20) == 1 << 20)
        PixelMemory.releaseSpares()
    }

    /// Reserved memory is clear and serves several buffers; a larger buffer than is left gets none of it.
    @Test func reservedMemoryIsClearAndDivided() throws {
        let reserve = MemoryReserve()
        #expect(reserve.take(4_096) == nil)
        #expect(reserve.fill(byteCount: 65_536, lead: 16_384) == 16_384)
        let first = try #require(reserve.take(16_384))
        let second = try #require(reserve.take(40_960))
        #expect(second == first + 16_384)
        #expect(reserve.take(16_384) == nil)
        for base in [first, second] {
            #expect(UnsafeRawBufferPointer(start: base, count: 16_384).allSatisfy { $0 == 0 })
            base.storeBytes(of: 1, as: UInt8.self)
        }
        munmap(first, 16_384)
        munmap(second, 40_960)
        reserve.release()
        #expect(reserve.take(4_096) == nil)
    }

    /// Buffers taken while another thread makes the pages of the next ones hold what was written.
    @Test func pagesAreMadeBesideWriting() throws {
        let reserve = MemoryReserve()
        _ = reserve.fill(byteCount: 16 << 20, lead: 1 << 20)
        let blocks = try (0..<16).map { index in
            let base = try #require(reserve.take(1 << 20))
            base.initializeMemory(as: UInt8.self, repeating: UInt8(index), count: 1 << 20)
            return base
        }
        for (index, base) in blocks.enumerated() {
            #expect(UnsafeRawBufferPointer(start: base, count: 1 << 20).allSatisfy { $0 == UInt8(index) })
            munmap(base, 1 << 20)
        }
    }

    private func map(_ count: Int) throws -> UnsafeMutableRawPointer {
        let base = mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
        return try #require(base)
    }
}
