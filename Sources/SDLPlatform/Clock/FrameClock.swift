/// The pace of the frame loop: the display in the window, a script in tests and in files.
@MainActor package protocol FrameClock: AnyObject {
    /// Whether it waits for the machine's time, so that frames have deadlines; otherwise its own time jumps to each frame.
    var isPaced: Bool { get }
    /// Frames per second.
    var rate: Double { get }
    /// Seconds between frames.
    var period: Double { get }
    /// Waits for the next turn and describes it.
    ///
    /// Ticks ascend strictly in both of their times.
    func nextTick(_ demand: FrameDemand) -> FrameTick
    /// Notes that a frame whose work began at `began` was given to the display at `presented`, and that the call came
    /// back at `returned`; seconds of the monotonic clock.
    func framePresented(began: Double, presented: Double, returned: Double)
}

/// One turn of the display: when it happened, and when its frame will be seen; in seconds of the monotonic clock.
package struct FrameTick: Hashable, Sendable, BitwiseCopyable {
    /// The time at which the frame was due to begin.
    package var timestamp: Double
    /// The time at which the frame will be seen; later than `timestamp`. Animations are evaluated here.
    package var targetTimestamp: Double

    package init(timestamp: Double, targetTimestamp: Double) {
        self.timestamp = timestamp
        self.targetTimestamp = targetTimestamp
    }
}

/// The condition that begins the next turn of the frame loop.
package enum FrameDemand: Hashable, Sendable {
    /// Something moves or a finger is down: every refresh of the display counts.
    case everyRefresh
    /// Nothing moves: the next turn comes with the next event or wake-up, however long that takes.
    case nextEvent
    /// Nothing moves before a time in seconds of the monotonic clock: the turn comes with the next event, or then.
    case eventOrTime(Double)
}
