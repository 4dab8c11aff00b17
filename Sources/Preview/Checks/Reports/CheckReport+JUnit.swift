import Recorder

/// The report as test cases: every CI shows which check failed.
extension CheckReport {
    /// `junit.xml`: a suite for each transition, with a case for each check, which fails with errors, in a strict report with
    /// warnings as well.
    package func junit(isStrict: Bool) -> String {
        var text = ""
        let suites = transitions.map { transition in
            let obstacle = transition.obstacle.map { JUnitCase(name: "trigger", outcome: .failed($0)) }
            let cases = checks(of: transition).map {
                JUnitCase(name: $0.title, outcome: outcome(of: $0, isStrict: isStrict))
            }
            return JUnitSuite(name: transition.name, cases: [obstacle].compactMap(\.self) + cases)
        }
        JUnitSuite.write(suites, to: &text)
        return text
    }

    private func outcome(of check: Check, isStrict: Bool) -> JUnitCase.Outcome {
        let failures = check.findings.filter { isStrict || $0.severity == .error }
        if !failures.isEmpty { return .failed(failures.map(\.description).joined(separator: "\n")) }
        return check.omission.map { .skipped($0) } ?? .passed
    }
}
