import Recorder
import SDLPlatform

/// The user's side of a session in a window: the session asks it when a frame is wanted, and tells it what happens.
@MainActor protocol PreviewSessionDelegate: AnyObject {
    /// The demand of the next frame.
    var demand: FrameDemand { get }
    /// Whether a frame would show something new.
    var needsFrame: Bool { get }
    /// Whether a touch is down, or a command waits for a frame.
    var hasInput: Bool { get }
    /// Whether nobody can see the window.
    var isConcealed: Bool { get }
    /// Handles `event` of the window, whose size and end the session has followed already.
    func handle(_ event: WindowEvent)
    /// Does what is due before a frame at `time` of the machine's clock; returns whether there may be one.
    func prepareFrame(at time: Double) throws -> Bool
    /// Performs the commands that wait, as input of the frame that is being made.
    func performWaitingCommands()
    /// Called with each frame that was made.
    func frameWasMade(_ record: FrameRecord)
    /// Called when the overlay was made anew over the picture of an earlier frame.
    func overlayWasMade()
    /// Called when the playback of a session that goes on is over.
    func playbackEnded()
    /// Called when a recording begins or ends.
    func recordingChanged()
    /// Called with a message about what failed without ending the session.
    func say(_ message: String)
}
