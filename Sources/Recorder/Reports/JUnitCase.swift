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
