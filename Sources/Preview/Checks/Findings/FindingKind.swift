/// A kind of defect that a check finds, with what people ask about it.
package struct FindingKind: Hashable, Sendable {
    /// The weight of a finding.
    package enum Severity: String, Codable, Sendable {
        /// Something is wrong on a phone.
        case error
        /// It works, and may not do so everywhere.
        case warning
    }

    /// The name in reports and options, which stays the same.
    package let name: String
    package let severity: Severity
    /// The defect, as one sentence without a full stop.
    package let summary: String
    /// The means by which it is found.
    let method: String
    /// The cases in which the finding is wrong.
    let limits: String
    /// The remedy, in the imperative without a full stop.
    let remedy: String

    init(
        _ name: String, _ severity: Severity, _ summary: String, found method: String, wrong limits: String,
        remedy: String
    ) {
        self.name = name
        self.severity = severity
        self.summary = summary
        self.method = method
        self.limits = limits
        self.remedy = remedy
    }

    /// The kind called `name`; one that is unknown is wrong usage, and the error says which are near.
    package static func named(_ name: String, at place: String) throws(PreviewError) -> FindingKind {
        if let kind = all.first(where: { $0.name == name }) { return kind }
        let names = all.map(\.name)
        throw PreviewError(
            place: place, problem: "there is no finding '\(name)'",
            remedy: NearestNames(to: name, among: names).question ?? "name one of \(NearestNames.list(names))",
            status: .usage)
    }

    /// The text of `segue check --explain`.
    package var explanation: String {
        """
        \(name) (\(severity.rawValue)): \(summary).
        Found: \(method).
        Wrong where: \(limits).
        Remedy: \(remedy).
        Leave it out: segue check … --skip \(name), or // segue:ignore \(name) at the line that is named.
        """
    }
}
