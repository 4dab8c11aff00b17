/// Finds out whether presenting really waits for the display, from a burst of presents with nothing in between.
///
/// SDL's own answer is worthless: it claims vertical synchronisation where it only sleeps for whole milliseconds, and
/// where the driver returns at once. A present that waits repeats at a display's rate, evenly, and mostly asleep; one
/// that is merely slow (a software rasteriser) burns processor time instead, or waits for a display server that is busy
/// with the pixels, and then more often than any display of that rate would let it.
struct PresentProbe: Hashable, Sendable {
    enum Verdict: Hashable, Sendable {
        /// Presents wait for the display, which refreshes every so many seconds.
        case blocks(period: Double)
        case returnsAtOnce
    }

    /// Presents after which there is a verdict in any case.
    static let longestBurst = 30
    /// Presents that a driver may queue before one of them blocks.
    private static let queueDepth = 4
    /// Even intervals that are proof enough.
    private static let proof = 8
    /// The interval of the fastest display worth following, in seconds (500 Hz), and of the slowest (20 Hz).
    private static let plausible = 0.002...0.05
    /// The highest rate assumed of a display that reports none, in Hz.
    private static let fastestUnknown = 250.0
    /// The factor by which a display may be faster than the rate it reports: a rate that was changed, or that the
    /// driver keeps for itself.
    private static let rateTolerance = 1.25
    /// The largest deviation of an interval from the median, as a fraction of the median.
    private static let evenness = 0.15

    /// Seconds between refreshes, shortest and longest, that count as the display's.
    private let plausible: ClosedRange<Double>
    private var intervals: [Double] = []
    private var processorTime = 0.0

    /// A probe of presents to a display that refreshes at `displayRate` Hz, 0 where the display reports none.
    init(displayRate: Double = 0) {
        let fastest = displayRate > 0 ? displayRate * Self.rateTolerance : Self.fastestUnknown
        let shortest = min(max(Self.plausible.lowerBound, 1 / fastest), Self.plausible.upperBound)
        plausible = shortest...Self.plausible.upperBound
    }

    /// Adds one present that took `duration` seconds, `processorTime` of them at work; a verdict once it is clear.
    mutating func add(duration: Double, processorTime spent: Double) -> Verdict? {
        intervals.append(max(0, duration))
        processorTime += max(0, spent)
        let burst = intervals.dropFirst(Self.queueDepth)
        if burst.count == Self.proof, burst.reduce(0, +) < Double(Self.proof) * plausible.lowerBound {
            return .returnsAtOnce
        }
        if burst.count >= Self.proof, let period = evenPeriod(of: burst.suffix(Self.proof)) {
            return .blocks(period: period)
        }
        return intervals.count >= Self.longestBurst ? .returnsAtOnce : nil
    }

    private func evenPeriod(of recent: ArraySlice<Double>) -> Double? {
        let median = recent.sorted()[recent.count / 2]
        let asleep = processorTime < 0.5 * intervals.reduce(0, +)
        let even = recent.allSatisfy { abs($0 - median) <= Self.evenness * median }
        return asleep && even && plausible.contains(median) ? median : nil
    }
}
