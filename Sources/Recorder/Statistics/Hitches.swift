/// The number and the duration of the hitches while something moved.
///
/// A hitch is the whole refreshes in which a new picture was due and none came.
package struct Hitches: Hashable, Codable, Sendable {
    /// Frames that a hitch preceded.
    package var count: Int
    package var milliseconds: Double
    package var animatingSeconds: Double
    /// Apple's hitch time ratio; nil where nothing moved, or without a display.
    package var millisecondsPerSecond: Double?
    /// Apple's level of the ratio; nil where there is none.
    package var level: HitchLevel?

    /// The hitches among `intervals` on a display that refreshes every `refreshPeriod`; none where that is 0 or less.
    init(_ intervals: [FrameInterval], refreshPeriod: Nanoseconds) {
        let missed = intervals.map { $0.missedRefreshes(period: refreshPeriod) }
        count = missed.count { $0 > 0 }
        milliseconds = missed.reduce(0) { $0 + Double($1) } * max(0, refreshPeriod).milliseconds
        animatingSeconds = intervals.reduce(0) { $0 + ($1.isAnimating ? $1.duration.seconds : 0) }
        millisecondsPerSecond = animatingSeconds > 0 && refreshPeriod > 0 ? milliseconds / animatingSeconds : nil
        level = millisecondsPerSecond.map(HitchLevel.init)
    }
}

/// Apple's level of a hitch time ratio for scrolling and other short movements (WWDC20, 10077): up to 5 ms of hitches
/// in a second of movement is good, 10 and more is critical.
package enum HitchLevel: String, Hashable, Codable, Sendable {
    case good, warning, critical

    /// The level of `ratio`, in milliseconds per second.
    package init(millisecondsPerSecond ratio: Double) {
        self = ratio <= 5 ? .good : ratio < 10 ? .warning : .critical
    }
}
