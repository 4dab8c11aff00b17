/// Takes a transition through the steps of a run, and compares what shows.
@MainActor struct CheckRunner {
    private let transition: CheckedTransition
    /// The pictures of the ends; nil in the run that gives them.
    private(set) var ends: TransitionCheck.Ends?
    private let opened: CheckedTransition.Picture
    /// The picture of the end at which the transition begins.
    private var before: CheckedTransition.Picture
    /// The pictures of earlier looks, by their progress.
    private var looks: [Double: CheckedTransition.Picture] = [:]
    /// The picture of the end before it was over; nil where it has not shown.
    private var arrival: CheckedTransition.Picture?
    /// The progress that was shown last.
    private var progress = 0.0
    /// The end at which the screens came to rest last.
    private var restEnd = TransitionCheck.End.before
    /// Whether the newest transition is the way back.
    private var isBack = false

    /// A runner of `transition`, at rest on its first screen, which has to look like that of `ends`.
    init(_ transition: CheckedTransition, ends: TransitionCheck.Ends?) throws {
        self.transition = transition
        self.ends = ends
        opened = try transition.picture()
        before = ends?.before ?? opened
        try transition.observe(.start)
        if let ends { try transition.expect(ends.opened, .stateKept, after: "opened again") }
    }

    /// Performs the steps of `check` until one cannot be done.
    mutating func run(_ check: TransitionCheck) throws {
        for step in check.steps {
            guard try move(step) else { return }
            try compare(step)
            if case .compareCancelled = step, try !isBackAtStart() { return }
        }
    }

    /// Moves the transition where `step` is a motion; false where that cannot be done.
    private mutating func move(_ step: TransitionCheck.Step) throws -> Bool {
        switch step {
        case .play, .interrupt, .show: isBack = false
        case .playBack, .showBack: isBack = true
        case .playNext: isBack = restEnd == .after
        case .showNext where !transition.isHeld: isBack = restEnd == .after
        default: break
        }
        switch step {
        case .play, .playBack: return try transition.play(isBack: isBack)
        case .interrupt: return try transition.play(isCancelled: true)
        case .playNext(let frames): return try transition.play(isBack: isBack, pressedAfter: frames)
        case .show(let next), .showBack(let next), .showNext(let next): return try show(next)
        case .letGo: try transition.letGo()
        case .letGoAndPress: try transition.letGoAndPress()
        case .flick: try transition.flick()
        case .flickAndCatch: return try transition.flickAndCatch()
        case .flickAndCatchAgain(let times, let frames):
            try transition.flickAndCatch(times: times, after: frames)
        case .changeSize: try transition.changeSize(finishes: progress >= 0.5)
        case .cancel: try transition.cancel()
        case .cancelAndBegin: return try transition.cancelAndBegin()
        case .wait(let frames): try transition.step(frames)
        case .look, .watch, .keepStart, .keepEnds, .compare, .compareNear, .compareCancelled, .compareRest, .observe:
            break
        }
        return true
    }

    private mutating func show(_ next: Double) throws -> Bool {
        // A finger may have no room for the whole of its path.
        if next == 1, !isMovedByProgress { return true }
        progress = next
        return try transition.scrub(to: next, isBack: isBack)
    }

    private var isMovedByProgress: Bool { transition.triggers?.there == .progress }

    /// Compares what shows where `step` says so.
    private mutating func compare(_ step: TransitionCheck.Step) throws {
        switch step {
        case .look: try look()
        case .watch: try transition.observeHeld("held at \(Int((progress * 100).rounded())) %")
        case .keepStart: before = try transition.picture()
        case .keepEnds:
            let after = try transition.picture()
            ends = TransitionCheck.Ends(opened: opened, before: before, after: after)
            transition.expectChange(from: before, to: after)
        case .compare(let end, let kind, let phase):
            if let picture = picture(of: end) { try transition.expect(picture, kind, after: phase) }
        case .compareNear(let end, let kind, let phase):
            guard isMovedByProgress, let picture = picture(of: end) else { return }
            try transition.expectNear(picture, kind, after: phase)
            guard end == .after else { return }
            arrival = try transition.picture()
            try transition.observe(.arrived, after: phase)
        case .compareCancelled(let phase):
            guard let ends else { return }
            let start = isBack ? ends.after : ends.before
            try transition.expectCancel(to: start, from: isBack ? ends.before : ends.after, after: phase)
            if let end = try restingEnd() { try observe(end, after: phase) }
        case .compareRest(let phase):
            guard let end = try restingEnd(), let picture = picture(of: end) else { return }
            try transition.expect(picture, .pictureChanged, after: phase)
            try observe(end, after: phase)
        case .observe(let end, let phase): try observe(end, after: phase)
        default: break
        }
    }

    private mutating func look() throws {
        if let earlier = looks[progress] {
            return try transition.expect(earlier, .timeDriven, after: "half-way the second time")
        }
        let picture = try transition.picture()
        looks[progress] = picture
        if progress == 0.5, let first = looks[0] { transition.expectMotion(from: first, to: picture) }
    }

    private mutating func observe(_ end: TransitionCheck.End, after phase: String) throws {
        let area = try arrival.flatMap { try transition.changedArea(since: $0) }
        arrival = nil
        try transition.observe(end == .before ? .start : .end, after: phase, changedArea: area)
    }

    private func picture(of end: TransitionCheck.End) -> CheckedTransition.Picture? {
        end == .before ? ends?.before : ends?.after
    }

    /// Whether the newest transition was cancelled; what follows in a run presumes it.
    private func isBackAtStart() throws -> Bool { try transition.isComplete() != true }

    /// The end at which the newest transition has come to rest; nil where that is not known.
    private mutating func restingEnd() throws -> TransitionCheck.End? {
        let end = try transition.isComplete().map { $0 == isBack ? TransitionCheck.End.before : .after }
        restEnd = end ?? restEnd
        return end
    }
}
