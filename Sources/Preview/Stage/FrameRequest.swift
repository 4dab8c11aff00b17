import Recorder
import SDLPlatform

/// The parameters of one frame, as the loop sets them.
struct FrameRequest {
    /// The times of the frame, in seconds of the stage's clock.
    var tick: FrameTick
    /// Seconds of the stage's time per second of the display's; nil without pacing.
    var speed: Double?
    /// The phase to record; nil for that of the transition that runs.
    var phase: FramePhase?
    /// The phase recorded while a gesture drives the transition: `.drag`, or `.replay`.
    var gesture = FramePhase.drag
    /// Whether something else than a transition plays.
    var isPlaying = false
    /// The time at which the frame was due to begin, in nanoseconds of the machine's monotonic clock; nil without pacing.
    var scheduled: Nanoseconds?
    /// The time by which the frame had to be presented, in nanoseconds of the same clock; nil without pacing.
    var deadline: Nanoseconds?
    /// The time of the newest event that the frame answers, in nanoseconds of the same clock; nil without one.
    var latestInput: Nanoseconds?
    /// Whether the window is concealed.
    var isHidden = false
    /// Whether the loop was idle before this frame; the gap is not frame time.
    var followsIdle = false
}
