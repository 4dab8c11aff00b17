/// The runs of a check, in their order; those of a quick one are `all`: the first gives the pictures with which the others are compared.
extension TransitionCheck {
    static let all =
        [finish, back, scrub, cancelled(at: 0.5, named: "cancel"), cancelBack, interrupt, press]
        + [cancelled(at: 0.15), cancelled(at: 0.85), flicked(at: 0.25), flicked(at: 0.5), flicked(at: 0.75)]
        + [caught, touchedAtOnce, secondRun]

    /// The places of a thorough check, from 2.5 % to 97.5 %.
    private static let progresses = (0..<20).map { 0.025 + 0.05 * Double($0) }

    /// The runs of a thorough check at all places: held and cancelled there and on the way back, released in both directions, and
    /// caught.
    static let places =
        progresses.map { cancelled(at: $0) } + progresses.map { cancelledBack(at: $0) }
        + progresses.map { flicked(at: $0) } + progresses.map { flickedBack(at: $0) }
        + progresses.map { caught(at: $0) }

    /// The runs in which the screen gets another size in the middle; the first gives the pictures of the ends at that size.
    static let resized =
        [
            TransitionCheck(
                "finish",
                [
                    .changeSize, .keepStart, .changeSize, .play, .changeSize, .keepEnds,
                    .observe(.after, phase: "finished, then another size"),
                ])
        ] + [0.2, 0.4, 0.6, 0.8].flatMap { [resized(at: $0), resizedBack(at: $0)] }

    /// It plays to its end by itself.
    static let finish = TransitionCheck("finish", [.play, .keepEnds, .observe(.after, phase: "finished")])

    /// It plays, plays back, and does both again.
    static let back = TransitionCheck(
        "back",
        [
            .play, .compare(.after, .stateKept, phase: "played again"), .observe(.after, phase: "finished"),
            .playBack, .compare(.before, .pictureChanged, phase: "there and back"),
            .observe(.before, phase: "there and back"),
            .play, .compare(.after, .pictureChanged, phase: "there, back, and there again"),
            .observe(.after, phase: "there, back, and there again"),
            // Objects that a delayed closure holds are freed up to 100 ms later.
            .playBack, .wait(frames: 6), .observe(.before, phase: "there and back twice"),
        ])

    /// It follows the progress that it is given, and begins and ends without a jump.
    static let scrub = TransitionCheck(
        "scrub",
        [
            // A finger has gone some way when a gesture begins.
            .show(0), .look, .compareNear(.before, .jumpAtStart, phase: "at progress 0"), .show(0.3), .watch,
            .show(0.5), .look, .show(0.25), .show(0.5), .look, .show(1),
            .compareNear(.after, .jumpAtEnd, phase: "at progress 1"), .letGo,
            .compare(.after, .pictureChanged, phase: "after a scrub to its end"),
            .observe(.after, phase: "after a scrub to its end"),
        ])

    /// The way back is scrubbed half-way and cancelled.
    static let cancelBack = cancelledBack(at: 0.5, named: "cancel back")

    /// It plays, and is cancelled half-way.
    static let interrupt = TransitionCheck("interrupt", [.interrupt, .compareRest(phase: "cancelled while it played")])

    /// It is pressed while it runs on after a scrub.
    static let press = TransitionCheck(
        "press", [.show(0.5), .letGoAndPress, .compareRest(phase: "pressed on its way")])

    /// A finger lets go of it, stops it on its way, holds it and lets go again.
    private static let caught = caught(at: 0.2, named: "catch")

    /// It is cancelled, and a touch comes in the frame after that.
    private static let touchedAtOnce = TransitionCheck(
        "touch at once", [.show(0.5), .cancelAndBegin, .letGo, .compareRest(phase: "begun at once after a cancel")])

    /// It is cancelled twice and plays after each.
    private static let secondRun = TransitionCheck(
        "second run",
        [
            .show(0.5), .cancel, .wait(frames: 6), .compareCancelled(phase: "cancelled at 50 %"),
            .show(0.5), .cancel, .wait(frames: 6), .compareCancelled(phase: "cancelled twice"),
            .play, .compare(.after, .pictureChanged, phase: "played after a cancel"),
            .observe(.after, phase: "played after a cancel"),
        ])

    /// It is held at `progress`, and cancelled.
    private static func cancelled(at progress: Double, named name: String? = nil) -> TransitionCheck {
        let phase = "cancelled at \(percent(progress))"
        let watch: [Step] = progress == 0.5 ? [.watch] : []
        return TransitionCheck(
            name ?? "cancel at \(percent(progress))",
            [.show(progress)] + watch + [.cancel, .compareCancelled(phase: phase)])
    }

    /// A finger lets go of it at `progress` with its velocity.
    private static func flicked(at progress: Double) -> TransitionCheck {
        TransitionCheck(
            "release at \(percent(progress))",
            [.show(progress), .flick, .compareRest(phase: "released at \(percent(progress))")])
    }

    /// The way back is held at `progress`, and cancelled.
    private static func cancelledBack(at progress: Double, named name: String? = nil) -> TransitionCheck {
        TransitionCheck(
            name ?? "cancel back at \(percent(progress))",
            [
                .play, .observe(.after, phase: "finished"), .showBack(progress), .cancel,
                .compareCancelled(phase: "the way back cancelled at \(percent(progress))"),
            ])
    }

    /// A finger lets go of the way back at `progress` with its velocity.
    private static func flickedBack(at progress: Double) -> TransitionCheck {
        TransitionCheck(
            "release back at \(percent(progress))",
            [
                .play, .observe(.after, phase: "finished"), .showBack(progress), .flick,
                .compareRest(phase: "the way back released at \(percent(progress))"),
            ])
    }

    /// A finger lets go of it at `progress`, stops it on its way, holds it and lets go again.
    private static func caught(at progress: Double, named name: String? = nil) -> TransitionCheck {
        let phase = "caught on its way" + (name == nil ? " from \(percent(progress))" : "")
        return TransitionCheck(
            name ?? "catch at \(percent(progress))", [.show(progress), .flickAndCatch, .compareRest(phase: phase)])
    }

    /// The screen gets another size while it is held at `progress`.
    private static func resized(at progress: Double) -> TransitionCheck {
        TransitionCheck(
            "resize at \(percent(progress))",
            [.show(progress), .changeSize, .compareRest(phase: "another size at \(percent(progress))")])
    }

    /// The screen gets another size while the way back is held at `progress`.
    private static func resizedBack(at progress: Double) -> TransitionCheck {
        TransitionCheck(
            "resize back at \(percent(progress))",
            [
                .play, .showBack(progress), .changeSize,
                .compareRest(phase: "another size on the way back at \(percent(progress))"),
            ])
    }

    /// A progress in per cent, with a fraction where it has one.
    private static func percent(_ progress: Double) -> String {
        let percent = progress * 100
        return abs(percent - percent.rounded()) < 0.01
            ? "\(Int(percent.rounded())) %" : "\(percent.decimal(1)) %"
    }
}
