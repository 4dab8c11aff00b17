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
    @Test func aMappingIsUsedAgain() throws {
        let spare = SpareMapping()
        func map(_ count: Int) throws -> UnsafeMutableRawPointer {
            try #require(mmap(nil, count, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0))
        }
        #expect(spare.take(8_192) == nil)
        let first = try map(8_192)
        spare.put(first, 8_192)
        #expect(spare.take(4_096) == nil && spare.take(8_192) == first && spare.take(8_192) == nil)
        let second = try map(4_096)
        spare.put(first, 8_192)
        spare.put(second, 4_096)
        #expect(spare.take(8_192) == nil, "one of them is kept, the last")
        spare.release()
        #expect(spare.take(4_096) == nil)
    }
}
