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
}
