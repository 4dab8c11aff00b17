import Foundation
import Recorder

/// The outcome of `segue check`: each check, and what it found.
package struct CheckReport: Codable, Sendable, CustomStringConvertible {
    package var schemaVersion = 1
    /// The name of the transition.
    package var scenario: String
    /// The means that moved it, such as `its progress` or `a swipe left`; nil where nothing did.
    package internal(set) var drive: String?
    package private(set) var checks: [Check] = []

    /// A check and its findings, none where all is well.
    package struct Check: Codable, Sendable {
        /// The name of the check, such as `cancel`.
        package var name: String
        /// Frames that it made, at 60 a second.
        package var frames: Int
        /// The faults, each with its remedy.
        package var findings: [String]
    }

    /// Whether nothing was found.
    package var isPassed: Bool { checks.allSatisfy(\.findings.isEmpty) }

    mutating func append(_ check: TransitionCheck, frames: Int, findings: [String]) {
        checks.append(Check(name: check.rawValue, frames: frames, findings: findings))
    }

    /// A line for each check, followed by what it found and no check before it.
    package var description: String {
        var known: Set<String> = []
        let lines = checks.flatMap { check in
            let new = check.findings.filter { known.insert($0).inserted }
            let verdict = check.findings.isEmpty ? "ok" : new.isEmpty ? "faulty, as above" : "faulty"
            return [check.name.padding(toLength: 12, withPad: " ", startingAt: 0) + verdict] + new.map { "  - \($0)" }
        }
        let faulty = checks.count { !$0.findings.isEmpty }
        let subject = drive.map { "\(scenario), moved by \($0)" } ?? scenario
        let conclusion =
            faulty == 0
            ? "\(subject): nothing is wrong" : "\(subject): \(faulty) of \(checks.count) checks found something"
        return (lines + [conclusion]).joined(separator: "\n")
    }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
