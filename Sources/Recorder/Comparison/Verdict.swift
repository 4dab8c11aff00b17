/// What a comparison found of one figure, or of all of them.
package enum Verdict: String, Hashable, Codable, Sendable, CaseIterable {
    /// No worse and no better than the thresholds allow.
    case same
    case better
    case worse
    /// The figures vary so much from one repetition to the next that a difference as large as the threshold may hide.
    case tooNoisy
    /// The figures stand side by side, and were not judged: they are not of the same thing, or there are too few of them.
    case notTested

    /// What all of `verdicts` come to: one that is worse makes it worse, then noise counts, then what is better.
    init(of verdicts: some Collection<Verdict>) {
        let order: [Verdict] = [.worse, .tooNoisy, .better, .same]
        self = order.first(where: verdicts.contains) ?? .notTested
    }

    /// As a table says it.
    package var words: String {
        switch self {
        case .same: "same"
        case .better: "better"
        case .worse: "WORSE"
        case .tooNoisy: "too noisy"
        case .notTested: "not tested"
        }
    }
}
