/// Views of the screens are as they were, after a cancel and after the way there and back.
enum KeptViews: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        [Observation.Moment.start, .end].flatMap { moment -> [Finding] in
            guard let series = evidence.series(moment) else { return [] }
            return series.later.flatMap { changes(from: series.first.survey, to: $0) }
        }
    }

    private static func changes(from before: SceneSurvey, to later: Observation) -> [Finding] {
        let former = before.statesByView
        let excluded = SurveyedView.changingByThemselves(in: later.survey)
        return later.survey.views.compactMap { view in
            guard let old = former[view.id], old.parent == view.parent, !excluded.contains(view.id) else { return nil }
            guard let change = change(from: old, to: view) ?? reordering(of: view, before, later.survey) else {
                return nil
            }
            return Finding(.viewChanged, change, phase: later.phase).about(view)
        }
    }

    /// The change of a view in words; nil without one.
    private static func change(from old: SurveyedView, to new: SurveyedView) -> String? {
        let a = old.state
        let b = new.state
        if a.isHidden != b.isHidden { return b.isHidden ? "a view stays hidden" : "a view that was hidden shows" }
        if abs(a.alpha - b.alpha) > 0.005 {
            return "the alpha of a view stays \(b.alpha.decimal(2)), and was \(a.alpha.decimal(2))"
        }
        if differ(a.transform, b.transform) {
            return b.transform.isEmpty ? "a view has lost its transform" : "a view stays transformed"
        }
        if a.hasMask != b.hasMask { return b.hasMask ? "a view stays masked" : "a view has lost its mask" }
        if a.takesTouches != b.takesTouches {
            return b.takesTouches ? "a view takes touches that took none" : "a view takes no touches any more"
        }
        // A table or a collection may have laid its cells out anew.
        guard !new.targets.contains(.cell) else { return nil }
        let width = b.bounds.width - a.bounds.width
        let height = b.bounds.height - a.bounds.height
        if max(abs(width), abs(height)) > 0.5 {
            return "a view stays \(b.bounds.width.decimal(1))x\(b.bounds.height.decimal(1)) points, and had "
                + "\(a.bounds.width.decimal(1))x\(a.bounds.height.decimal(1))"
        }
        let right = b.center.x - a.center.x
        let down = b.center.y - a.center.y
        if max(abs(right), abs(down)) > 0.5 {
            return "a view stays moved by \(right.decimal(1)), \(down.decimal(1)) points"
        }
        return nil
    }

    private static func differ(_ a: [Double], _ b: [Double]) -> Bool {
        let identity: [Double] = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]
        return zip(a.isEmpty ? identity : a, b.isEmpty ? identity : b).contains { abs($0 - $1) > 0.001 }
    }

    /// The change of the order of the subviews of `view` in words; nil without one.
    private static func reordering(of view: SurveyedView, _ before: SceneSurvey, _ after: SceneSurvey) -> String? {
        guard view.screen != nil, !view.isContainer, !view.isScrolling else { return nil }
        let old = before.views.filter { $0.parent == view.id }.map(\.id)
        let new = after.views.filter { $0.parent == view.id }.map(\.id)
        let common = Set(old).intersection(new)
        guard old.filter(common.contains) != new.filter(common.contains) else { return nil }
        return "the subviews of a view are in another order"
    }
}
