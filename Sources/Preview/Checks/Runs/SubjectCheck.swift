/// The check of one transition: the search for what begins it, and its runs.
@MainActor struct SubjectCheck {
    private let plan: RunPlan
    private let name: String
    private let options: CheckRun.Options
    private let sources: FindingSources
    private let output: CheckOutput?
    private let status: CheckStatus
    /// The findings so far.
    private var known: [Finding] = []
    /// The animator that a run has told; one in which nothing begins any more tells none.
    private var culprit: String?

    /// A check of the transition of `plan`, called `name`, whose findings have their lines in `sources` and their files in
    /// `output`.
    init(
        _ plan: RunPlan, name: String, options: CheckRun.Options, sources: FindingSources, output: CheckOutput?,
        status: CheckStatus
    ) {
        self.plan = plan
        self.name = name
        self.options = options
        self.sources = sources
        self.output = output
        self.status = status
    }

    /// Adds all runs to `report`, whose last transition this is.
    ///
    /// Throws where the transition cannot be opened, and where the run is interrupted.
    mutating func perform(into report: inout CheckReport) throws {
        var search = TriggerSearch(plan, script: options.script, opened: try CheckedTransition(plan)) { [status] in
            status.update("gesture \($0)")
        }
        let triggers: TriggerPair?
        do { triggers = try search.find() } catch let error where error as? PreviewError != .interrupted {
            let findings = accepted(search.findings + [Self.finding(of: error)])
            var check = CheckReport.Check(
                transition: name, name: TransitionCheck.finish.name, frames: search.frameCount, findings: findings)
            try output?.add(&check, of: search.current)
            return report.append(check)
        }
        guard let triggers else {
            let obstacle = Self.obstacle(after: search.attemptCount, isGiven: options.script != nil)
            return report.update { $0.obstacle = obstacle }
        }
        report.update {
            $0.trigger = "\(triggers.there)"
            $0.returnTrigger = triggers.back.map { "\($0)" }
        }
        try perform(TransitionCheck.all, by: triggers, into: &report)
    }

    /// Performs `checks`, each from a fresh start, and adds their outcomes to `report`.
    private mutating func perform(
        _ checks: [TransitionCheck], by triggers: TriggerPair, into report: inout CheckReport
    ) throws {
        var ends: TransitionCheck.Ends?
        var changes: OwnChanges?
        for (index, check) in checks.enumerated() {
            status.begin(check.name, index, of: checks.count)
            let transition = try CheckedTransition(plan, triggers: triggers, keepsPictures: output != nil)
            do {
                try transition.rest()
                var runner = try CheckRunner(transition, ends: ends)
                defer { ends = runner.ends }
                try runner.run(check)
            } catch let error where error as? PreviewError != .interrupted {
                // Its code has ended, or does not answer, or the transition does not come to its end.
                transition.note(Self.finding(of: error))
            }
            var outcome = outcome(of: check, on: transition)
            if outcome.findings.contains(where: { FindingKind.namesOfState.contains($0.name) }) {
                let own = try changes ?? OwnChanges(plan, triggers: triggers)
                changes = own
                outcome.findings.removeAll(where: own.explain)
            }
            try output?.add(&outcome, of: transition)
            report.append(outcome)
            known += outcome.findings
            if ends == nil || transition.isOverdue { break }
        }
    }

    /// The outcome of `check`.
    private mutating func outcome(of check: TransitionCheck, on transition: CheckedTransition) -> CheckReport.Check {
        let evidence = CheckEvidence(transition.observations)
        let found = evidence.findings
        culprit = evidence.animatorName ?? culprit
        // The picture says the same, and not by what.
        let isExplained = (known + found).contains { FindingKind.namesOfVisible.contains($0.name) }
        let own = transition.findings.filter { !isExplained || $0.name != FindingKind.pictureChanged.name }
        return CheckReport.Check(
            transition: name, name: check.name, frames: transition.frameCount, findings: accepted(own + found),
            omission: transition.omission)
    }

    /// The findings that count, with their lines; those without a class are those of the animator.
    private func accepted(_ findings: [Finding]) -> [Finding] {
        findings.map { sources.placed($0, by: culprit) }.filter { options.filter.accepts($0, in: sources) }
    }

    private static func finding(of error: any Error) -> Finding {
        if let failure = error as? CheckFailure { return failure.finding }
        guard let error = error as? PreviewError else { return Finding(.codeEnded, "\(error)") }
        let place = error.place.map { "\($0): " } ?? ""
        return Finding(.codeEnded, place + error.problem, remedy: error.remedy)
    }

    private static func obstacle(after count: Int, isGiven: Bool) -> String {
        if isGiven { return "no transition begins by the gesture; record another one with segue record" }
        return
            "no transition begins by \(count) gestures, taps, drags, pinches and presses on what takes them; record one "
            + "with segue record, and give it with --gesture FILE"
    }
}
