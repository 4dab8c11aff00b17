/// The destination and the bars show at the end of the progress what they show once the transition is over.
enum FinalLayout: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        zip(evidence.observations, evidence.observations.dropFirst()).flatMap { first, second -> [Finding] in
            guard first.moment == .arrived, second.moment == .end, let area = second.changedArea,
                let transition = second.survey.transitions.last, transition.didComplete == true
            else { return [] }
            return moved(from: first.survey, to: second, within: area, transition)
        }
    }

    private static func moved(
        from before: SceneSurvey, to later: Observation, within area: SurveyedView.Area,
        _ transition: SurveyedTransition
    ) -> [Finding] {
        let former = before.statesByView
        let excluded = SurveyedView.changingByThemselves(in: later.survey)
            .union(SurveyedView.inCells(of: later.survey))
        return later.survey.views.compactMap { view in
            guard let old = former[view.id], old.parent == view.parent, !view.isInvisible || !old.isInvisible,
                view.frame.overlaps(area) || old.frame.overlaps(area)
            else { return nil }
            let isOfDestination =
                view.screen == transition.to && view.id != transition.toView && !excluded.contains(view.id)
            guard view.isBar || isOfDestination, let words = change(from: old.state, to: view.state) else { return nil }
            let what = view.isBar ? "a bar" : "a view of the destination"
            return Finding(.layoutJump, "\(what) \(words) as the transition ends", phase: later.phase).about(view)
        }
    }

    /// The change of a view in words; nil without one.
    private static func change(from old: SurveyedView.State, to new: SurveyedView.State) -> String? {
        if old.isHidden != new.isHidden { return new.isHidden ? "goes" : "comes" }
        let right = new.center.x - old.center.x
        let down = new.center.y - old.center.y
        if max(abs(right), abs(down)) > 0.5 { return "moves by \(right.decimal(1)), \(down.decimal(1)) points" }
        let width = new.bounds.width - old.bounds.width
        let height = new.bounds.height - old.bounds.height
        return max(abs(width), abs(height)) > 0.5 ? "grows by \(width.decimal(1))x\(height.decimal(1)) points" : nil
    }
}

extension SurveyedView.Area {
    /// Whether it has a part in common with `other`.
    fileprivate func overlaps(_ other: SurveyedView.Area) -> Bool {
        x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
    }
}
