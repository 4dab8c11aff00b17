/// One turn of the display: when it happened, and when its frame will be seen; in seconds of the monotonic clock.
package struct FrameTick: Hashable, Sendable, BitwiseCopyable {
    /// When the frame was due to begin.
    package var timestamp: Double
    /// When the frame will be seen; later than `timestamp`. Animations are evaluated here.
    package var targetTimestamp: Double

    package init(timestamp: Double, targetTimestamp: Double) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}
