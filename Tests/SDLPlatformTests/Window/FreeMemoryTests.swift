import Foundation
import Testing

@testable import SDLPlatform

/// Holes between blocks that stay.
@Suite struct FreeMemoryTests {
    private var residentMegabytes: Int {
        get throws {
            let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
            return try #require(Int(pages)) * 4096 / 1_000_000
        }
    }

    @Test func holesGoBackToTheSystem() throws {
        // Below the size from which each block has a mapping of its own.
        let blocks = (0..<3_000).map { _ in UnsafeMutableRawPointer.allocate(byteCount: 100_000, alignment: 16) }
        for block in blocks { memset(block, 1, 100_000) }
        for (index, block) in blocks.enumerated() where index % 10 != 0 { block.deallocate() }
        let before = try residentMegabytes
        FreeMemory.releaseNow()
        #expect(try before - residentMegabytes > 100, "nine tenths of 300 MB are free")
        for (index, block) in blocks.enumerated() where index % 10 == 0 { block.deallocate() }
    }
}
