extension Comparison {
    /// The JSON text, with a line break at its end.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }

    /// A JUnit report: a test case for each figure, which fails where it is worse and is skipped where it was not judged.
    package var junit: String {
        let cases =
            counters.map { (name: $0.counter, verdict: $0.verdict, detail: Self.detail($0)) }
            + timings.map { (name: $0.figure.rawValue, verdict: $0.verdict, detail: Self.detail($0)) }
        let lines = cases.map { item in
            let head = "    <testcase classname=\"segue.\(scenario.xml)\" name=\"\(item.name.xml)\""
            return switch item.verdict {
            case .worse: "\(head)><failure message=\"\(item.detail.xml)\"/></testcase>"
            case .tooNoisy, .notTested:
                "\(head)><skipped message=\"\(item.verdict.words): \(item.detail.xml)\"/></testcase>"
            case .same, .better: "\(head)/>"
            }
        }
        let failures = cases.count { $0.verdict == .worse }
        let skipped = cases.count { $0.verdict == .tooNoisy || $0.verdict == .notTested }
        let suite =
            "  <testsuite name=\"segue \(scenario.xml)\" tests=\"\(cases.count)\" failures=\"\(failures)\" "
            + "errors=\"0\" skipped=\"\(skipped)\">"
        let frame = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>", suite]
        return (frame + lines + ["  </testsuite>", "</testsuites>", ""]).joined(separator: "\n")
    }

    private static func detail(_ row: CounterComparison) -> String {
        "\(row.baseline.map(String.init) ?? "uncounted") in the baseline, "
            + "\(row.candidate.map(String.init) ?? "uncounted") now"
    }

    private static func detail(_ row: TimingComparison) -> String {
        "\(number(row.baseline)) in the baseline, \(number(row.candidate)) now, "
            + "at most \(number(row.limit)) more allowed, \(chance(row.probability))"
    }
}

extension String {
    /// The text as it stands in an attribute of XML.
    fileprivate var xml: String {
        let replaced = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;")]
        return replaced.reduce(self) { $0.replacing($1.0, with: $1.1) }
    }
}
