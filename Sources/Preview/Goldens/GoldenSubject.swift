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

    /// The triggers that begin it on `screen`, and the way back; nil where none is found.
    func triggers(on screen: GoldenScreen) throws -> TriggerPair? {
        let plan = try plan(on: screen)
        var search = TriggerSearch(plan, script: nil, opened: try CheckedTransition(plan))
        return try search.find()
    }

    /// Draws the transition in `motion` on `screen`, from a fresh start; `triggers` begin it.
    func draw(_ motion: GoldenMotion, by triggers: TriggerPair, on screen: GoldenScreen) throws -> Drawing {
        let player = try GoldenPlayer(plan(on: screen), report: report)
        let there = triggers.there
        switch motion {
        case .forward: break
        case .back:
            guard let back = triggers.back else { return .omission(triggers.omission ?? "no way back is known") }
            guard try player.begin(by: there) else { return .omission("nothing begins by \(there)") }
            try player.finish()
            return try player.begin(by: back)
                ? .strip(strip(of: player)) : .omission("nothing begins by \(back)")
        case .afterCancel:
            guard try player.begin(by: there) else { return .omission("nothing begins by \(there)") }
            _ = try player.show(0.5)
            guard player.isInteractive else { return .omission("no gesture holds it half-way") }
            try player.cancel()
        }
        guard try player.begin(by: there) else { return .omission("nothing begins by \(there)") }
        if player.leadsBack { return .omission("it goes to its end when it is let go at its start") }
        return .strip(try strip(of: player))
    }

    private func plan(on screen: GoldenScreen) throws -> RunPlan {
        try RunPlan(subject, options: screen.options(options), isHeadless: true)
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
