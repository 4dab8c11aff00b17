import LiveCombine
import LiveKit
import Testing

/// Lengths of time of schedulers: in whole nanoseconds for queues, in seconds for run loops.
@MainActor @Suite struct StrideTests {
    private typealias Queue = DispatchQueue.SchedulerTimeType.Stride
    private typealias Loop = RunLoop.SchedulerTimeType.Stride

    /// A length in both forms, and its nanoseconds and seconds.
    private static let lengths: [(Queue, Loop, Int, Double)] = [
        (.seconds(2), .seconds(2), 2_000_000_000, 2),
        (.seconds(0.25), .seconds(0.25), 250_000_000, 0.25),
        (.milliseconds(5), .milliseconds(5), 5_000_000, 0.005),
        (.microseconds(-7), .microseconds(-7), -7_000, -0.000_007),
        (.nanoseconds(3), .nanoseconds(3), 3, 3e-9),
        (2, 2, 2_000_000_000, 2),
        (0.5, 0.5, 500_000_000, 0.5),
        (.init(.milliseconds(4)), .init(0.004), 4_000_000, 0.004),
        (.milliseconds(1) + .microseconds(2), .milliseconds(1) + .microseconds(2), 1_002_000, 0.001_002),
        (.seconds(1) - .seconds(3), .seconds(1) - .seconds(3), -2_000_000_000, -2),
    ]

    @Test func lengthsAreCounted() {
        for (queue, loop, nanoseconds, seconds) in Self.lengths {
            #expect(queue.magnitude == nanoseconds)
            #expect(abs(loop.magnitude - seconds) < 1e-12)
        }
    }

    /// Lengths that cannot be counted are the longest that can.
    @Test func whatIsTooLongIsCut() {
        let most: [Queue] = [
            .seconds(1e300), .seconds(.infinity), .seconds(Int.max), .milliseconds(.max), .init(.never),
            .seconds(1e300) + .seconds(1), .nanoseconds(.max) - .nanoseconds(.min),
        ]
        for length in most { #expect(length.magnitude == .max) }
        let least: [Queue] = [.seconds(-1e300), .seconds(Int.min), .seconds(-1e300) - .seconds(1)]
        for length in least { #expect(length.magnitude == -.max) }
    }

    /// A moment and a length give the moment from which the length leads back.
    @Test func momentsAreApartByLengths() {
        let host = MarbleHost()
        host.frame(at: 3)
        host.run {
            let queue = DispatchQueue.main.now
            #expect(queue.distance(to: queue.advanced(by: 1.5)) == 1.5 && queue < queue.advanced(by: 0.1))
            #expect(queue.distance(to: queue.advanced(by: -1.5)) == -1.5)
            let loop = RunLoop.main.now
            #expect(loop.date.timeIntervalSinceReferenceDate == 3)
            #expect(loop.distance(to: loop.advanced(by: 1.5)) == 1.5 && OperationQueue.main.now == loop)
        }
    }
}
