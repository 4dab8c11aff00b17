/// The destination shows, and is where the context says.
enum FinalFrames: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        evidence.observations.filter(\.moment.isRest).compactMap { observation in
            guard let transition = observation.survey.transitions.last, transition.didComplete == true else {
                return nil
            }
            return missing(transition, observation) ?? displaced(transition, observation)
        }
    }

    private static func missing(_ transition: SurveyedTransition, _ observation: Observation) -> Finding? {
        guard let screen = observation.survey.screens.first(where: { $0.id == transition.to }), screen.view == nil
        else {
            return nil
        }
        return Finding(
            .destinationMissing, "the view of \(screen.name) is not in the window", phase: observation.phase)
    }

    private static func displaced(_ transition: SurveyedTransition, _ observation: Observation) -> Finding? {
        guard let id = transition.toView, let view = observation.survey.view(id), view.parent == transition.container,
            view.state.transform.isEmpty
        else { return nil }
        let frame = transition.finalFrame
        let state = view.state
        // A destination of another size has its place by design.
        guard frame.width > 0, abs(state.bounds.width - frame.width) < 0.5,
            abs(state.bounds.height - frame.height) < 0.5
        else { return nil }
        let right = state.center.x - state.bounds.width / 2 - frame.x
        let down = state.center.y - state.bounds.height / 2 - frame.y
        guard max(abs(right), abs(down)) > 0.5 else { return nil }
        let message = "the destination is \(right.decimal(1)), \(down.decimal(1)) points from its final frame"
        return Finding(.finalFrame, message, phase: observation.phase).about(view)
    }
}
