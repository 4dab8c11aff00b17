/// Finds the gestures that begin a transition, and the way back from it, by trying what the screens take.
@MainActor struct TriggerSearch {
    private let plan: RunPlan
    /// A gesture that is given; nil where one is sought.
    private let script: GestureScript?
    /// The findings of what was tried.
    private(set) var findings: [Finding] = []
    /// The frames that were made.
    private(set) var frameCount = 0
    /// The number of gestures that were tried.
    private(set) var attemptCount = 0
    /// The screens on which the next gesture is tried; nil where they have to be opened anew.
    private(set) var current: CheckedTransition?

    /// Screens that were opened, and have made no frame.
    private var opened: CheckedTransition?
    /// Called before each gesture with its number, counted from 1.
    private let onAttempt: (Int) -> Void

    /// A search on the screens of `plan`, of which `opened` are the first.
    init(
        _ plan: RunPlan, script: GestureScript?, opened: CheckedTransition,
        onAttempt: @escaping (Int) -> Void = { _ in }
    ) {
        self.onAttempt = onAttempt
        self.plan = plan
        self.script = script
        self.opened = opened
    }

    /// The triggers; nil where none was found. Throws where the code ends or does not answer.
    mutating func find() throws -> TriggerPair? {
        do {
            guard let there = try findThere() else { return nil }
            if there == .progress { return TriggerPair(there: there, back: .progress) }
            if let back = try findBack(from: there) { return TriggerPair(there: there, back: back) }
            return TriggerPair(
                there: there, omission: "no way back is known: of \(attemptCount) gestures none begins one")
        } catch {
            findings += current?.findings ?? []
            throw error
        }
    }

    /// The trigger of the way there; nil where none was found.
    mutating func findThere() throws -> TransitionTrigger? {
        if let script { return try tryThere(.script(script)) == nil ? nil : .script(script) }
        if try tryThere(.progress) != nil { return .progress }
        let start = try rested()
        var second: TransitionTrigger?
        for candidate in TriggerCandidates.all(in: try start.survey(), size: start.screenSize) {
            guard let leadsBack = try tryThere(candidate) else { continue }
            if !leadsBack { return candidate }
            // A screen that is open already may be left alone.
            second = second ?? candidate
        }
        return second
    }

    /// Tries `candidate` on the first screens; nil where nothing begins, or the code takes it back by itself, and otherwise
    /// whether the transition leads back.
    private mutating func tryThere(_ candidate: TransitionTrigger) throws -> Bool? {
        let transition = try rested()
        guard let begun = try attempt(candidate, on: transition) else { return nil }
        return begun.leadsBack
    }

    private mutating func findBack(from there: TransitionTrigger) throws -> TransitionTrigger? {
        current = nil
        var candidates: [TransitionTrigger]?
        var start: Int?
        var next = 0
        while next < candidates?.count ?? 1 {
            let transition = try rested()
            // The screens are still at the end if the last attempt changed nothing.
            if candidates == nil || !transition.isAtEnd {
                guard let begun = try attempt(there, on: transition) else { return nil }
                start = begun.from
                current = transition
                transition.isAtEnd = true
                let survey = try transition.survey()
                candidates = candidates ?? TriggerCandidates.all(in: survey, size: transition.screenSize)
            }
            guard let candidate = candidates?[next] else { return nil }
            next += 1
            if let begun = try attempt(candidate, on: transition), begun.to == start { return candidate }
        }
        return nil
    }

    /// The transition that an attempt began.
    private struct Begun {
        var leadsBack: Bool
        /// The numbers of the screens at its start and at its end.
        var from, to: Int
    }

    /// Tries `candidate`; nil where no transition begins, or it does not come to its end.
    ///
    /// The screens are kept for the next attempt where it has changed nothing.
    private mutating func attempt(_ candidate: TransitionTrigger, on transition: CheckedTransition) throws -> Begun? {
        attemptCount += 1
        onAttempt(attemptCount)
        let frames = transition.frameCount
        defer { frameCount += transition.frameCount - frames }
        let before = try transition.survey()
        guard try transition.begin(by: candidate, .play) else {
            let after = try transition.survey()
            if before?.views.map(\.state) != after?.views.map(\.state) || before?.hits != after?.hits { current = nil }
            return nil
        }
        current = nil
        try transition.letGo()
        let survey = try transition.survey()
        let earlier = before?.transitions.count ?? 0
        guard let begun = survey?.transitions.dropFirst(earlier).first, begun.didComplete != false else {
            return nil
        }
        return Begun(leadsBack: begun.leadsBack, from: begun.from, to: begun.to)
    }

    /// The screens at rest, opened anew where an earlier attempt has changed them.
    private mutating func rested() throws -> CheckedTransition {
        if let current { return current }
        let transition = try opened ?? CheckedTransition(plan)
        opened = nil
        current = transition
        try transition.rest()
        _ = try transition.survey()
        frameCount += transition.frameCount
        return transition
    }
}
