/// Controllers are told that their views come and go by UIKit alone, once, and at the end of the transition.
enum Callbacks: Expectation {
    static func findings(in evidence: CheckEvidence) -> [Finding] {
        evidence.observations.flatMap { observation in
            told(in: observation) + (observation.moment.isRest ? unfinished(in: observation) : [])
        }
    }

    private static func told(in observation: Observation) -> [Finding] {
        observation.survey.callbacks.map { callback in
            let text = "\(callback.name) of \(callback.screen) is called"
            var finding =
                callback.isAnnounced
                ? Finding(.callbackEarly, "\(text) before the transition is over", phase: observation.phase)
                : Finding(.callbackDoubled, "\(text) by the code, and again by UIKit", phase: observation.phase)
            finding.view = callback.screen
            return finding
        }
    }

    /// Screens of the newest transition that wait for their last callback although it is over.
    private static func unfinished(in observation: Observation) -> [Finding] {
        guard let transition = observation.survey.transitions.last, transition.didComplete != nil else { return [] }
        return observation.survey.screens.filter {
            $0.isBetweenAppearances && [transition.from, transition.to].contains($0.id)
        }.map { screen in
            var finding = Finding(
                .callbackMissing, "\(screen.name) is not told that its view has come or gone", phase: observation.phase)
            finding.view = screen.name
            return finding
        }
    }
}
