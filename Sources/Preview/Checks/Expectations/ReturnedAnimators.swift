/// A property animator that a gesture scrubs is the one that the animator returns.
enum ReturnedAnimators: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        evidence.observations.flatMap { observation in
            observation.survey.transitions.filter(\.keepsAnimatorBack).map { transition in
                var finding = Finding(.animatorKeptBack, phase: observation.moment == .held ? observation.phase : nil)
                finding.view = transition.animatorName
                return finding
            }
        }
    }
}
