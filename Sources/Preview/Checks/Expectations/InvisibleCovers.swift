/// No view that shows nothing takes the touches of a screen after the transition.
enum InvisibleCovers: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        evidence.observations.filter(\.moment.isRest).flatMap { observation -> [Finding] in
            let first = evidence.series(observation.moment)?.first.survey
            let survey = observation.survey
            guard !survey.transitions.isEmpty else { return [] }
            return Set(survey.hits.compactMap(\.self)).sorted().compactMap { id in
                guard let view = survey.view(id), isCover(view, in: survey, since: first) else { return nil }
                let count = survey.hits.count { $0 == id }
                let percent = max(1, 100 * count / max(1, survey.hits.count))
                let message = "a view that shows nothing takes the touches of \(percent) % of the screen"
                return Finding(.invisibleCover, message, phase: observation.phase).about(view)
            }
        }
    }

    private static func isCover(_ view: SurveyedView, in survey: SceneSurvey, since first: SceneSurvey?) -> Bool {
        guard view.isInvisible, view.name == "UIView", view.targets.isEmpty, let parent = view.parent else {
            return false
        }
        // The view of a screen may be empty.
        guard !survey.screens.contains(where: { $0.view.map { survey.contains($0, in: view.id) } ?? false }) else {
            return false
        }
        // A presentation controller adds its own views before the animator adds any.
        guard !survey.transitions.contains(where: { $0.initialSubviews.contains(view.id) }) else { return false }
        let isOutside = parent == survey.views.first?.id || survey.transitions.contains { $0.container == parent }
        let isNew = first.map { $0.view(parent) != nil && $0.view(view.id) == nil } ?? false
        return isOutside || isNew
    }
}
