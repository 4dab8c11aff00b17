/// The difference of two runs of one gesture of which only one shows a transition.
package struct TransitionComparison: Hashable, Codable, Sendable {
    /// Whether the run shows a transition.
    package var baseline: Bool
    package var candidate: Bool
    package var verdict: Verdict

    /// The comparison of two runs; nil where both show a transition, or none does.
    init?(baseline: Bool, candidate: Bool) {
        guard baseline != candidate else { return nil }
        self.baseline = baseline
        self.candidate = candidate
        verdict = candidate ? .better : .worse
    }

    /// One side as a table says it.
    static func text(_ isShown: Bool) -> String { isShown ? "begins" : "none" }
}
