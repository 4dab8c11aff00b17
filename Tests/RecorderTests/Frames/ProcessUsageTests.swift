import Foundation
import Testing

@testable import Recorder

struct ProcessUsageTests {
    /// The kernel's own figure, of which this one may be as much short as the kernel defers its counting; a process that
    /// was larger before it ran this program counts with that.
    @Test func thePeakIsTheKernels() throws {
        do {
            let touched = [UInt8](repeating: 1, count: 64 << 20)
            #expect(touched.last == 1)
        }
        // The memory is returned by now: the figure is the most there ever was.
        let peak = try kernelPeak()
        let reported = try #require(ProcessUsage.maxResidentMegabytes)
        #expect(peak >= 64)
        #expect(reported >= peak - 8)
        #expect(reported < Double(ProcessInfo.processInfo.physicalMemory) / 1_048_576)
    }

    /// The peak in `/proc/self/status`, in units of 1,048,576 bytes.
    private func kernelPeak() throws -> Double {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let match = try #require(status.firstMatch(of: /VmHWM:\s+(\d+) kB/))
        return try #require(Double(match.output.1)) / 1_024
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
