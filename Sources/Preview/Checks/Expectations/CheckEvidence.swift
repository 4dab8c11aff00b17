/// The observations of one run of a check, from which its findings follow.
struct CheckEvidence: Sendable {
    let observations: [Observation]

    init(_ observations: [Observation]) { self.observations = observations }

    /// The first observation of `moment`, and those after it.
    func series(_ moment: Observation.Moment) -> (first: Observation, later: [Observation])? {
        let all = observations.filter { $0.moment == moment }
        return all.first.map { ($0, Array(all.dropFirst())) }
    }

    /// The pictures of a finding about an observation: the one of its phase, and the first one of its moment where that is another
    /// picture; nil where none was kept.
    func pictures(of finding: Finding) -> FindingPictures? {
        guard let phase = finding.phase, let shown = observations.last(where: { $0.phase == phase }),
            let actual = shown.picture
        else { return nil }
        let first =
            finding.name == FindingKind.layoutJump.name
            ? observations.last { $0.moment == .arrived }
            : observations.first { $0.moment == shown.moment && (shown.moment.isRest || $0.phase == phase) }
        guard let expected = first?.picture, PixelDifference(expected, actual).bounds != nil else {
            return FindingPictures(actual: actual)
        }
        return FindingPictures(expected: expected, actual: actual)
    }

    /// The script at whose end the screens rest in the phase of `finding`; nil where it shows in no such phase, or none was kept.
    func script(of finding: Finding) -> GestureScript? {
        guard let phase = finding.phase else { return nil }
        return observations.first { $0.phase == phase && $0.moment.isRest }?.script
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
        ReturnedAnimators.self, Callbacks.self, KeptInput.self, KeptLayout.self, FinalLayout.self, FreedObjects.self,
    ]
}

/// An expectation of the state of the screens, whatever drove them there.
protocol Expectation: SendableMetatype {
    static func findings(in evidence: CheckEvidence) -> [Finding]
}
