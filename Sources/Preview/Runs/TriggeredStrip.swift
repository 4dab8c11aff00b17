import Graphics

/// The pictures of a transition that only a finger begins, which is found as a check finds it.
@MainActor struct TriggeredStrip {
    private let plan: RunPlan
    /// The gesture that begins it.
    let trigger: TransitionTrigger

    /// Frames of a transition, at most: 20 seconds.
    private static let mostFrames = 1_200

    /// The strip of what begins on the screens of `plan`; nil where nothing does.
    init?(_ plan: RunPlan) throws {
        self.plan = plan
        var search = TriggerSearch(plan, script: nil, opened: try CheckedTransition(plan))
        guard let found = try search.findThere(), found != .progress else { return nil }
        trigger = found
    }

    /// The pictures at each of `steps`, progress in ascending order, or as soon after it as there is a frame.
    func pictures(at steps: [Double]) throws -> [CGImage] {
        let transition = try CheckedTransition(plan)
        try transition.rest()
        var pictures: [CGImage] = []
        let first = try transition.session.runner.image
        for _ in steps.prefix(while: { $0 <= 0 }) { pictures.append(first) }
        _ = try transition.begin(by: trigger, .play)
        if transition.finger != nil { try transition.lift(finishes: true) }
        for _ in 0..<Self.mostFrames {
            guard pictures.count < steps.count, let status = transition.session.source.transition else { break }
            while pictures.count < steps.count, steps[pictures.count] < 1, steps[pictures.count] <= status.progress {
                pictures.append(try transition.session.runner.image)
            }
            try transition.step()
        }
        try transition.rest()
        let last = try transition.session.runner.image
        while pictures.count < steps.count { pictures.append(last) }
        return pictures
    }
}
