import Foundation
import PlantedDefects
import Recorder
import Testing

/// Proof that the sanitizers see defects in Swift and in C; `make sanitize` runs these with them, other builds skip them.
struct SanitizerTests {
    private static let sanitizer = String(cString: planted_sanitizer())

    /// Index 16 of a block of 16 bytes, which the compiler cannot know.
    private static var indexBeyond: Int { CommandLine.arguments.isEmpty ? 0 : 16 }

    @Test(.enabled(if: sanitizer == "address")) func anOverflowInSwiftIsSeen() async {
        await #expect(processExitsWith: .failure) {
            let block = UnsafeMutablePointer<UInt8>.allocate(capacity: 16)
            defer { block.deallocate() }
            block[SanitizerTests.indexBeyond] = 1
            print(block[SanitizerTests.indexBeyond])
        }
    }

    @Test(.enabled(if: sanitizer == "address")) func anOverflowInCIsSeen() async {
        await #expect(processExitsWith: .failure) { print(planted_heap_read(SanitizerTests.indexBeyond)) }
    }

    /// C is built under undefined behaviour wherever it is built under the address sanitizer.
    @Test(.enabled(if: sanitizer == "address")) func undefinedBehaviourInCIsSeen() async {
        await #expect(processExitsWith: .failure) {
            print(planted_sum(.max, Int32(SanitizerTests.indexBeyond)))
        }
    }

    @Test(.enabled(if: sanitizer == "thread")) func aRaceInSwiftIsSeen() async {
        await #expect(processExitsWith: .failure) {
            let counter = UnsafeMutablePointer<Int>.allocate(capacity: 1)
            counter.initialize(to: 0)
            let address = Int(bitPattern: counter)
            DispatchQueue.concurrentPerform(iterations: 8) { _ in
                guard let counter = UnsafeMutablePointer<Int>(bitPattern: address) else { return }
                for _ in 0..<10_000 { counter.pointee &+= SanitizerTests.indexBeyond }
            }
            print(counter.pointee)
        }
    }

    /// Its own allocator would hide every heap block from a sanitizer's.
    @Test(.enabled(if: sanitizer != "")) func theAllocationCounterIsBuiltOut() {
        #expect(!AllocationCounter.isAvailable)
    }
}
