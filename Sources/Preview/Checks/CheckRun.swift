/// `segue check`: takes a transition through its ends, cancels and interruptions, each from a fresh start.
@MainActor package struct CheckRun {
    private let plan: RunPlan

    /// A check of `subject`; throws where that is no transition.
    package init(_ subject: Subject, run: RunOptions) throws {
        switch subject {
        case .transition, .code: break
        case .gallery, .workload:
            throw PreviewError(
                place: "check \(subject.name)", problem: "it is no transition",
                remedy: "name a transition, such as magic-move, or Swift files", status: .usage)
        }
        plan = try RunPlan(subject, options: run, isHeadless: true)
    }

    /// Performs all checks; throws where the transition cannot be opened.
    ///
    /// A transition that does not play to its end is checked no further.
    package func report() throws -> CheckReport {
        var report = CheckReport(scenario: plan.subject.name)
        var ends: TransitionCheck.Ends?
        for check in TransitionCheck.allCases {
            let transition = try CheckedTransition(plan)
            do { ends = try check.perform(on: transition, ends: ends) ?? ends } catch {
                // Its code has ended, or does not answer.
                transition.note("\(error)")
            }
            if check == .finish { report.drive = transition.driveText }
            report.append(check, frames: transition.frameCount, findings: transition.findings)
            if ends == nil { break }
        }
        return report
    }
}
