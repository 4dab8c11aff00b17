/// The time and the pace that one animation of a player has where nothing but time moves the player.
package struct AnimationSchedule {
    /// The host's time at which the player started first.
    package let start: CFTimeInterval
    /// Seconds from there to the begin of the animation.
    package let begin: TimeInterval
    /// In seconds.
    package let duration: TimeInterval
    /// The fraction of the way at a fraction of the duration, both 0 at the start and 1 at the end.
    package let fraction: (Double) -> Double

    package init(
        start: CFTimeInterval, begin: TimeInterval, duration: TimeInterval, fraction: @escaping (Double) -> Double
    ) {
        self.start = start
        self.begin = begin
        self.duration = duration
        self.fraction = fraction
    }
}
