/// When each step of one frame ended, in nanoseconds of one monotonic clock.
///
/// Stamps are taken in the order of declaration, from `begin` on. A step that did not happen may leave its stamp at 0:
/// it took no time.
package struct FrameStamps: Hashable, Codable, Sendable, BitwiseCopyable {
    /// When the frame was due to begin; nil where nothing paced it.
    package var scheduled: Nanoseconds?
    /// When the frame was due to be seen; nil where nothing paced it.
    package var deadline: Nanoseconds?
    /// When the newest input event that this frame shows was received; nil where it shows none.
    package var latestInput: Nanoseconds?
    /// When the frame's work began: waiting was over.
    package var begin: Nanoseconds = 0
    package var inputEnd: Nanoseconds = 0
    package var animationEnd: Nanoseconds = 0
    package var layoutEnd: Nanoseconds = 0
    package var commitEnd: Nanoseconds = 0
    package var drawListEnd: Nanoseconds = 0
    package var compositeEnd: Nanoseconds = 0
    package var overlayEnd: Nanoseconds = 0
    package var presentStart: Nanoseconds = 0
    package var presentEnd: Nanoseconds = 0

    package init() {}

    /// Reads the stamps; one that no clock has is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let range = NumberLimits.nanoseconds
        scheduled = try container.decodeIfPresent(.scheduled, in: range)
        deadline = try container.decodeIfPresent(.deadline, in: range)
        latestInput = try container.decodeIfPresent(.latestInput, in: range)
        begin = try container.decode(.begin, in: range)
        inputEnd = try container.decode(.inputEnd, in: range)
        animationEnd = try container.decode(.animationEnd, in: range)
        layoutEnd = try container.decode(.layoutEnd, in: range)
        commitEnd = try container.decode(.commitEnd, in: range)
        drawListEnd = try container.decode(.drawListEnd, in: range)
        compositeEnd = try container.decode(.compositeEnd, in: range)
        overlayEnd = try container.decode(.overlayEnd, in: range)
        presentStart = try container.decode(.presentStart, in: range)
        presentEnd = try container.decode(.presentEnd, in: range)
    }

    private enum CodingKeys: String, CodingKey {
        case scheduled, deadline, latestInput, begin, inputEnd, animationEnd, layoutEnd, commitEnd, drawListEnd
        case compositeEnd, overlayEnd, presentStart, presentEnd
    }

    /// The delay of the frame's beginning, negative when early; nil where nothing paced it.
    package var lateness: Nanoseconds? { scheduled.map { begin &- $0 } }

    /// The time from the deadline to the end of present, negative when early (Android's `frameOverrun`); nil where
    /// nothing paced the frame.
    package var overrun: Nanoseconds? { deadline.map { presentEnd &- $0 } }

    /// From the newest input event to the end of present: a lower bound of what the eye sees.
    package var inputLatency: Nanoseconds? { latestInput.map { presentEnd &- $0 } }

    /// From the frame's beginning to the end of present, without the wait before it.
    package var wallTime: Nanoseconds { presentEnd &- begin }

    /// From the frame's beginning to the start of present: without any wait for the display.
    package var workTime: Nanoseconds { presentStart &- begin }
}
