/// A check of a transition: what is done with it, from its first screen on, and what has to show afterwards.
enum TransitionCheck: String, CaseIterable, Sendable {
    /// It plays to its end by itself.
    case finish
    /// It plays, plays back, and plays again.
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

    /// Takes `transition`, at rest on its first screen, through the check; `ends` is nil for `finish`, which returns them.
    @MainActor func perform(on transition: CheckedTransition, ends: Ends?) throws -> Ends? {
        let before = try transition.picture()
        if self == .finish {
            guard try transition.play() else { return nil }
            let after = try transition.picture()
            transition.expectChange(from: before, to: after)
            return Ends(before: before, after: after)
        }
        guard let ends else { return nil }
        try transition.expect(ends.before, "when it was opened again", "keep no state outside of the screens")
        switch self {
        case .finish: break
        case .back: try goBack(transition, ends)
        case .scrub: try scrub(transition, ends)
        case .cancel:
            guard try transition.scrub(to: 0.5) else { break }
            try transition.cancel()
            try transition.expectCancel(to: ends.before, from: ends.after, "after a cancel", Self.cancelRemedy)
        case .cancelBack:
            guard try transition.play(), try transition.scrub(to: 0.5, isBack: true) else { break }
            try transition.cancel()
            try transition.expectCancel(
                to: ends.after, from: ends.before, "after a cancel of the way back", Self.cancelRemedy)
        case .interrupt:
            guard try transition.play(isCancelled: true) else { break }
            try transition.expect(either: ends, "after it was cancelled while it played", Self.cancelRemedy)
        case .press:
            guard try transition.scrub(to: 0.5) else { break }
            try transition.letGoAndPress()
            try transition.expect(either: ends, "after it was pressed on its way", Self.cancelRemedy)
        }
        return nil
    }

    @MainActor private func goBack(_ transition: CheckedTransition, _ ends: Ends) throws {
        try transition.play()
        try transition.expect(ends.after, "the second time it was played", "keep no state outside of the screens")
        guard try transition.play(isBack: true) else { return }
        try transition.expect(ends.before, "after it was played back", Self.backRemedy)
        try transition.play()
        try transition.expect(ends.after, "after it was played there, back, and there again", Self.backRemedy)
    }

    @MainActor private func scrub(_ transition: CheckedTransition, _ ends: Ends) throws {
        guard try transition.scrub(to: 0) else { return }
        let first = try transition.picture()
        // A finger has gone some way when a gesture begins.
        if transition.trigger == .progress {
            try transition.expectNear(ends.before, "at progress 0", "begin with what shows before")
        }
        try transition.scrub(to: 0.5)
        let half = try transition.picture()
        transition.expectMotion(from: first, to: half)
        try transition.scrub(to: 0.25)
        try transition.scrub(to: 0.5)
        try transition.expect(half, "half-way the second time", "animate in UIView animations, and not by time")
        if transition.trigger == .progress {
            try transition.scrub(to: 1)
            try transition.expectNear(
                ends.after, "at progress 1",
                "end with what shows afterwards; what begins in a completion follows no gesture")
        }
        try transition.letGo()
        try transition.expect(ends.after, "after a scrub to its end", "leave the screens as completion finds them")
    }

    private static let cancelRemedy =
        "undo in the completion what the animator changed, where transitionContext.transitionWasCancelled"
    private static let backRemedy = "restore transforms, alphas and hidden views that the animation changed"
}
