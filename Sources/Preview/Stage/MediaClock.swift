import SDLPlatform

/// Converts between the clock of the machine and the Stage's own, which may run slower or stand still.
///
/// Slow motion slows everything alike: animations, springs, and the samples of a finger, so that a spring takes over
/// from a finger as at full speed.
package struct MediaClock: Hashable, Sendable {
    private var hostOrigin: Double
    private var mediaOrigin = 0.0
    /// Media seconds per second while the clock runs; above 0.
    package private(set) var speed: Double
    private var isPaused = false

    /// A clock that shows 0 at the machine's `origin`.
    package init(origin: Double = 0, speed: Double = 1) {
        precondition(speed > 0 && speed.isFinite, "a speed of \(speed)")
        hostOrigin = origin
        self.speed = speed
    }

    /// The Stage's time at the machine's `time`.
    package func mediaTime(at time: Double) -> Double {
        isPaused ? mediaOrigin : mediaOrigin + (time - hostOrigin) * speed
    }

    /// When the clock will show, or has shown, the Stage's `time`, in the machine's time; never where it stands still.
    package func hostTime(at time: Double) -> Double {
        isPaused ? .infinity : hostOrigin + (time - mediaOrigin) / speed
    }

    /// A frame of the machine's clock in the Stage's time.
    package func mediaTick(_ tick: FrameTick) -> FrameTick {
        FrameTick(
            timestamp: mediaTime(at: tick.timestamp), targetTimestamp: mediaTime(at: tick.targetTimestamp))
    }

    /// Changes the speed from the machine's `time` on; the Stage's time goes on from where it is.
    package mutating func setSpeed(_ speed: Double, at time: Double) {
        precondition(speed > 0 && speed.isFinite, "a speed of \(speed)")
        hold(at: time)
        self.speed = speed
    }

    /// Stops the clock at the machine's `time`, or lets it go on from where it stopped.
    package mutating func setPaused(_ paused: Bool, at time: Double) {
        guard paused != isPaused else { return }
        hold(at: time)
        isPaused = paused
    }

    private mutating func hold(at time: Double) {
        mediaOrigin = mediaTime(at: time)
        hostOrigin = time
    }
}
