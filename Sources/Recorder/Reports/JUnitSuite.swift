/// Test cases in the XML form that came with JUnit.
package struct JUnitSuite {
    private let name: String
    private let cases: [JUnitCase]

    /// The `cases` of the suite called `name`.
    package init(name: String, cases: [JUnitCase]) {
        self.name = name
        self.cases = cases
    }

    /// Appends the document of this suite alone to `output`.
    package func write(to output: inout some TextOutputStream) { Self.write([self], to: &output) }

    /// Appends the document of `suites` to `output`.
    package static func write(_ suites: [JUnitSuite], to output: inout some TextOutputStream) {
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
        for suite in suites { suite.writeElement(to: &output) }
        output.write("</testsuites>\n")
    }

    private func writeElement(to output: inout some TextOutputStream) {
        let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
        let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
        output.write(
            "  <testsuite name=\"segue \(name.markup)\" tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"0\" "
                + "skipped=\"\(skipped)\">\n")
        for item in cases {
            let head = "    <testcase classname=\"segue.\(name.markup)\" name=\"\(item.name.markup)\""
            switch item.outcome {
            case .passed: output.write("\(head)/>\n")
            case .failed(let reason):
                output.write("\(head)><failure message=\"\(reason.markup)\"/></testcase>\n")
            case .skipped(let reason):
                output.write("\(head)><skipped message=\"\(reason.markup)\"/></testcase>\n")
            }
        }
        output.write("  </testsuite>\n")
    }
}

/// One test case of a JUnit report.
package struct JUnitCase {
    /// The outcome, with the reason where it is not passed.
    package enum Outcome {
        case passed
        case failed(String)
        case skipped(String)
    }

    let name: String
    let outcome: Outcome

    package init(name: String, outcome: Outcome) {
        self.name = name
        self.outcome = outcome
    }
}
