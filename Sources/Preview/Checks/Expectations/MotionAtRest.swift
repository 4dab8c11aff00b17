/// Nothing of the transition moves while its progress stands still.
enum MotionAtRest: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        zip(evidence.observations, evidence.observations.dropFirst()).flatMap { first, second -> [Finding] in
            guard first.moment == .held, second.moment == .held, first.phase == second.phase else {
                return []
            }
            return moved(from: first.survey, to: second)
        }
    }

    private static func differ(_ a: [Double], _ b: [Double]) -> Bool {
        a.count != b.count || zip(a, b).contains { abs($0 - $1) > 0.01 }
    }

    /// The views of the newest transition that changed; those within its screens may do so by themselves.
    private static func moved(from before: SceneSurvey, to later: Observation) -> [Finding] {
        guard let transition = later.survey.transitions.last else { return [] }
        let former = before.statesByView
        let roots = [transition.fromView, transition.toView].compactMap(\.self)
        let own = [transition.from, transition.to]
        return later.survey.views.compactMap { view in
            guard view.id != transition.container, later.survey.contains(view.id, in: transition.container) else {
                return nil
            }
            if let screen = view.screen, own.contains(screen), !roots.contains(view.id) { return nil }
            guard let old = former[view.id] else {
                guard view.parent.map({ former[$0] != nil }) == true, !view.isInvisible, later.showsChange else {
                    return nil
                }
                return Finding(.motionOutside, "a view comes while the progress stands still", phase: later.phase)
                    .about(view)
            }
            // A value that is set now and shows only as the finger goes on has been set at rest, too.
            guard old.state != view.state || later.showsChange && differ(old.shown, view.shown) else { return nil }
            return Finding(.motionOutside, "a view changes while the progress stands still", phase: later.phase)
                .about(view)
        }
    }
}
