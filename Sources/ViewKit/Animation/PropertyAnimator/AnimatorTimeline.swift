/// The owner of an animator's motion, called at its end.
@MainActor protocol AnimatorTimelineOwner: AnyObject {
    /// The motion came to its end while it was not held.
    func timelineDidEnd()
    /// The host of the motion has gone.
    func timelineWasDropped()
}

/// The motion of one animator: the progress of its animations, however it was started, held, scrubbed or reversed.
///
/// All changes of direction or pacing follow one rule: a new segment begins for every animation at the fraction that it
/// has reached on the old one. So nothing ever jumps.
@MainActor final class AnimatorTimeline: AnimationPlayer {
    /// A hold, under which time does not move the animator.
    enum Hold {
        /// It was paused that many seconds into its segment.
        case elapsed(TimeInterval)
        /// It was scrubbed to that position.
        case position(Double)
    }

    let pacing: AnimatorPacing
    private(set) var segment: AnimatorSegment
    private(set) var hold: Hold?
    private(set) var isReversed: Bool
    /// The time at which the segment begins, by `time(atHostTime:)`; nil until the first frame.
    private(set) var start: CFTimeInterval?
    /// Seconds from the first start to the begin of the motion.
    let delay: TimeInterval
    /// The host's time at which it started first; until then, and where it was scrubbed before, that at which it was made.
    private(set) var firstStart: CFTimeInterval
    /// Whether `firstStart` stays.
    private var hasFirstStart = false
    /// Seconds into the segment at which it begins to run.
    private(set) var startElapsed: TimeInterval
    /// The clock of the transition in whose setup the animator was started, until the first hold; then the host's clock
    /// counts.
    private(set) var clock: AnimationClock?
    private(set) weak var owner: (any AnimatorTimelineOwner)?
    /// The owner, kept alive while the motion runs.
    private var runningOwner: (any AnimatorTimelineOwner)?
    private var tracks: [PropertyTrack] = []
    private(set) weak var layers: LayerContext?

    /// A motion of `owner` that is held at its start, or at its end where it is `reversed`.
    ///
    /// With a `delay` it is about to run, after that many seconds, and until it is held as a part of the transition
    /// that is set up now; without one it stays held.
    init(_ pacing: AnimatorPacing, owner: any AnimatorTimelineOwner, reversed: Bool, delay: TimeInterval?) {
        self.pacing = pacing
        self.owner = owner
        isReversed = reversed
        segment = .natural(from: reversed ? 1 : 0, reversed: reversed, duration: pacing.duration)
        self.delay = delay ?? 0
        startElapsed = -self.delay
        hold = .elapsed(startElapsed)
        let layers = HostScope.current.layers
        self.layers = layers
        firstStart = layers.mediaTime
        if delay != nil { clock = layers.animations.clock }
        layers.animations.add(self)
    }

    var isAdvancing: Bool { hold == nil && (clock?.layer.timePasses ?? true) }

    /// The time of the frame in progress.
    var now: CFTimeInterval { layers?.mediaTime ?? 0 }

    func advance(toHostTime time: CFTimeInterval) {
        guard hold == nil else { return }
        if start == nil {
            _ = clock?.startIfNeeded(atHostTime: time)
            start = clock == nil ? time : 0
            if !hasFirstStart { firstStart = time }
            hasFirstStart = true
        }
        guard clock?.isScrubbed != true, elapsed(atHostTime: time) >= segment.length - AnimatorSegment.tolerance else {
            return
        }
        owner?.timelineDidEnd()
    }

    func drop() {
        runningOwner = nil
        owner?.timelineWasDropped()
    }

    func clockFinished(_ finished: AnimationClock) {
        if clock === finished { owner?.timelineDidEnd() }
    }

    /// Runs it from where it is held.
    func run() {
        switch hold {
        case nil: return
        case .elapsed(let elapsed): startElapsed = elapsed
        case .position(let position):
            let origin = isScrubbedEvenly ? pacing.time(for: fraction) : position
            begin(.natural(from: origin, reversed: isReversed, duration: pacing.duration))
            startElapsed = 0
        }
        release()
    }

    /// Runs it from where it is held, in `length` seconds and along another curve.
    func run(along curve: AnimatorPacing, length: TimeInterval) {
        guard hold != nil else { return }
        begin(
            AnimatorSegment(trajectory: .continued(curve), origin: position, target: isReversed ? 0 : 1, length: length)
        )
        startElapsed = 0
        release()
    }

    private func release() {
        hold = nil
        start = nil
        runningOwner = owner
        noteChange()
    }

    /// Holds it where it is; from now on it follows no transition.
    func pause() {
        guard hold == nil else { return }
        if let clock, clock.isScrubbed {
            let position = evenPosition(after: elapsed(atHostTime: now))
            begin(AnimatorSegment(trajectory: .scrubbed, origin: position, target: segment.target, length: 0))
            hold = .position(position)
        } else {
            hold = .elapsed(min(segment.length, elapsed(atHostTime: now)))
        }
        clock = nil
        runningOwner = nil
        noteChange()
    }

    /// Moves the held motion to `value`: `evenly` a fraction of the distance, otherwise one of the animator's time.
    func scrub(to value: Double, evenly: Bool) {
        guard let hold else { return }
        hasFirstStart = true
        switch (evenly, isScrubbedEvenly, hold) {
        case (true, false, _):
            begin(AnimatorSegment(trajectory: .scrubbed, origin: fraction, target: segment.target, length: 0))
        case (false, true, _):
            begin(.natural(from: pacing.time(for: fraction), reversed: isReversed, duration: pacing.duration))
        case (false, false, .elapsed):
            begin(.natural(from: turningPoint, reversed: isReversed, duration: pacing.duration))
        default: break
        }
        self.hold = .position(value)
        noteChange()
    }

    /// Whether positions are fractions of the distance.
    var isScrubbedEvenly: Bool {
        guard case .position = hold, case .scrubbed = segment.trajectory else { return false }
        return true
    }

    /// Reverses the direction, at once where it runs.
    func turn(reversed: Bool) {
        guard reversed != isReversed else { return }
        isReversed = reversed
        if case .position = hold { return }
        begin(.natural(from: turningPoint, reversed: reversed, duration: pacing.duration))
        startElapsed = 0
        if hold == nil { start = time(atHostTime: now) } else { hold = .elapsed(0) }
        noteChange()
    }

    /// The position on the animator's own curve at which it is now.
    private var turningPoint: Double {
        if segment.isNatural { return position }
        return pacing.time(for: fraction)
    }

    /// Starts `next`, for every animation from the fraction that it has now.
    private func begin(_ next: AnimatorSegment) {
        let reached = tracks.map { fraction(of: $0, atHostTime: now) }
        main.begin(next, at: fraction, position: next.origin, pacing: pacing)
        for (track, fraction) in zip(tracks, reached) {
            track.begin(next, at: fraction, position: next.origin, pacing: pacing)
        }
        segment = next
    }

    /// The track of the animator as a whole.
    private(set) lazy var main = PropertyTrack(self, window: .whole)

    /// Adds an animation that runs in `window`, a part of the animator's time that has not begun, and returns its
    /// track.
    func add(window: AnimationWindow, axis: Int, settles: Bool) -> PropertyTrack {
        let track = PropertyTrack(self, window: window, axis: axis, settles: settles)
        if !segment.isNatural { track.begin(segment, at: 0, position: position, pacing: pacing) }
        track.index = tracks.count
        tracks.append(track)
        noteChange()
        return track
    }

    /// Removes `track`; the last one takes its index.
    func remove(_ track: PropertyTrack) {
        guard tracks.indices.contains(track.index), tracks[track.index] === track else { return }
        let last = tracks.removeLast()
        guard last !== track else { return }
        tracks[track.index] = last
        last.index = track.index
    }

    /// Removes all animations from their layers, with `settle` called for the values at which they leave the
    /// properties; ends the timeline.
    func end(finished: Bool, settle: (AnimationRegistry.Settlement) -> Void) {
        guard let animations = layers?.animations else { return }
        animations.remove(self)
        runningOwner = nil
        animations.takeAnimations(atHostTime: now, finished: finished, settle: settle) {
            ($0 as? PropertyTrack)?.timeline === self
        }
    }

    private func noteChange() {
        layers?.animations.noteChange()
        layers?.setNeedsCommit()
    }
}
