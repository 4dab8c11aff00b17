/// The time of what runs beside a transition that an interaction controller of another kind than the percent-driven drives.
///
/// It follows the progress that is reported to the context, and after the gesture goes on to the end by itself.
@MainActor final class AlongsideClock {
    let clock: AnimationClock
    private var link: CADisplayLink?
    private var rest: Rest?

    /// The way from a gesture's last progress to the end.
    private struct Rest {
        var from: CFTimeInterval
        var start: CFTimeInterval
        /// Seconds of the transition in a second; below 0 for the way back.
        var speed: Double
    }

    /// A clock that stands at the start of a transition of `duration` seconds.
    init(duration: CFTimeInterval) {
        let layer = CALayer()
        layer.speed = 0
        clock = AnimationClock(layer: layer, start: 0, duration: duration)
        clock.isScrubbed = true
    }

    isolated deinit { link?.invalidate() }

    func scrub(to progress: CGFloat) { show(progress * clock.duration) }

    /// Goes on to the end, or back to the start, `speed` times as fast as the transition runs by itself.
    func runOn(cancelled: Bool, speed: Double) {
        let factor = speed > 0 && speed.isFinite ? speed : 1
        rest = Rest(from: clock.layer.timeOffset, start: CACurrentMediaTime(), speed: cancelled ? -factor : factor)
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
        let time = rest.from + (link.targetTimestamp - rest.start) * rest.speed
        show(time)
        if time <= 0 || time >= clock.duration { link.isPaused = true }
    }

    private func show(_ time: CFTimeInterval) {
        clock.layer.timeOffset = min(clock.duration, max(0, time))
        HostScope.current.layers.setNeedsCommit()
    }
}
