/// A run of a transition: what is done with it from its first screen on, and the pictures that have to show.
///
/// The state that the screens have to be in is the matter of each `Expectation`.
enum TransitionCheck: String, CaseIterable, Sendable {
    /// It plays to its end by itself.
    case finish
    /// It plays, plays back, and does both again.
    case back
    /// It follows the progress that it is given, and begins and ends without a jump.
    case scrub
    /// It is scrubbed half-way and cancelled.
    case cancel
    /// The way back is scrubbed half-way and cancelled.
    case cancelBack = "cancel back"
    /// It plays, and is cancelled half-way.
    case interrupt
    /// It is pressed while it runs on after a scrub.
    case press

    /// The pictures of the screens at rest, before the transition and after it.
    struct Ends {
        var before: CheckedTransition.Picture
        var after: CheckedTransition.Picture
    }

    /// Takes `transition`, at rest on its first screen, through the run; `ends` is nil for `finish`, which returns them.
    @MainActor func perform(on transition: CheckedTransition, ends: Ends?) throws -> Ends? {
        let before = try transition.picture()
        try transition.observe(.start)
        if self == .finish {
            guard try transition.play() else { return nil }
            let after = try transition.picture()
            try transition.observe(.end, after: "finished")
            transition.expectChange(from: before, to: after)
            return Ends(before: before, after: after)
        }
        guard let ends else { return nil }
        try transition.expect(ends.before, .stateKept, after: "opened again")
        switch self {
        case .finish: break
        case .back: try goBack(transition, ends)
        case .scrub: try scrub(transition, ends)
        case .cancel:
            guard try transition.scrub(to: 0.5) else { break }
            try transition.observeHeld("held at 50 %")
            try transition.cancel()
            try transition.expectCancel(to: ends.before, from: ends.after, after: "cancelled at 50 %")
            try observeEnd(of: transition, after: "cancelled at 50 %")
        case .cancelBack: try cancelBack(transition, ends)
        case .interrupt:
            guard try transition.play(isCancelled: true) else { break }
            try expectEither(ends, transition, after: "cancelled while it played")
        case .press:
            guard try transition.scrub(to: 0.5) else { break }
            try transition.letGoAndPress()
            try expectEither(ends, transition, after: "pressed on its way")
        }
        return nil
    }

    /// Observes the screens at the end at which `transition`, which was the way there, has come to rest.
    @MainActor private func observeEnd(of transition: CheckedTransition, after phase: String) throws {
        guard let isComplete = try transition.isComplete() else { return }
        try transition.observe(isComplete ? .end : .start, after: phase)
    }

    /// Compares the picture with that of the end at which `transition` has come to rest.
    @MainActor private func expectEither(
        _ ends: Ends, _ transition: CheckedTransition, after phase: String
    ) throws {
        guard let isComplete = try transition.isComplete() else { return }
        try transition.expect(isComplete ? ends.after : ends.before, .pictureChanged, after: phase)
        try transition.observe(isComplete ? .end : .start, after: phase)
    }

    @MainActor private func goBack(_ transition: CheckedTransition, _ ends: Ends) throws {
        try transition.play()
        try transition.expect(ends.after, .stateKept, after: "played again")
        try transition.observe(.end, after: "finished")
        guard try transition.play(isBack: true) else { return }
        try transition.expect(ends.before, .pictureChanged, after: "there and back")
        try transition.observe(.start, after: "there and back")
        guard try transition.play() else { return }
        try transition.expect(ends.after, .pictureChanged, after: "there, back, and there again")
        try transition.observe(.end, after: "there, back, and there again")
        guard try transition.play(isBack: true) else { return }
        // Objects that a delayed closure holds are freed up to 100 ms later.
        try transition.step(6)
        try transition.observe(.start, after: "there and back twice")
    }

    @MainActor private func cancelBack(_ transition: CheckedTransition, _ ends: Ends) throws {
        guard try transition.play() else { return }
        try transition.observe(.end, after: "finished")
        guard try transition.scrub(to: 0.5, isBack: true) else { return }
        try transition.cancel()
        let phase = "the way back cancelled at 50 %"
        try transition.expectCancel(to: ends.after, from: ends.before, after: phase)
        guard let isComplete = try transition.isComplete() else { return }
        try transition.observe(isComplete ? .start : .end, after: phase)
    }

    @MainActor private func scrub(_ transition: CheckedTransition, _ ends: Ends) throws {
        guard try transition.scrub(to: 0) else { return }
        let isProgress = transition.triggers?.there == .progress
        let first = try transition.picture()
        // A finger has gone some way when a gesture begins.
        if isProgress { try transition.expectNear(ends.before, .jumpAtStart, after: "at progress 0") }
        try transition.scrub(to: 0.3)
        try transition.observeHeld("held at 30 %")
        try transition.scrub(to: 0.5)
        let half = try transition.picture()
        transition.expectMotion(from: first, to: half)
        try transition.scrub(to: 0.25)
        try transition.scrub(to: 0.5)
        try transition.expect(half, .timeDriven, after: "half-way the second time")
        if isProgress {
            try transition.scrub(to: 1)
            try transition.expectNear(ends.after, .jumpAtEnd, after: "at progress 1")
        }
        try transition.letGo()
        try transition.expect(ends.after, .pictureChanged, after: "after a scrub to its end")
        try transition.observe(.end, after: "after a scrub to its end")
    }
}
