import Motion

/// The time of what runs beside a transition that an interaction controller of another kind than the percent-driven drives.
///
/// It follows the progress that is reported to the context, and goes on to the end by itself after the gesture, and before
/// one takes hold of a transition that started without.
@MainActor final class AlongsideClock {
    let clock: AnimationClock
    private var link: CADisplayLink?
    private var rest: Rest?

    /// The way from a gesture's last progress to the end.
    private struct Rest {
        var from: CFTimeInterval
        /// When it began, in the host's time; nil before the first frame.
        var start: CFTimeInterval?
        /// Seconds of the transition in a second; below 0 for the way back.
        var speed: Double
    }

    /// A clock that stands at the start of a transition of `duration` seconds, for a gesture to move it where `waits`.
    init(duration: CFTimeInterval, waits: Bool) {
        let layer = CALayer()
        layer.speed = 0
        clock = AnimationClock(layer: layer, start: 0, duration: duration)
        clock.isScrubbed = waits
    }

    isolated deinit { link?.invalidate() }

    /// Goes on to the end from the next frame on, as a transition does that nobody has taken hold of yet.
    func run() { go(Rest(from: clock.layer.timeOffset, speed: 1)) }

    /// Stops where it is, for a gesture to move it.
    func pause() {
        rest = nil
        link?.isPaused = true
        guard !clock.isScrubbed, clock.duration > 0 else { return }
        // What runs by itself is paced and what is scrubbed is not: this is the time at which it looks the same.
        let paced = CubicBezier.easeInOut.value(at: clock.layer.timeOffset / clock.duration)
        clock.isScrubbed = true
        show(paced * clock.duration)
    }

    func scrub(to progress: CGFloat) { show(progress * clock.duration) }

    /// Goes on to the end, or back to the start, `speed` times as fast as the transition runs by itself.
    func runOn(cancelled: Bool, speed: Double) {
        let factor = speed > 0 && speed.isFinite ? speed : 1
        go(Rest(from: clock.layer.timeOffset, start: CACurrentMediaTime(), speed: cancelled ? -factor : factor))
    }

    private func go(_ rest: Rest) {
        self.rest = rest
        link?.isPaused = false
        guard link == nil else { return }
        link = CADisplayLink(target: self, selector: AlongsideClock.step)
        link?.add(to: .main, forMode: .common)
    }

    /// Ends all that follows, at its end values.
    func end() {
        link?.invalidate()
        clock.isScrubbed = false
        HostScope.current.layers.animations.finish(clock)
    }

    private func step(_ link: CADisplayLink) {
        guard let rest else { return }
        let start = rest.start ?? link.targetTimestamp
        self.rest?.start = start
        let time = rest.from + (link.targetTimestamp - start) * rest.speed
        show(time)
        if rest.speed < 0 ? time <= 0 : time >= clock.duration { link.isPaused = true }
    }

    private func show(_ time: CFTimeInterval) {
        clock.layer.timeOffset = min(clock.duration, max(0, time))
        HostScope.current.layers.setNeedsCommit()
    }
}
