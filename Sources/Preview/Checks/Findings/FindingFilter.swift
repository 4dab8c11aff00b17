/// The findings that count: by the names of their kinds, and by remarks in the source.
package struct FindingFilter: Sendable {
    /// The names of the kinds that count; nil for all.
    private let only: Set<String>?
    /// The names of the kinds that do not.
    private let skipped: Set<String>

    /// A filter of the kinds that are named; an unknown name is wrong usage.
    package init(only: [String] = [], skip: [String] = []) throws(PreviewError) {
        for name in only { _ = try FindingKind.named(name, at: "--only \(name)") }
        for name in skip { _ = try FindingKind.named(name, at: "--skip \(name)") }
        self.only = only.isEmpty ? nil : Set(only)
        skipped = Set(skip)
    }

    /// Whether `finding` counts, which has its line in `sources`.
    func accepts(_ finding: Finding, in sources: FindingSources) -> Bool {
        if let only, !only.contains(finding.name) { return false }
        return !skipped.contains(finding.name) && !sources.ignores(finding)
    }
}
