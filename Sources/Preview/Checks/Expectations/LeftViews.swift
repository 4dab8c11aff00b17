/// Views of the transition are gone after it: canvas, snapshots, dimming views.
enum LeftViews: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        let ends = evidence.observations.filter(\.moment.isRest)
        let inStacks = ends.flatMap(inStackContainers)
        let later = [Observation.Moment.start, .end].flatMap { moment -> [Finding] in
            guard let series = evidence.series(moment) else { return [] }
            return series.later.flatMap { outside(before: series.first.survey, $0) }
                + accumulated([series.first] + series.later)
        }
        return inStacks + later
    }

    /// Views in the container of a stack beside the screen that shows.
    private static func inStackContainers(_ observation: Observation) -> [Finding] {
        let survey = observation.survey
        return survey.transitions.flatMap { transition -> [Finding] in
            guard survey.view(transition.container)?.isStackContainer == true, transition.didComplete != nil else {
                return []
            }
            let known = transition.initialSubviews + [transition.fromView, transition.toView].compactMap(\.self)
            return survey.views.filter { $0.parent == transition.container && !known.contains($0.id) }
                .filter { !$0.isInvisible && !hasScreen($0, survey) }
                .map { Finding(.viewLeft, "a view is left in the container", phase: observation.phase).about($0) }
        }
    }

    /// New views of the window, and new snapshots anywhere.
    private static func outside(before: SceneSurvey, _ later: Observation) -> [Finding] {
        let survey = later.survey
        let former = before.statesByView
        let excluded = SurveyedView.changingByThemselves(in: survey)
        let root = survey.views.first?.id
        return survey.views.compactMap { view in
            guard former[view.id] == nil, let parent = view.parent, former[parent] != nil else { return nil }
            guard !excluded.contains(view.id), !hasScreen(view, survey), !view.isContainer, !view.isInvisible else {
                return nil
            }
            guard parent == root || view.isSystem && view.name == "SnapshotView" else { return nil }
            let place = parent == root ? "in the window" : "in a screen"
            return Finding(.viewLeft, "a view is left \(place)", phase: later.phase).about(view)
        }
    }

    /// Views that become more with each run: of one class, with one superview, outside of what scrolls.
    private static func accumulated(_ observations: [Observation]) -> [Finding] {
        guard observations.count >= 3, let last = observations.last else { return [] }
        let counts = observations.map { observation in
            let excluded = SurveyedView.changingByThemselves(in: observation.survey)
            let scrolling = Set(observation.survey.views.filter(\.isScrolling).map(\.id))
            return observation.survey.views.reduce(into: [Sibling: [SurveyedView]]()) { counts, view in
                guard let parent = view.parent, !excluded.contains(view.id), !scrolling.contains(parent) else { return }
                counts[Sibling(parent: parent, name: view.name), default: []].append(view)
            }
        }
        return counts[0].keys.union(counts.last?.keys.map(\.self) ?? []).compactMap { key in
            let numbers = counts.map { $0[key]?.count ?? 0 }
            guard zip(numbers, numbers.dropFirst()).allSatisfy({ $0 < $1 }), let view = counts.last?[key]?.last,
                last.survey.view(key.parent)?.isContainer == false, !hasScreen(view, last.survey), !view.isInvisible
            else { return nil }
            return Finding(.viewLeft, "each run leaves another view in a screen", phase: last.phase).about(view)
        }
    }

    /// A class of views with one superview.
    private struct Sibling: Hashable {
        var parent: Int
        var name: String
    }

    /// Whether `view` is the view of a screen, or has one in it.
    private static func hasScreen(_ view: SurveyedView, _ survey: SceneSurvey) -> Bool {
        survey.screens.contains { screen in screen.view.map { survey.contains($0, in: view.id) } ?? false }
    }
}

extension Dictionary.Keys {
    /// The keys, and `others`.
    fileprivate func union(_ others: [Element]) -> Set<Element> { Set(self).union(others) }
}
