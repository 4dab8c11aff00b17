/// The result of a comparison, for one figure or for all of them.
package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    /// No worse and no better than the thresholds allow.
    case same
    case better
    case worse
    /// Pictures differ, which is neither better nor worse.
    case different
    /// The figures vary so much from one repetition to the next that a difference as large as the threshold may hide.
    case tooNoisy
    /// The figures stand side by side, and were not tested: they are not of the same frames, one was not counted, or
    /// they are noisy and no verdict needs them.
    case notTested

    /// The verdict over all of `verdicts`: the first of worse, different, too noisy, better and same that is among them, otherwise
    /// not tested.
    init(of verdicts: some Collection<Verdict>) {
        let order: [Verdict] = [.worse, .different, .tooNoisy, .better, .same]
        self = order.first(where: verdicts.contains) ?? .notTested
    }

    /// As a table says it.
    package var words: String {
        switch self {
        case .same: "same"
        case .better: "better"
        case .worse: "WORSE"
        case .different: "DIFFERENT"
        case .tooNoisy: "too noisy"
        case .notTested: "not tested"
        }
    }
}
