/// Test cases in the XML form that came with JUnit.
struct JUnitSuite {
    let name: String
    let cases: [JUnitCase]

    func write(to output: inout some TextOutputStream) {
        let failures = cases.count { if case .failed = $0.outcome { true } else { false } }
        let skipped = cases.count { if case .skipped = $0.outcome { true } else { false } }
        output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n")
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
        output.write("  </testsuite>\n</testsuites>\n")
    }
}

/// One test case of a JUnit report.
struct JUnitCase {
    enum Outcome {
        case passed
        case failed(String)
        case skipped(String)
    }

    let name: String
    let outcome: Outcome
}
