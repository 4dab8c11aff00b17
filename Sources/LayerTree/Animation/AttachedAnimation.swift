import RenderTree

/// An animation on its layer, prepared so that evaluating it neither casts nor allocates.
@MainActor final class AttachedAnimation {
    let key: String
    let animation: CAAnimation
    /// The clock that replaces the layer's own time, for animations made while a transition was set up.
    let clock: AnimationClock?
    /// The player's progress for this animation; nil for animations that play by themselves.
    let track: (any AnimationTrack)?
    /// Whether the animation is put on top of the transform.
    let addsTransform: Bool
    /// Whether this animation or one of its members animates a property that has limits.
    let hasLimits: Bool
    private let completion: CompletionGroup?
    let change: PropertyChange?
    let keptChange: CustomPropertyAnimation?
    let transition: LayerTransition?
    let members: [AttachedAnimation]
    private(set) var timing: MediaTiming
    /// Whether the begin time is known; otherwise the animation waits for its first frame.
    private(set) var hasBeginTime: Bool
    private var hasStarted = false
    private var hasStopped = false
    private(set) var isOver = false
    /// Whether the end value shows, whatever the time.
    var isMuted = false

    /// An animation whose end `completion` waits for.
    ///
    /// `defaultDuration` counts where the animation has none; the members of a group take that of the group. `transition` is
    /// what the animation is where it is a transition; images and paths that it shows are resources of `store`.
    init(
        _ animation: CAAnimation, key: String, clock: AnimationClock? = nil, defaultDuration: CFTimeInterval,
        store: ResourceStore, transition: LayerTransition? = nil, completion: CompletionGroup? = nil
    ) {
        self.key = key
        self.animation = animation
        self.clock = clock
        self.completion = completion
        track = animation.track
        self.transition = transition
        var timing = animation.timing.usable
        if !(timing.duration > 0) { timing.duration = defaultDuration }
        self.timing = timing
        hasBeginTime = timing.beginTime != 0
        change = PropertyChange(animation, store: store)
        addsTransform = change?.addsTransform ?? false
        keptChange = change == nil ? CustomPropertyAnimation(animation) : nil
        members = ((animation as? CAAnimationGroup)?.animations ?? []).map {
            AttachedAnimation($0, key: key, defaultDuration: timing.duration, store: store)
        }
        hasLimits = change?.property.root.limits != nil || members.contains { $0.hasLimits }
        completion?.enter()
    }

    /// Brings the values that the animation and its members changed in `state` into their limits.
    func limitValues(in state: LayerPointer) {
        change?.property.root.limitValue(in: state)
        for member in members where member.hasLimits { member.limitValues(in: state) }
    }

    /// Whether this animation or one of its members animates a part of `property`.
    func animates(_ property: LayerProperty) -> Bool {
        change?.property.root == property || members.contains { $0.animates(property) }
    }

    /// Sets the begin time unless it is set, calls the delegate once the animation has begun, and updates whether it
    /// is over.
    ///
    /// `layerTime` is the time of its layer at `moment`.
    func advance(to layerTime: CFTimeInterval, at moment: inout HostMoment) {
        if track != nil {
            // Its player alone begins and ends it.
            return start(&moment)
        }
        let local = clock.map { moment.localTime(of: $0) } ?? layerTime
        if !hasBeginTime {
            hasBeginTime = true
            timing.beginTime = (clock?.startIfNeeded(atHostTime: moment.time) ?? local) + animation.startDelay
        }
        if local >= timing.beginTime { start(&moment) }
        if clock?.isScrubbed != true { isOver = timing.isOver(at: local) }
    }

    private func start(_ moment: inout HostMoment) {
        guard !hasStarted else { return }
        hasStarted = true
        guard let delegate = animation.delegate else { return }
        delegate.animationDidStart(animation)
        moment.forget()
    }

    /// Moves the begin time by `delta` seconds, as the time in which the animation began was set later by as much.
    func shift(by delta: CFTimeInterval) {
        if hasBeginTime { timing.beginTime += delta }
    }

    /// Whether anything changes when the host's clock goes on; what a player paces advances with the player.
    func advances(on layer: CALayer) -> Bool {
        track == nil && !isOver && timing.speed != 0 && (clock?.layer ?? layer).timePasses
    }

    /// Puts the value of this instant into `state`, unless the animation waits for its first frame; the times are those of
    /// `advance`.
    func apply(to state: LayerPointer, at layerTime: CFTimeInterval, _ moment: inout HostMoment) {
        if isMuted { return apply(fraction: 1, to: state) }
        if let track { return apply(fraction: track.fraction(atHostTime: moment.time), to: state) }
        guard hasBeginTime else { return }
        let local = clock.map { moment.localTime(of: $0) } ?? layerTime
        guard let clock, clock.isScrubbed else { return apply(to: state, at: local) }
        if animation.belongsToView, members.isEmpty, !timing.repeats {
            let length = timing.activeDuration / timing.speed.magnitude
            let fraction = clock.scrubbedFraction(begin: timing.beginTime, duration: length, at: local)
            apply(fraction: fraction, to: state)
        } else {
            let limited = clock.limited(local)
            apply(to: state, at: limited.time, holdsEnd: limited.isAtEnd)
        }
    }

    /// Without a forwards fill nothing shows from the end on; `holdsEnd` lets the very end count as the last instant.
    private func apply(to state: LayerPointer, at parentTime: CFTimeInterval, holdsEnd: Bool = false) {
        guard let run = timing.run(at: parentTime, holdsEnd: holdsEnd) else { return }
        change?.apply(run, of: timing.duration, to: state)
        keptChange?.apply(run, of: timing.duration, to: state)
        transition?.apply(run, of: timing.duration, to: state)
        guard !members.isEmpty else { return }
        var paced = run.time
        if let curve = animation.timingFunction?.curve, timing.duration > 0 {
            paced = curve.value(at: run.time / timing.duration) * timing.duration
        }
        for member in members {
            if member.isMuted {
                member.apply(fraction: 1, to: state)
            } else {
                member.apply(to: state, at: paced, holdsEnd: run.time >= timing.duration)
            }
        }
    }

    /// Applies the animation at `fraction` to `state`; the members of a group are left out.
    func apply(fraction: Double, to state: LayerPointer) {
        change?.apply(fraction: fraction, to: state)
        keptChange?.apply(fraction: fraction, to: state)
        transition?.apply(fraction: fraction, to: state)
    }

    /// The property that the animation changes by itself, not through members.
    var property: AnimatableProperty? { change?.property }

    /// Calls the delegate, and leaves the transaction's completion group, as the animation is over or was removed;
    /// later calls do nothing.
    func stop(finished: Bool) {
        guard !hasStopped else { return }
        hasStopped = true
        animation.delegate?.animationDidStop(animation, finished: finished)
        completion?.leave()
    }
}

extension [AttachedAnimation] {
    /// Calls `body` with each animation, in the order in which they take effect: that of their adding, but those that add
    /// to the transform the other way round.
    ///
    /// Each of these starts from what was the transform before, with those that run already on top of it: so they stay
    /// outside of those that come later, and nothing jumps where turns and shifts do not commute.
    @MainActor func inOrderOfEffect(_ body: @MainActor (AttachedAnimation) -> Void) {
        guard let first = firstThatAddsTransform,
            let last = lastIndex(where: { $0.addsTransform || $0.animates(.transform) }), first < last
        else {
            for animation in self { body(animation) }
            return
        }
        let begin = (self[...last].lastIndex { !$0.addsTransform && $0.animates(.transform) } ?? -1) + 1
        for animation in self[..<begin] { body(animation) }
        for animation in self[begin...] where !animation.addsTransform { body(animation) }
        for animation in self[begin...].reversed() where animation.addsTransform { body(animation) }
    }

    // Loops in place of closures, which ask for their executor at each element.
    @MainActor private var firstThatAddsTransform: Int? {
        for index in indices where self[index].addsTransform { return index }
        return nil
    }

    /// Whether `animation` is among them.
    func holds(_ animation: AttachedAnimation) -> Bool {
        for candidate in self where candidate === animation { return true }
        return false
    }
}
