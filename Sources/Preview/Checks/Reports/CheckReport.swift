import Foundation
import Recorder

/// The outcome of `segue check`: each check, and what it found.
package struct CheckReport: Codable, Sendable, CustomStringConvertible {
    package var schemaVersion = 1
    /// The name of the transition.
    package var scenario: String
    /// The trigger that began it, such as `its progress` or `a swipe left`; nil where nothing did.
    package internal(set) var trigger: String?
    package private(set) var checks: [Check] = []

    /// A check and its findings, none where all is well.
    package struct Check: Codable, Sendable {
        /// The name of the check, such as `cancel`.
        package var name: String
        /// Frames that it made, at 60 a second.
        package var frames: Int
        /// The faults, each with its remedy.
        package var findings: [String]
        /// The reason why a part of it was left out; nil where nothing was.
        package var omission: String?
    }

    /// Whether nothing was found.
    package var isPassed: Bool { checks.allSatisfy(\.findings.isEmpty) }

    mutating func append(_ check: TransitionCheck, frames: Int, findings: [String], omission: String? = nil) {
        checks.append(Check(name: check.rawValue, frames: frames, findings: findings, omission: omission))
    }

    /// A line for each check, followed by what it found and no check before it.
    package var description: String {
        var known: Set<String> = []
        let lines = checks.flatMap { check in
            let new = check.findings.filter { known.insert($0).inserted }
            let omission = check.omission.map { "not all of it: \($0)" }
            let verdict =
                check.findings.isEmpty ? omission ?? "ok" : new.isEmpty ? "faulty, as above" : "faulty"
            return [check.name.padding(toLength: 12, withPad: " ", startingAt: 0) + verdict] + new.map { "  - \($0)" }
        }
        let faulty = checks.count { !$0.findings.isEmpty }
        let omitted = checks.count { $0.omission != nil }
        let subject = trigger.map { "\(scenario), moved by \($0)" } ?? scenario
        let conclusion =
            faulty == 0
            ? "\(subject): nothing is wrong" : "\(subject): \(faulty) of \(checks.count) checks found something"
        let end = conclusion + (omitted == 0 ? "" : "; \(omitted) left something out")
        return (lines + [end]).joined(separator: "\n")
    }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
