/// The clock of one transition: what the animations that are created while it is set up follow, wherever their layer is.
///
/// It shows the local time of the transition's container layer; stopping that layer (`speed` 0) and setting its
/// `timeOffset` scrubs everything that follows.
@MainActor package final class AnimationClock {
    /// The layer whose local time this is.
    package let layer: CALayer
    /// The local time at which the transition starts; set in the first frame.
    package private(set) var start: CFTimeInterval?
    /// The host's time at the start; nil before it, and for a clock that was made with a start.
    package private(set) var startHostTime: CFTimeInterval?
    /// The length of the transition in seconds.
    package var duration: CFTimeInterval
    /// Whether a gesture or a spring sets the time. View animations then pace evenly and go on beyond their ends, all
    /// others stay at theirs, and nothing ends by itself.
    package var isScrubbed = false {
        didSet { layer.context.setNeedsCommit() }
    }

    package init(layer: CALayer, start: CFTimeInterval?, duration: CFTimeInterval) {
        self.layer = layer
        self.start = start
        self.duration = duration
    }

    /// Local time when the host's clock shows `time`.
    package func time(atHostTime time: CFTimeInterval) -> CFTimeInterval { layer.localTime(atHostTime: time) }

    /// Starts the transition at local time `start`, when the host's clock shows `time`.
    package func begin(at start: CFTimeInterval, atHostTime time: CFTimeInterval) {
        self.start = start
        startHostTime = time
    }

    /// Moves the start by `delta` seconds, as its layer's time was set later by as much.
    func shift(by delta: CFTimeInterval) {
        if let start { self.start = start + delta }
    }

    /// Starts the transition at the host's `time` unless it has started; returns the local time of its start.
    package func startIfNeeded(atHostTime time: CFTimeInterval) -> CFTimeInterval {
        if let start { return start }
        let now = self.time(atHostTime: time)
        begin(at: now, atHostTime: time)
        return now
    }

    /// Local `time` within the transition, and whether that is its end.
    func limited(_ time: CFTimeInterval) -> (time: CFTimeInterval, isAtEnd: Bool) {
        guard let start else { return (time, false) }
        let end = start + duration
        return (min(max(time, start), end), time >= end)
    }

    /// The progress at local `time` of an animation that began at `begin` and takes `duration`, while the clock is
    /// scrubbed.
    ///
    /// It is even, 0 to 1 within its own time. Where the transition as a whole goes beyond an end at which the animation
    /// also starts or stops, the fraction goes beyond, too: a spring that overshoots takes it along.
    package func scrubbedFraction(begin: CFTimeInterval, duration length: CFTimeInterval, at time: CFTimeInterval)
        -> Double
    {
        guard let start, length > 0 else { return 1 }
        let end = start + duration
        let inside = min(max(time, start), end)
        var fraction = min(1, max(0, (inside - begin) / length))
        if time > end, begin + length >= end - MediaTiming.tolerance { fraction += (time - end) / length }
        if time < start, begin <= start + MediaTiming.tolerance { fraction += (time - start) / length }
        return fraction
    }
}
