import Foundation
import Testing

@testable import Recorder

/// Counts are per thread, so that tests running beside these do not disturb them.
@Suite(.enabled(if: AllocationCounter.isAvailable))
struct AllocationCounterTests {
    private final class Box {
        var value: Int
        init(_ value: Int) { self.value = value }
    }

    @Test func eachClassInstanceIsOneAllocation() {
        var boxes: [Box] = []
        boxes.reserveCapacity(100)
        let count = AllocationCounter.allocationsOnThisThread {
            for value in 0..<100 { boxes.append(Box(value)) }
        }
        #expect(count == 100)
        #expect(boxes.last?.value == 99)
    }

    @Test func anArrayIsOneAllocation() {
        var kept: [UInt8] = []
        let count = AllocationCounter.allocationsOnThisThread { kept = [UInt8](repeating: 7, count: 1_000) }
        #expect(count == 1)
        #expect(kept.count == 1_000)
    }

    @Test func writingIntoReservedMemoryAllocatesNothing() {
        var numbers = [Int](repeating: 1, count: 1_000)
        let count = AllocationCounter.allocationsOnThisThread {
            for index in 1..<numbers.count { numbers[index] = numbers[index] &+ numbers[index - 1] }
        }
        #expect(count == 0)
        #expect(numbers.last == 1_000)
    }

    @Test func everyEntryOfTheAllocatorCountsOnce() throws {
        var blocks: [UnsafeMutableRawPointer?] = []
        blocks.reserveCapacity(16)
        let count = AllocationCounter.allocationsOnThisThread {
            blocks.append(malloc(8))
            blocks.append(calloc(2, 8))
            blocks.append(realloc(nil, 8))
            blocks.append(reallocarray(nil, 2, 8))
            blocks.append(aligned_alloc(64, 128))
            blocks.append(valloc(8))
            var aligned: UnsafeMutableRawPointer?
            posix_memalign(&aligned, 256, 8)
            blocks.append(aligned)
        }
        #expect(count == 7)
        for block in blocks {
            let block = try #require(block)
            block.storeBytes(of: 0xA5, as: UInt8.self)
            free(block)
        }
    }

    @Test(arguments: ["memalign", "pvalloc"])
    func entriesWithoutASwiftNameCountOnce(name: String) throws {
        typealias MemAlign = @convention(c) (Int, Int) -> UnsafeMutableRawPointer?
        typealias PValloc = @convention(c) (Int) -> UnsafeMutableRawPointer?
        let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), name))
        var block: UnsafeMutableRawPointer?
        let count = AllocationCounter.allocationsOnThisThread {
            block =
                name == "memalign"
                ? unsafeBitCast(symbol, to: MemAlign.self)(64, 128) : unsafeBitCast(symbol, to: PValloc.self)(128)
        }
        #expect(count == 1)
        #expect(Int(bitPattern: block) % 64 == 0)
        free(block)
    }

    @Test func refusedRequestsAreNotCountedAndKeepTheirErrors() {
        var block: UnsafeMutableRawPointer?
        var error: Int32 = 0
        #expect(AllocationCounter.allocationsOnThisThread { error = posix_memalign(&block, 3, 8) } == 0)
        #expect(error == EINVAL)
        #expect(block == nil)
        #expect(
            AllocationCounter.allocationsOnThisThread {
                block = reallocarray(nil, .max, 3)
                error = errno
            } == 0)
        #expect(error == ENOMEM)
        #expect(block == nil)
    }

    @Test func alignedBlocksAreAlignedAndGrowingKeepsContents() throws {
        var block: UnsafeMutableRawPointer?
        #expect(posix_memalign(&block, 4_096, 10_000) == 0)
        let aligned = try #require(block)
        #expect(Int(bitPattern: aligned) % 4_096 == 0)
        aligned.initializeMemory(as: UInt8.self, repeating: 0x5A, count: 10_000)
        let grown = try #require(realloc(aligned, 1_000_000))
        #expect(UnsafeRawBufferPointer(start: grown, count: 10_000).allSatisfy { $0 == 0x5A })
        free(grown)
    }

    @Test func allocationsInsideOtherLibrariesAreCounted() throws {
        var copy: UnsafeMutablePointer<CChar>?
        let count = AllocationCounter.allocationsOnThisThread { copy = strdup("a block that the C library asks for") }
        #expect(count == 1)
        free(try #require(copy))
    }

    @Test func theProcessTotalHoldsWhatOtherThreadsAllocate() throws {
        let before = try #require(AllocationCounter.processTotal)
        let ownBefore = try #require(AllocationCounter.threadTotal)
        let finished = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var boxes: [Box] = []  // Handed over by the semaphore: one thread at a time.
        let thread = Thread {
            for value in 0..<10_000 { boxes.append(Box(value)) }
            finished.signal()
        }
        thread.start()
        finished.wait()
        let total = try #require(AllocationCounter.processTotal) - before
        let own = try #require(AllocationCounter.threadTotal) - ownBefore
        #expect(total >= 10_000)
        #expect(own < 1_000, "another thread's allocations were counted here")
        #expect(boxes.count == 10_000)
    }
}
