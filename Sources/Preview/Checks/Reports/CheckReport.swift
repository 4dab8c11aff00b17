import Foundation
import Recorder

/// The outcome of `segue check`: each run of each transition, and what it found.
package struct CheckReport: Codable, Sendable {
    package var schemaVersion = 3
    /// The name of the transition, or of the files whose transitions were checked.
    package var scenario: String
    /// The seed of the random runs; nil without any.
    package private(set) var seed: Int?
    /// The transitions, in the order of their files.
    package private(set) var transitions: [Transition] = []
    /// The runs, transition by transition.
    package private(set) var checks: [Check] = []

    /// A transition, and what moved it.
    package struct Transition: Codable, Sendable {
        /// The name, which no other one in the report has.
        package var name: String
        /// The trigger that began it, such as `its progress` or `a swipe left`; nil where nothing did.
        package internal(set) var trigger: String?
        /// The trigger of the way back; nil where none is known.
        package internal(set) var returnTrigger: String?
        /// The reason why it was not checked; nil where it was.
        package internal(set) var obstacle: String?
        /// Parts of a thorough check that were left out, with the reasons.
        package internal(set) var omissions: [String] = []

        init(name: String) { self.name = name }
    }

    /// A check and its findings, none where all is well.
    package struct Check: Codable, Sendable {
        /// The name of the transition.
        package var transition: String
        /// The name of its series: `quick`, `places`, a condition such as `dark`, or `random`.
        package var series = CheckSeries.quickName
        /// The name of the check, such as `cancel`.
        package var name: String
        /// Frames that it made, at 60 a second.
        package var frames: Int
        /// The defects that count.
        package var findings: [Finding]
        /// The reason why a part of it was left out; nil where nothing was.
        package var omission: String?

        /// The name with that of its series, where that is not the quick one.
        var title: String { series == CheckSeries.quickName ? name : "\(series): \(name)" }
    }

    init(scenario: String, seed: Int? = nil) {
        self.scenario = scenario
        self.seed = seed
    }

    /// The findings, each once in a transition, in the order of the checks.
    package var findings: [Finding] { transitions.flatMap(findings) }

    /// The findings about `transition`, each once.
    func findings(of transition: Transition) -> [Finding] {
        checks(of: transition).flatMap(\.findings).reduce(into: []) { known, finding in
            if !known.contains(where: finding.isSame) { known.append(finding) }
        }
    }

    /// The runs of `transition`.
    func checks(of transition: Transition) -> [Check] { checks.filter { $0.transition == transition.name } }

    /// The exit status: 1 where there are errors, or in a strict check warnings, 2 where none of the transitions was checked,
    /// and else 0.
    package func status(isStrict: Bool) -> Int32 {
        if findings.contains(where: { isStrict || $0.severity == .error }) { return 1 }
        return transitions.allSatisfy { $0.obstacle != nil } ? 2 : 0
    }

    /// Adds a transition, whose runs follow.
    mutating func append(_ transition: Transition) { transitions.append(transition) }

    /// Changes the transition that was added last.
    mutating func update(_ change: (inout Transition) -> Void) {
        guard let index = transitions.indices.last else { return }
        change(&transitions[index])
    }

    /// Adds a run of one of the transitions.
    mutating func append(_ check: Check) { checks.append(check) }

    /// The report as a JSON object.
    package func json() throws -> String { try OrderedJSONEncoder().encode(self) + "\n" }
}
