/// One figure of the motion after a release in two runs of the same gesture, side by side.
package struct ReleaseComparison: Hashable, Codable, Sendable {
    /// The number of the release, from 1.
    package var release: Int
    package var figure: ReleaseFigure
    /// In the figure's unit; nil where the run has no such release, or the figure is not known.
    package var baseline: Double?
    package var candidate: Double?
    /// The amount by which the candidate may exceed the baseline.
    package var limit: Double
    package var verdict: Verdict

    /// All figures of the releases of both runs.
    ///
    /// Less is better: a drag that is taken up without a jump, and motion that is soon over. A release that only one run
    /// has, and one that goes another way, is worse.
    static func all(
        _ baseline: [ReleaseMetrics], _ candidate: [ReleaseMetrics], framePeriod: Double, _ thresholds: GateThresholds
    ) -> [ReleaseComparison] {
        (0..<max(baseline.count, candidate.count)).flatMap { index in
            let first = index < baseline.count ? baseline[index] : nil
            let second = index < candidate.count ? candidate[index] : nil
            // Motion that goes another way has nothing else in common.
            let isSameWay = first.map(\.finishes) == second.map(\.finishes)
            return (isSameWay ? ReleaseFigure.allCases : [.outcome]).map { figure in
                ReleaseComparison(
                    index + 1, figure, first.flatMap(figure.value), second.flatMap(figure.value),
                    framePeriod: framePeriod, thresholds)
            }
        }
    }

    private init(
        _ release: Int, _ figure: ReleaseFigure, _ baseline: Double?, _ candidate: Double?, framePeriod: Double,
        _ thresholds: GateThresholds
    ) {
        self.release = release
        self.figure = figure
        self.baseline = baseline
        self.candidate = candidate
        limit = figure.limit(above: baseline ?? 0, framePeriod: framePeriod, thresholds)
        guard let baseline, let candidate else {
            // What the baseline shows and the candidate does not: motion that never rests, or that is no motion.
            verdict = baseline != nil || figure == .outcome ? .worse : .notTested
            return
        }
        // A tick of the clock more or less is no difference.
        let difference = candidate - baseline
        let excess = difference.magnitude - limit
        if figure == .outcome {
            verdict = difference == 0 ? .same : .worse
        } else {
            verdict = excess <= 1e-6 ? .same : difference > 0 ? .worse : .better
        }
    }

    /// As a table says it: `release 1: rest after, ms`.
    var words: String { "release \(release): \(figure.words)" }

    /// The candidate minus the baseline with its sign; a dash where there is none.
    var change: String {
        guard figure.isNumber, let baseline, let candidate else { return "-" }
        let text = figure.text(candidate - baseline)
        return candidate > baseline && text != figure.text(0) ? "+" + text : text
    }
}
