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
        guard run.refreshRate == nil else {
            throw PreviewError(
                place: "check --refresh-rate", problem: "checks run at 60 frames a second", remedy: "leave it out",
                status: .usage)
        }
        plan = try RunPlan(subject, options: run, isHeadless: true)
    }

    /// Performs all checks; throws where the transition cannot be opened.
    ///
    /// A transition that does not begin or does not end, or whose code ends as it begins, is checked no further.
    package func report() throws -> CheckReport {
        var report = CheckReport(scenario: plan.subject.name)
        var trigger: TransitionTrigger?
        for candidate in TransitionTrigger.candidates where trigger == nil {
            // What one candidate leaves behind is none of the next one's business.
            let search = try CheckedTransition(plan)
            do {
                try search.rest()
                if try search.begin(by: candidate, { $0.play() }) { trigger = candidate }
            } catch {
                report.append(.finish, frames: search.frameCount, findings: search.findings + ["\(error)"])
                return report
            }
        }
        guard let trigger else {
            report.append(.finish, frames: 0, findings: ["\(Self.absence)"])
            return report
        }
        report.trigger = "\(trigger)"
        var ends: TransitionCheck.Ends?
        for check in TransitionCheck.allCases {
            let transition = try CheckedTransition(plan, trigger: trigger)
            do {
                try transition.rest()
                ends = try check.perform(on: transition, ends: ends) ?? ends
            } catch {
                // Its code has ended, or does not answer, or the transition does not come to its end.
                transition.note("\(error)")
            }
            report.append(
                check, frames: transition.frameCount, findings: transition.findings, omission: transition.omission)
            if ends == nil || transition.isOverdue { break }
        }
        return report
    }

    private static let absence = PreviewError(
        problem: "no transition begins, or it is over in its first frame",
        remedy: "make one begin by a swipe or a tap, and complete it when its animation is over")
}
