import Foundation

/// A transition whose goldens are drawn.
@MainActor struct GoldenSubject {
    let subject: Subject
    /// The name of its folder.
    let folder: String
    private let options: RunOptions
    private let report: (String) -> Void

    /// The transition `subject`, drawn with `options`; `report` gets what its code does wrong.
    init(_ subject: Subject, folder: String, options: RunOptions, report: @escaping (String) -> Void) {
        self.subject = subject
        self.folder = folder
        self.options = options
        self.report = report
    }

    var name: String { subject.name }

    /// A strip, or the reason for which the transition has none in that motion.
    enum Drawing {
        case strip(GoldenStrip)
        case omission(String)
    }

    /// The first trigger that begins it on `screen` and moves it on; without one the first that begins it, nil for none.
    func trigger(on screen: GoldenScreen) throws -> TransitionTrigger? {
        var first: TransitionTrigger?
        for candidate in TransitionTrigger.candidates {
            let player = try player(on: screen)
            guard try player.begin(by: candidate) else { continue }
            if try player.follows() { return candidate }
            first = first ?? candidate
        }
        return first
    }

    /// Draws the transition in `motion` on `screen`, from a fresh start; `trigger` begins it.
    func draw(_ motion: GoldenMotion, by trigger: TransitionTrigger, on screen: GoldenScreen) throws -> Drawing {
        let player = try player(on: screen)
        switch motion {
        case .forward: break
        case .back:
            guard try player.begin(by: trigger) else { return .omission("nothing begins by \(trigger)") }
            try player.finish()
            return try beginBack(trigger, player) ? .strip(strip(of: player)) : .omission("no way back is known")
        case .afterCancel:
            guard try player.begin(by: trigger) else { return .omission("nothing begins by \(trigger)") }
            _ = try player.show(0.5)
            guard player.isInteractive else { return .omission("no gesture holds it half-way") }
            try player.cancel()
        }
        guard try player.begin(by: trigger) else { return .omission("nothing begins by \(trigger)") }
        if player.leadsBack { return .omission("it goes to its end when it is let go at its start") }
        return .strip(try strip(of: player))
    }

    private func player(on screen: GoldenScreen) throws -> GoldenPlayer {
        try GoldenPlayer(RunPlan(subject, options: screen.options(options), isHeadless: true), report: report)
    }

    /// Begins the way back of a transition that `trigger` began, by what moves it on where there is such; whether one is known.
    private func beginBack(_ trigger: TransitionTrigger, _ player: GoldenPlayer) throws -> Bool {
        var first: TransitionTrigger?
        for candidate in trigger.undoing where try player.begin(by: candidate) {
            // A tap may open a further screen.
            if candidate.isTap { return player.leadsBack }
            if try player.follows() { return true }
            first = first ?? candidate
            try player.cancel()
        }
        return try first.map { try player.begin(by: $0) } ?? false
    }

    private func strip(of player: GoldenPlayer) throws -> GoldenStrip {
        GoldenStrip(
            moments: try GoldenStrip.moments.map { moment in
                let shown = try player.show(moment)
                let progress = shown.progress ?? 1
                let isNear = abs(progress - moment) <= GoldenPlayer.nearness
                return GoldenStrip.Moment(
                    label: FilmStrip.label(progress: isNear ? moment : progress), image: shown.image)
            })
    }
}
