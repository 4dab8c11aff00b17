/// Views take the gestures that they took, after a cancel and after the way there and back.
enum KeptInput: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        [Observation.Moment.start, .end].flatMap { moment -> [Finding] in
            guard let series = evidence.series(moment) else { return [] }
            return series.later.flatMap { lost(since: series.first.survey, $0) }
        }
    }

    private static func lost(since before: SceneSurvey, _ later: Observation) -> [Finding] {
        let former = before.statesByView
        let excluded = SurveyedView.changingByThemselves(in: later.survey)
            .union(SurveyedView.inCells(of: later.survey))
        var found = later.survey.views.compactMap { view -> Finding? in
            guard let old = former[view.id], old.parent == view.parent,
                let words = loss(from: old, to: view, isOwn: excluded.contains(view.id))
            else { return nil }
            return Finding(.inputLost, "\(words) any more", phase: later.phase).about(view)
        }
        if before.firstResponder != nil, later.survey.firstResponder == nil {
            found.append(Finding(.firstResponderLost, phase: later.phase))
        }
        return found
    }

    /// The gesture that a view takes no longer, in words; nil for none. Of what changes by itself, `isOwn`, only bars count.
    private static func loss(from old: SurveyedView, to new: SurveyedView, isOwn: Bool) -> String? {
        if new.isBar { return old.state.takesTouches && !new.state.takesTouches ? "a bar takes no touches" : nil }
        guard !isOwn, let target = old.targets.first(where: { !new.targets.contains($0) }) else { return nil }
        return "a view takes no \(word(for: target))"
    }

    private static func word(for target: SurveyedView.TouchTarget) -> String {
        switch target {
        case .control: "touches of a control"
        case .cell: "selection"
        case .scroll: "scrolling"
        case .tap: "taps"
        case .longPress: "long presses"
        case .pan: "drags"
        case .edgePan: "drags from the edge"
        case .swipe: "swipes"
        case .pinch: "pinches"
        case .other: "gestures of its recognizer"
        }
    }
}
