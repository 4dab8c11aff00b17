import Recorder

/// The report as test cases: every CI shows which check failed.
extension CheckReport {
    /// `junit.xml`: a case for each check, which fails with errors, in a strict report with warnings as well.
    package func junit(isStrict: Bool) -> String {
        var text = ""
        let cases =
            obstacle.map { [JUnitCase(name: "trigger", outcome: .failed($0))] }
            ?? checks.map { JUnitCase(name: $0.name, outcome: outcome(of: $0, isStrict: isStrict)) }
        JUnitSuite(name: scenario, cases: cases).write(to: &text)
        return text
    }

    private func outcome(of check: Check, isStrict: Bool) -> JUnitCase.Outcome {
        let failures = check.findings.filter { isStrict || $0.severity == .error }
        if !failures.isEmpty { return .failed(failures.map(\.description).joined(separator: "\n")) }
        return check.omission.map { .skipped($0) } ?? .passed
    }
}
