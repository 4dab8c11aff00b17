extension Comparison {
    /// The JSON text, with a line break at its end.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }

    /// A JUnit report: a test case for each figure, which fails where it is worse and is skipped where it is too noisy
    /// or was not tested.
    package var junit: String {
        let cases =
            counters.map { JUnitCase(name: $0.counter, outcome: Self.outcome($0.verdict, Self.detail($0))) }
            + timings.map { JUnitCase(name: $0.figure.rawValue, outcome: Self.outcome($0.verdict, Self.detail($0))) }
            + [transition].compactMap(\.self).map {
                JUnitCase(name: "transition", outcome: Self.outcome($0.verdict, Self.detail($0)))
            }
            + [pictures].compactMap(\.self).map {
                JUnitCase(
                    name: "pictures",
                    outcome: Self.outcome($0.verdict, $0.lines.joined(separator: "; ").replacing("  ", with: " ")))
            }
            + releases.map { JUnitCase(name: $0.words, outcome: Self.outcome($0.verdict, Self.detail($0))) }
        var text = ""
        JUnitSuite(name: scenario, cases: cases).write(to: &text)
        return text
    }

    private static func outcome(_ verdict: Verdict, _ detail: String) -> JUnitCase.Outcome {
        switch verdict {
        case .worse, .different: .failed(detail)
        case .tooNoisy, .notTested: .skipped("\(verdict.words): \(detail)")
        case .same, .better: .passed
        }
    }

    private static func detail(_ row: CounterComparison) -> String {
        "\(row.baseline.map(String.init) ?? "uncounted") in the baseline, "
            + "\(row.candidate.map(String.init) ?? "uncounted") now"
    }

    private static func detail(_ row: TransitionComparison) -> String {
        "\(TransitionComparison.text(row.baseline)) in the baseline, \(TransitionComparison.text(row.candidate)) now"
    }

    private static func detail(_ row: ReleaseComparison) -> String {
        "\(row.figure.text(row.baseline)) in the baseline, \(row.figure.text(row.candidate)) now"
    }

    private static func detail(_ row: TimingComparison) -> String {
        "\(row.baseline.decimal(3)) in the baseline, \(row.candidate.decimal(3)) now, "
            + "at most \(row.limit.decimal(3)) more allowed, \(chance(row.probability))"
    }
}
