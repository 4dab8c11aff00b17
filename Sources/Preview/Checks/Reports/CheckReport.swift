import Foundation
import Recorder

/// The outcome of `segue check`: each check, and what it found.
package struct CheckReport: Codable, Sendable, CustomStringConvertible {
    package var schemaVersion = 2
    /// The name of the transition.
    package var scenario: String
    /// The trigger that began it, such as `its progress` or `a swipe left`; nil where nothing did.
    package internal(set) var trigger: String?
    /// The trigger of the way back; nil where none is known.
    package internal(set) var returnTrigger: String?
    /// The reason why nothing was checked; nil where something was.
    package internal(set) var obstacle: String?
    package private(set) var checks: [Check] = []

    /// A check and its findings, none where all is well.
    package struct Check: Codable, Sendable {
        /// The name of the check, such as `cancel`.
        package var name: String
        /// Frames that it made, at 60 a second.
        package var frames: Int
        /// The defects that count.
        package var findings: [Finding]
        /// The reason why a part of it was left out; nil where nothing was.
        package var omission: String?
    }

    init(scenario: String) { self.scenario = scenario }

    /// The findings, each once, in the order of the checks.
    package var findings: [Finding] {
        checks.flatMap(\.findings).reduce(into: []) { known, finding in
            if !known.contains(where: finding.isSame) { known.append(finding) }
        }
    }

    /// The exit status: 2 where nothing was checked, 1 where there are errors, or in a strict check warnings, and else 0.
    package func status(isStrict: Bool) -> Int32 {
        if obstacle != nil { return 2 }
        return findings.contains { isStrict || $0.severity == .error } ? 1 : 0
    }

    mutating func append(_ check: Check) { checks.append(check) }

    /// The outcome in one line.
    var summary: String { obstacle.map { "\(scenario): nothing was checked; \($0)" } ?? conclusion }

    /// A line for each check, followed by what it found and no check before it.
    package var description: String {
        if obstacle != nil { return summary }
        var known: [Finding] = []
        let lines = checks.flatMap { check in
            var new: [Finding] = []
            for finding in check.findings where !(known + new).contains(where: finding.isSame) { new.append(finding) }
            known += new
            let name = check.name.padding(toLength: 16, withPad: " ", startingAt: 0)
            return [name + verdict(check, hasNew: !new.isEmpty)] + new.map { "  - \($0)" }
        }
        return (lines + [conclusion]).joined(separator: "\n")
    }

    private func verdict(_ check: Check, hasNew: Bool) -> String {
        if check.findings.isEmpty { return check.omission.map { "not all of it: \($0)" } ?? "ok" }
        let word = check.findings.contains { $0.severity == .error } ? "faulty" : "warned of"
        return hasNew ? word : "\(word), as above"
    }

    /// The last line: how many findings there are, and of what.
    private var conclusion: String {
        let subject = trigger.map { "\(scenario), moved by \($0)" } ?? scenario
        let errors = findings.count { $0.severity == .error }
        let warnings = findings.count - errors
        let counts = [Self.count(errors, "error"), Self.count(warnings, "warning")].compactMap(\.self)
        let omitted = checks.count { $0.omission != nil }
        return "\(subject): \(counts.isEmpty ? "nothing is wrong" : counts.joined(separator: " and ")) in "
            + (Self.count(checks.count, "run") ?? "no run")
            + (omitted == 0 ? "" : "; \(omitted) of them left something out")
    }

    private static func count(_ number: Int, _ word: String) -> String? {
        number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
