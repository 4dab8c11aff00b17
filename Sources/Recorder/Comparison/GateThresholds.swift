/// The increases up to which a time is not worse, and the significance that a larger one needs.
package struct GateThresholds: Hashable, Sendable {
    /// The fraction of the baseline's median by which a time may exceed it; 0.05 is 5 %.
    package var relative = 0.05
    /// Milliseconds by which a time may exceed the baseline's median, however small that is.
    package var milliseconds = 0.25
    /// Milliseconds of hitches per second by which the ratio may exceed the baseline's median: half of Apple's limit
    /// for good.
    package var hitchMillisecondsPerSecond = 2.5
    /// The probability of the Mann-Whitney test below which a difference is significant.
    package var significance = 0.01
    /// The coefficient of variation, standard deviation over mean, above which repetitions are noisy.
    package var noise = 0.15

    package init() {}

    /// The number of repetitions of each side below which no time is worse or better: of four against four the least
    /// probability that there can be is 1 in 70.
    static let fewestRepetitions = 5
}
