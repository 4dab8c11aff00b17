import LiveCode

/// `segue check`: takes a transition through its ends, cancels and interruptions, each from a fresh start.
@MainActor package struct CheckRun {
    private let plan: RunPlan
    private let options: Options
    private let sources: FindingSources
    private let output: CheckOutput?

    /// The choices of a check.
    package struct Options: Sendable {
        package var filter: FindingFilter
        /// A gesture that begins the transition; nil where one is sought.
        package var script: GestureScript?
        /// The path of the folder for scripts and pictures; nil for none.
        package var output: String?

        package init(filter: FindingFilter, script: GestureScript? = nil, output: String? = nil) {
            self.filter = filter
            self.script = script
            self.output = output
        }
    }

    /// A check of `subject`; throws where that is no transition, and where the folder of the options cannot be written.
    package init(_ subject: Subject, run: RunOptions, options: Options, environment: MachineEnvironment) throws {
        switch subject {
        case .transition: sources = FindingSources()
        case .code(let code): sources = FindingSources(try? code.sources.get())
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
        self.options = options
        let plan = try RunPlan(subject, options: run, isHeadless: true)
        self.plan = plan
        output = try options.output.map { try CheckOutput(path: $0, plan: plan, environment: environment) }
    }

    /// Performs all checks, and writes the folder of the options; `show` gets lines that say how far it is, nil for none, and
    /// `written` the path of the page.
    ///
    /// Throws where the transition cannot be opened, where the run is interrupted, and where the folder cannot be written; then
    /// nothing is. A transition that does not end, or whose code ends as it begins, is checked no further.
    package func report(
        show: @escaping (String?) -> Void = { _ in }, written: (String) -> Void = { _ in }
    ) throws -> CheckReport {
        try Interruption.whileHeard {
            let status = CheckStatus(show)
            defer { status.end() }
            let report = try makeReport(telling: status)
            if let output {
                status.update("the page")
                written(try output.commit(report))
            }
            return report
        }
    }

    private func makeReport(telling status: CheckStatus) throws -> CheckReport {
        var report = CheckReport(scenario: plan.subject.name)
        var search = TriggerSearch(plan, script: options.script, opened: try CheckedTransition(plan)) {
            status.update("gesture \($0)")
        }
        let triggers: TriggerPair?
        do { triggers = try search.find() } catch {
            // Code that is ended has no fault.
            if Interruption.isAskedFor { throw PreviewError.interrupted }
            let findings = accepted(search.findings + [Self.finding(of: error)], by: nil)
            var check = CheckReport.Check(
                name: TransitionCheck.finish.name, frames: search.frameCount, findings: findings)
            try output?.add(&check, of: search.current)
            report.append(check)
            return report
        }
        guard let triggers else {
            report.obstacle = Self.obstacle(after: search.attemptCount, isGiven: options.script != nil)
            return report
        }
        report.trigger = "\(triggers.there)"
        report.returnTrigger = triggers.back.map { "\($0)" }
        try perform(TransitionCheck.all, by: triggers, into: &report, telling: status)
        return report
    }

    /// Performs `checks`, each from a fresh start, and adds their outcomes to `report`.
    private func perform(
        _ checks: [TransitionCheck], by triggers: TriggerPair, into report: inout CheckReport,
        telling status: CheckStatus
    ) throws {
        var ends: TransitionCheck.Ends?
        var changes: OwnChanges?
        // The animator that a run has told; one in which nothing begins any more tells none.
        var culprit: String?
        for (index, check) in checks.enumerated() {
            status.begin(check.name, index, of: checks.count)
            let transition = try CheckedTransition(plan, triggers: triggers, keepsPictures: output != nil)
            do {
                try transition.rest()
                var runner = try CheckRunner(transition, ends: ends)
                defer { ends = runner.ends }
                try runner.run(check)
            } catch {
                if Interruption.isAskedFor { throw PreviewError.interrupted }
                // Its code has ended, or does not answer, or the transition does not come to its end.
                transition.note(Self.finding(of: error))
            }
            var outcome = outcome(of: check, on: transition, after: report.findings, by: &culprit)
            if outcome.findings.contains(where: { FindingKind.namesOfState.contains($0.name) }) {
                let own = try changes ?? OwnChanges(plan, triggers: triggers)
                changes = own
                outcome.findings.removeAll(where: own.explain)
            }
            try output?.add(&outcome, of: transition)
            report.append(outcome)
            if ends == nil || transition.isOverdue { break }
        }
    }

    /// The outcome of `check`, where earlier runs have found `known`, and told of the animator `culprit`.
    private func outcome(
        of check: TransitionCheck, on transition: CheckedTransition, after known: [Finding], by culprit: inout String?
    ) -> CheckReport.Check {
        let evidence = CheckEvidence(transition.observations)
        let found = evidence.findings
        culprit = evidence.animatorName ?? culprit
        // The picture says the same, and not by what.
        let isExplained = (known + found).contains { FindingKind.namesOfVisible.contains($0.name) }
        let own = transition.findings.filter { !isExplained || $0.name != FindingKind.pictureChanged.name }
        return CheckReport.Check(
            name: check.name, frames: transition.frameCount,
            findings: accepted(own + found, by: culprit), omission: transition.omission)
    }

    /// The findings that count, with their lines; those without a class are those of the animator `culprit`.
    private func accepted(_ findings: [Finding], by culprit: String?) -> [Finding] {
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
