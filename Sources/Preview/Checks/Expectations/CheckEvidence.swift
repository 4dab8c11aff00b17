/// The observations of one run of a check, from which its findings follow.
struct CheckEvidence: Sendable {
    let observations: [Observation]

    init(_ observations: [Observation]) { self.observations = observations }

    /// The first observation of `moment`, and those after it.
    func series(_ moment: Observation.Moment) -> (first: Observation, later: [Observation])? {
        let all = observations.filter { $0.moment == moment }
        return all.first.map { ($0, Array(all.dropFirst())) }
    }

    /// The name of the class of the first animator; nil where no transition began.
    var animatorName: String? { observations.last?.survey.transitions.first?.animatorName }

    /// The findings, each once.
    var findings: [Finding] {
        Self.expectations.flatMap { $0.findings(in: self) }.reduce(into: []) { known, finding in
            if !known.contains(where: finding.isSame) { known.append(finding) }
        }
    }

    /// The expectations of the state of the screens: a new one is a file and a row.
    private static let expectations: [any Expectation.Type] = [
        KeptViews.self, LeftViews.self, InvisibleCovers.self, FinalFrames.self, MotionAtRest.self,
        ReturnedAnimators.self,
        FreedObjects.self,
    ]
}

/// An expectation of the state of the screens, whatever drove them there.
protocol Expectation: SendableMetatype {
    static func findings(in evidence: CheckEvidence) -> [Finding]
}
