import Testing

@testable import Recorder

struct ProcessUsageTests {
    @Test func memoryThatWasTouchedIsCounted() throws {
        let megabytes = 64
        let before = try #require(ProcessUsage.maxResidentMegabytes)
        let touched = [UInt8](repeating: 1, count: megabytes << 20)
        let after = try #require(ProcessUsage.maxResidentMegabytes)
        #expect(touched.last == 1)
        #expect(after >= Double(megabytes))
        #expect(after >= before)
        #expect(after < 100_000, "megabytes, not kilobytes")
    }

    @Test(.enabled(if: AllocationCounter.isAvailable))
    func readingAllocatesNothing() {
        var sum = 0.0
        let count = AllocationCounter.allocationsOnThisThread {
            sum += ProcessUsage.maxResidentMegabytes ?? 0
            sum += Double((AllocationCounter.processTotal ?? 0) + (AllocationCounter.threadTotal ?? 0))
        }
        #expect(count == 0)
        #expect(sum > 0)
    }
}
