import Foundation

/// The report for people.
extension CheckReport: CustomStringConvertible {
    /// A line for each check of each transition, followed by what it found and no check before it; the last line counts all.
    package var description: String {
        let sections = transitions.map { (lines(of: $0) + [summary(of: $0)]).joined(separator: "\n") }
        return (sections + (transitions.count > 1 ? [summary] : [])).joined(separator: "\n\n")
    }

    /// The outcome in one line.
    var summary: String {
        guard transitions.count != 1 else { return transitions.map(summary).joined() }
        let unchecked = transitions.count { $0.obstacle != nil }
        return "\(scenario), \(transitions.count) transitions: \(conclusion(findings, checks))"
            + (unchecked == 0 ? "" : "; \(unchecked) of them \(unchecked == 1 ? "was" : "were") not checked")
    }

    /// The outcome of `transition` in one line.
    func summary(of transition: Transition) -> String {
        if let obstacle = transition.obstacle { return "\(transition.name): nothing was checked; \(obstacle)" }
        let subject = transition.trigger.map { "\(transition.name), moved by \($0)" } ?? transition.name
        return "\(subject): \(conclusion(findings(of: transition), checks(of: transition)))"
    }

    private func lines(of transition: Transition) -> [String] {
        var known: [Finding] = []
        let lines = series(of: transition).flatMap { checks -> [String] in
            let lines = checks.map { check in
                var new: [Finding] = []
                for finding in check.findings where !(known + new).contains(where: finding.isSame) {
                    new.append(finding)
                }
                known += new
                let name = check.title.padding(toLength: max(16, check.title.count + 1), withPad: " ", startingAt: 0)
                return (
                    isNew: !new.isEmpty, lines: [name + verdict(check, hasNew: !new.isEmpty)] + new.map { "  - \($0)" }
                )
            }
            guard let name = checks.first?.series, name != CheckSeries.quickName else { return lines.flatMap(\.lines) }
            return lines.filter(\.isNew).flatMap(\.lines) + [total(of: checks, named: name)]
        }
        return lines + transition.omissions.map { "left out: \($0)" }
    }

    /// The runs of `transition`, one list for each series.
    private func series(of transition: Transition) -> [[Check]] {
        checks(of: transition).reduce(into: []) { all, check in
            if all.last?.last?.series == check.series { all[all.count - 1].append(check) } else { all.append([check]) }
        }
    }

    /// The line of a series of many runs.
    private func total(of checks: [Check], named name: String) -> String {
        let faulty = checks.count { !$0.findings.isEmpty }
        let omissions = checks.compactMap(\.omission)
        let reasons = omissions.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return name.padding(toLength: max(16, name.count + 1), withPad: " ", startingAt: 0)
            + (Self.count(checks.count, "run") ?? "no run")
            + (faulty == 0 ? ", ok" : ", \(faulty) of them with findings")
            + (reasons.isEmpty ? "" : "; not all of \(omissions.count): \(reasons.joined(separator: "; "))")
    }

    private func verdict(_ check: Check, hasNew: Bool) -> String {
        if check.findings.isEmpty { return check.omission.map { "not all of it: \($0)" } ?? "ok" }
        let word = check.findings.contains { $0.severity == .error } ? "faulty" : "warned of"
        return hasNew ? word : "\(word), as above"
    }

    /// The number of findings, and of the runs that found them.
    private func conclusion(_ findings: [Finding], _ checks: [Check]) -> String {
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap(\.self)
        let omitted = checks.count { $0.omission != nil }
        let randomCount = checks.count { $0.series == CheckSeries.randomName }
        return (counts.isEmpty ? "nothing is wrong" : counts.joined(separator: " and "))
            + " in \(Self.count(checks.count, "run") ?? "no run")"
            + (randomCount == 0 ? "" : ", \(randomCount) of them random" + (seed.map { " from seed \($0)" } ?? ""))
            + (omitted == 0 ? "" : "; \(omitted) of them left something out")
    }

    private static func count(_ number: Int, _ word: String) -> String? {
        number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
