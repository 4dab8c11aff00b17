/// One time of two series of repetitions, side by side.
package struct TimingComparison: Hashable, Codable, Sendable {
    package var figure: TimingFigure
    /// Medians over the repetitions, in the figure's unit.
    package var baseline: Double
    package var candidate: Double
    /// The amount by which the candidate may exceed the baseline.
    package var limit: Double
    /// The one-sided probability (Mann-Whitney) of a candidate that is slower to such a degree, if nothing has changed.
    package var probability: Double
    /// Standard deviation over mean of the noisier side.
    package var noise: Double
    package var verdict: Verdict

    /// The candidate's median minus the baseline's; positive is slower.
    package var difference: Double { candidate - baseline }

    /// Evaluates `figure` of the repetitions; nil where one side did not measure it.
    init?(_ figure: TimingFigure, _ baseline: [MeasuredRun], _ candidate: [MeasuredRun], _ thresholds: GateThresholds) {
        let first = baseline.compactMap(figure.value).filter(\.isFinite)
        let second = candidate.compactMap(figure.value).filter(\.isFinite)
        guard let median = first.median, let spread = Spread(first), let candidateMedian = second.median,
            let candidateSpread = Spread(second)
        else { return nil }
        self.figure = figure
        self.baseline = median
        self.candidate = candidateMedian
        limit = figure.limit(above: median, thresholds)
        probability = MannWhitneyTest(first: first, second: second).probability
        noise = max(spread.variation, candidateSpread.variation)
        verdict = .same
        let fewest = GateThresholds.fewestRepetitions
        if first.count == 1, second.count == 1, figure != .frameCPUMedian {
            // Of a single run, what the slowest frames took says more about the machine.
            verdict = .notTested
        } else if min(first.count, second.count) < fewest {
            verdict = abs(difference) > limit ? .tooNoisy : .same
        } else if difference > limit, probability < thresholds.significance {
            verdict = .worse
        } else if -difference > limit,
            MannWhitneyTest(first: second, second: first).probability < thresholds.significance
        {
            verdict = .better
        } else if noise > thresholds.noise, max(spread.deviation, candidateSpread.deviation) > limit {
            verdict = figure.isDecisive ? .tooNoisy : .notTested
        }
    }
}
