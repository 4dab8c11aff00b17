/// Safe areas and the status bar are as they were, after a cancel and after the way there and back.
enum KeptLayout: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        [Observation.Moment.start, .end].flatMap { moment -> [Finding] in
            guard let series = evidence.series(moment) else { return [] }
            return series.later.flatMap { changes(since: series.first.survey, $0) }
        }
    }

    private static func changes(since before: SceneSurvey, _ later: Observation) -> [Finding] {
        let former = Dictionary(before.screens.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var found = later.survey.screens.compactMap { screen -> Finding? in
            guard let old = former[screen.id], old.view != nil, screen.view != nil,
                zip(old.insets, screen.insets).contains(where: { abs($0 - $1) > 0.5 })
            else { return nil }
            var finding = Finding(
                .safeAreaChanged,
                "the safe area of \(screen.name) stays inset by \(text(screen.insets)) points, and was by "
                    + text(old.insets), phase: later.phase)
            finding.view = screen.name
            return finding
        }
        if before.statusBar != later.survey.statusBar {
            found.append(Finding(.statusBarChanged, phase: later.phase))
        }
        return found
    }

    private static func text(_ insets: [Double]) -> String { insets.map { $0.decimal(0) }.joined(separator: ", ") }
}
