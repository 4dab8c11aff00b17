import SDLPlatform

/// A clock that runs as fast as it can in exact steps: for tests, rendering to files and counted measurements.
///
/// A frame begins at `k / rate` and is seen one step later, whatever the machine does.
@MainActor package final class ManualClock: FrameClock {
    /// Frames per second.
    package let rate: Double
    private var count = 0

    /// A clock at time 0; the rate is above 0.
    package init(rate: Double = 60) {
        precondition(rate > 0 && rate.isFinite, "a rate of \(rate) frames per second")
        self.rate = rate
    }

    package var isPaced: Bool { false }

    package var period: Double { 1 / rate }

    /// The next step, whatever is asked for.
    package func nextTick(_ demand: FrameDemand = .everyRefresh) -> FrameTick {
        defer { count += 1 }
        // Multiplied, not summed, so that the same frame has the same time in every run.
        return FrameTick(timestamp: Double(count) / rate, targetTimestamp: Double(count + 1) / rate)
    }

    /// Does nothing: how long a frame took moves no step.
    package func framePresented(began: Double, presented: Double, returned: Double) {}
}
