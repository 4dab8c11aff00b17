import Foundation
import Testing

@testable import Preview

/// Seconds and points of the timeline's axis.
struct TimelineAxisTests {
    @Test(arguments: [0.05, 0.3, 0.5, 1, 2.4, 17, 600, 86_400] as [Double]) func ticksAreRoundAndApart(
        _ duration: Double
    ) {
        for width in [0.0, 40, 120, 400, 1_300, 5_000] {
            let axis = TimelineAxis(duration: duration, width: width)
            let ticks = axis.ticks
            #expect(ticks.first == 0 && ticks.count <= max(1, Int(width / 56) + 1), "\(ticks.count) in \(width)")
            guard ticks.count > 1 else { continue }
            #expect(axis.x(ticks[1]) >= 56 - 1e-6 && ticks.allSatisfy { $0 <= duration * (1 + 1e-9) })
            let digits = ticks[1] / pow(10, (log10(ticks[1]) + 1e-9).rounded(.down))
            #expect([1, 2, 5].contains { abs($0 - digits) < 1e-6 }, "a step of \(ticks[1])")
            #expect(Set(ticks.map(axis.text)).count == ticks.count, "each has a text of its own")
        }
    }

    @Test func pointsAndSecondsAreEachOthersInverse() {
        let axis = TimelineAxis(duration: 0.5, width: 200)
        for seconds in [0, 0.1, 0.25, 0.5] { #expect(abs(axis.seconds(at: axis.x(seconds)) - seconds) < 1e-12) }
        #expect(axis.seconds(at: -10) == 0 && axis.seconds(at: 900) == 0.5)
        #expect(axis.text(0.25) == "0.2 s" || axis.text(0.25) == "0.3 s" || axis.text(0.25) == "0.25 s")
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-30] as [Double]) func whatCannotBeDrawnIsOneSecond(_ duration: Double)
    {
        let axis = TimelineAxis(duration: duration, width: 100)
        #expect(axis.x(1) == 100 || duration == .infinity)
        for seconds in [Double.nan, .infinity, -.infinity] { #expect(axis.x(seconds).isFinite) }
        #expect(TimelineAxis(duration: 1, width: -5).x(1) == 0)
    }
}
