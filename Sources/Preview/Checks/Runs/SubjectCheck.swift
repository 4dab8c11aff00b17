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
    /// The number of all runs.
    private var runCount = 0

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

    /// The values with which the runs of a series are compared.
    private struct Reference {
        let plan: RunPlan
        let triggers: TriggerPair
        /// The pictures of the ends; nil before the first run has given them.
        var ends: TransitionCheck.Ends?
        /// The changes that the screens make by themselves; nil before a finding asks for them.
        var changes: OwnChanges?
    }

    /// Adds all runs to `report`, whose last transition this is.
    ///
    /// Throws where the transition cannot be opened, and where the run is interrupted.
    mutating func perform(into report: inout CheckReport) throws {
        var attempts = 0
        guard let triggers = try triggers(of: plan, in: .quick, attempts: &attempts, into: &report) else {
            guard report.checks.last?.transition != name else { return }
            let obstacle = Self.obstacle(after: attempts, isGiven: options.script != nil)
            return report.update { $0.obstacle = obstacle }
        }
        report.update {
            $0.trigger = "\(triggers.there)"
            $0.returnTrigger = triggers.back.map { "\($0)" }
        }
        let all = CheckSeries.all(random: options.random, for: plan, canHold: triggers.there.canHold).filter {
            $0.name == CheckSeries.quickName || options.series.isEmpty || options.series.contains($0.name)
        }
        runCount = all.reduce(0) { $0 + $1.checks.count }
        if options.random != nil, options.series.isEmpty, !all.contains(where: \.isOfStyle) {
            report.update { $0.omissions.append("other styles, as it is made for the one in which it opens") }
        }
        var usual = Reference(plan: plan, triggers: triggers)
        for series in all {
            if series.condition == nil, series.sharesEnds {
                guard try perform(series, with: &usual, into: &report) else { return }
            } else if var reference = try reference(for: series, triggers, into: &report) {
                _ = try perform(series, with: &reference, into: &report)
            }
        }
    }

    /// The plan and the triggers of a `series` under a condition of its own; nil where nothing begins the transition there.
    private mutating func reference(
        for series: CheckSeries, _ triggers: TriggerPair, into report: inout CheckReport
    ) throws -> Reference? {
        let plan = try series.condition?.plan(plan) ?? plan
        guard series.condition?.movesViews == true, triggers.there != .progress, options.script == nil else {
            return Reference(plan: plan, triggers: triggers)
        }
        var attempts = 0
        let count = report.checks.count
        let found = try self.triggers(of: plan, in: series, attempts: &attempts, into: &report)
        if found == nil, report.checks.count == count {
            report.update {
                $0.omissions.append("\(series.name), as no transition begins there by \(attempts) gestures")
            }
        }
        return found.map { Reference(plan: plan, triggers: $0) }
    }

    /// The triggers of the transition of `plan`; nil where there are none. Code that ends in the search is a finding of the first run.
    private mutating func triggers(
        of plan: RunPlan, in series: CheckSeries, attempts: inout Int, into report: inout CheckReport
    ) throws -> TriggerPair? {
        var search = TriggerSearch(plan, script: options.script, opened: try CheckedTransition(plan)) { [status] in
            status.update("gesture \($0)")
        }
        defer { attempts = search.attemptCount }
        do { return try search.find() } catch {
            // Code that was ended has no fault.
            try Interruption.check()
            let findings = accepted(
                search.findings + [Self.finding(of: error)], series.words(for: .finish, seed: options.random?.seed))
            var check = CheckReport.Check(
                transition: name, series: series.name, name: TransitionCheck.finish.name, frames: search.frameCount,
                findings: findings)
            try output?.add(&check, of: search.current)
            report.append(check)
            return nil
        }
    }

    /// Performs the runs of `series`, each from a fresh start, and adds their outcomes to `report`; false where the others are not
    /// worth their wait.
    private mutating func perform(
        _ series: CheckSeries, with reference: inout Reference, into report: inout CheckReport
    ) throws -> Bool {
        for check in series.checks {
            status.begin(series.title(of: check), report.checks.count { $0.transition == name }, of: runCount)
            let transition = try CheckedTransition(
                reference.plan, triggers: reference.triggers, keepsPictures: output != nil)
            do {
                try transition.rest()
                var runner = try CheckRunner(transition, ends: reference.ends)
                defer { reference.ends = runner.ends }
                try runner.run(check)
            } catch {
                try Interruption.check()
                // Its code has ended, or does not answer, or the transition does not come to its end.
                transition.note(Self.finding(of: error))
            }
            var outcome = outcome(of: check, in: series, on: transition)
            if outcome.findings.contains(where: { FindingKind.namesOfState.contains($0.name) }) {
                let own = try reference.changes ?? OwnChanges(reference.plan, triggers: reference.triggers)
                reference.changes = own
                outcome.findings.removeAll(where: own.explain)
            }
            try output?.add(&outcome, of: transition)
            report.append(outcome)
            known += outcome.findings
            if reference.ends == nil || transition.isOverdue { return false }
        }
        return true
    }

    /// The outcome of `check`.
    private mutating func outcome(
        of check: TransitionCheck, in series: CheckSeries, on transition: CheckedTransition
    ) -> CheckReport.Check {
        let evidence = CheckEvidence(transition.observations)
        let found = evidence.findings
        culprit = evidence.animatorName ?? culprit
        // The picture says the same, and not by what.
        let isExplained = (known + found).contains { FindingKind.namesOfVisible.contains($0.name) }
        let own = transition.findings.filter { !isExplained || $0.name != FindingKind.pictureChanged.name }
        return CheckReport.Check(
            transition: name, series: series.name, name: check.name, frames: transition.frameCount,
            findings: accepted(own + found, series.words(for: check, seed: options.random?.seed)),
            omission: transition.omission)
    }

    /// The findings that count, with their lines and the `condition` in which they were seen; those without a class are those of the
    /// animator.
    private func accepted(_ findings: [Finding], _ condition: String?) -> [Finding] {
        findings.map { sources.placed($0, by: culprit) }.filter { options.filter.accepts($0, in: sources) }.map {
            var finding = $0
            finding.condition = condition
            return finding
        }
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
