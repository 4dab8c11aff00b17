import Foundation
import Testing

@testable import SDLPlatform

struct MonotonicTimeTests {
    @Test func workTakesProcessorTime() {
        let before = MonotonicTime.processorNanoseconds()
        var state: UInt64 = 1
        for _ in 0..<20_000_000 { state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407 }
        #expect(state != 0)
        #expect(MonotonicTime.processorNanoseconds() - before > 1_000_000)
    }

    #if os(Linux)
    /// The kernel holds a wake-up back by up to 50 microseconds unless it is asked not to.
    @Test func wakeUpsAreNotHeldBack() throws {
        MonotonicTime.wakePrecisely()
        let slack = try String(contentsOfFile: "/proc/self/timerslack_ns", encoding: .utf8)
        #expect(slack.trimmingCharacters(in: .newlines) == "1")
    }
    #endif
}
