import Testing

@testable import SDLPlatform

@Suite struct PresentProbeTests {
    /// Runs the probe over presents that take `durations` seconds, `busy` of them at work; the verdict and how many
    /// presents it took.
    private func verdict(
        busy: Double, displayRate: Double = 0, _ durations: (Int) -> Double
    ) -> (PresentProbe.Verdict?, Int) {
        var probe = PresentProbe(displayRate: displayRate)
        for index in 0..<PresentProbe.longestBurst {
            let duration = durations(index)
            if let verdict = probe.add(duration: duration, processorTime: duration * busy) {
                return (verdict, index + 1)
            }
        }
        return (nil, PresentProbe.longestBurst)
    }

    @Test func presentsThatWaitForTheDisplay() {
        // The first two are taken into the driver's queue.
        let (verdict, count) = verdict(busy: 0.05) { $0 < 2 ? 0.0002 : 0.01667 + ($0.isMultiple(of: 2) ? 1e-4 : -1e-4) }
        guard case .blocks(let period) = verdict else {
            Issue.record("\(String(describing: verdict))")
            return
        }
        #expect(abs(period - 0.01667) < 2e-4)
        #expect(count <= 12)
    }

    @Test func presentsThatReturnAtOnce() {
        let (verdict, count) = verdict(busy: 0.1) { _ in 0.00005 }
        #expect(verdict == .returnsAtOnce)
        #expect(count == 12)
    }

    @Test func slowDrawingIsNoDisplay() {
        #expect(verdict(busy: 1.9) { _ in 0.0161 }.0 == .returnsAtOnce)
    }

    @Test func unevenPresentsAreNoDisplay() {
        let durations = [0.004, 0.030, 0.011, 0.002, 0.019]
        #expect(verdict(busy: 0.1) { durations[$0 % 5] }.0 == .returnsAtOnce)
    }

    /// A software rasteriser whose pixels another process copies: even, asleep, and faster than the display.
    @Test(arguments: [0.0, 60, 120, 240]) func aBusyServerIsNoDisplay(displayRate: Double) {
        #expect(verdict(busy: 0.2, displayRate: displayRate) { _ in 0.0023 }.0 == .returnsAtOnce)
    }

    @Test(arguments: [59.94, 60, 120, 144, 240, 360]) func everyRateThatADisplayNamesIsFollowed(rate: Double) {
        #expect(verdict(busy: 0.05, displayRate: rate) { _ in 1 / rate }.0 == .blocks(period: 1 / rate))
    }

    @Test func aTenthOfASecondIsNoDisplay() {
        #expect(verdict(busy: 0.01) { _ in 0.1 }.0 == .returnsAtOnce)
    }
}
