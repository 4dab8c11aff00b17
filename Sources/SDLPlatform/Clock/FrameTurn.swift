/// The beginning of a frame, as recorded.
package struct FrameTurn: Hashable, Sendable {
    package let tick: FrameTick
    /// Seconds from when the frame was due to when it began; at least 0.
    package let lateness: Double
    /// Refreshes between this frame and the one before that no frame was given.
    package let missed: Int

    init(begin: Double, period: Double, lateness: Double, missed: Int) {
        tick = FrameTick(timestamp: begin, targetTimestamp: begin + period)
        self.lateness = max(0, lateness)
        self.missed = missed
    }
}
