/// Two measurements of the same thing, side by side, and which of them is worse.
///
/// Counters are exact: any more of one is worse. So is the motion after a release: a longer one, or one that begins with a
/// jump, is worse. Pictures are the same pixel for pixel, or different. A time is worse where its median over the repetitions lies above the
/// baseline's by more than both thresholds and the difference is significant (Mann-Whitney).
package struct Comparison: Hashable, Codable, Sendable {
    package static let currentSchemaVersion = 1

    package private(set) var schemaVersion = currentSchemaVersion
    package var scenario: String
    package var baseline: String
    package var candidate: String
    /// The number of repetitions of the baseline and of the candidate, in this order.
    package var repetitions: [Int]
    package var verdict: Verdict
    package var counters: [CounterComparison]
    package var timings: [TimingComparison]
    /// The transition, where the runs of one gesture differ in whether they show one; nil otherwise.
    package var transition: TransitionComparison?
    /// The motion after each release, where both sides are runs of one gesture, whose frames correspond.
    package var releases: [ReleaseComparison]
    /// The pictures that both runs hold; nil of benchmarks, which hold none.
    package private(set) var pictures: PictureComparison?
    /// The differences between the two environments, where the comparison was forced.
    package var environmentDifferences: [String]

    package init(
        _ baseline: MeasuredSeries, _ candidate: MeasuredSeries, thresholds: GateThresholds = GateThresholds()
    ) {
        scenario = candidate.scenario
        self.baseline = baseline.name
        self.candidate = candidate.name
        repetitions = [baseline.repetitions.count, candidate.repetitions.count]
        let framesCorrespond = baseline.gesture == candidate.gesture && !baseline.isPaced && !candidate.isPaced
        if framesCorrespond {
            transition = TransitionComparison(
                baseline: baseline.showsTransition, candidate: candidate.showsTransition)
        }
        releases =
            framesCorrespond
            ? ReleaseComparison.all(
                baseline.releases, candidate.releases, framePeriod: candidate.framePeriod, thresholds) : []
        // Counters of different motion are not comparable.
        let movesAlike =
            transition == nil
            && releases.allSatisfy { $0.verdict == .same || $0.baseline == nil && $0.candidate == nil }
        counters = CounterComparison.all(
            baseline.counters, candidate.counters, isTested: framesCorrespond && movesAlike)
        timings = TimingFigure.allCases.compactMap {
            TimingComparison($0, baseline.repetitions, candidate.repetitions, thresholds)
        }
        environmentDifferences = candidate.differences(from: baseline).map {
            "\($0.name) \($0.values.1) there, \($0.values.0) here"
        }
        verdict = .same
        evaluate()
    }

    /// Adds the comparison of the pictures, which becomes a part of the verdict.
    package mutating func add(_ pictures: PictureComparison) {
        self.pictures = pictures
        evaluate()
    }

    /// Whether measuring again may change the verdict: a time is worse, and nothing exact is.
    package var isWorthRepeating: Bool {
        timings.contains { $0.verdict == .worse } && !exactVerdicts.contains(.worse)
    }

    /// Withdraws the verdict `worse` of each time that `again`, the same comparison measured once more, does not find
    /// worse, too.
    package mutating func confirm(by again: Comparison) {
        for index in timings.indices where timings[index].verdict == .worse {
            let second = again.timings.first { $0.figure == timings[index].figure }
            if let second, second.verdict != .worse {
                timings[index].verdict = second.verdict == .better ? .tooNoisy : second.verdict
            }
        }
        // Frames that wait without working, twice, mostly wait for another program.
        if !timings.contains(where: { $0.figure.isDecisive && $0.verdict == .worse }) {
            for index in timings.indices where timings[index].verdict == .worse { timings[index].verdict = .tooNoisy }
        }
        evaluate()
    }

    private mutating func evaluate() { verdict = Verdict(of: exactVerdicts + timings.map(\.verdict)) }

    /// The verdicts that no noise changes.
    private var exactVerdicts: [Verdict] {
        counters.map(\.verdict) + [transition?.verdict, pictures?.verdict].compactMap(\.self)
            + releases.map(\.verdict)
    }
}
