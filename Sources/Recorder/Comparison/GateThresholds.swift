/// How much worse a time may be before it counts, and how sure that has to be.
package struct GateThresholds: Hashable, Sendable {
    /// The part of the baseline's median that a time may be above it; 0.05 is 5 %.
    package var relative = 0.05
    /// How many milliseconds a time may be above the baseline's median, however small that is.
    package var milliseconds = 0.25
    /// How many milliseconds of hitches more there may be in each second: half of what Apple calls good.
    package var hitchMillisecondsPerSecond = 2.5
    /// The probability of the Mann-Whitney test below which a difference is no accident.
    package var significance = 0.01
    /// The standard deviation, as a part of the mean, above which repetitions are noisy.
    package var noise = 0.15

    package init() {}

    /// Repetitions of each side below which times are not judged: of four against four the least probability that there
    /// can be is 1 in 70.
    static let fewestRepetitions = 5
}
