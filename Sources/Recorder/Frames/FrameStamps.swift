/// When each stage of one frame ended, in nanoseconds of one monotonic clock.
///
/// Stamps are taken in the order of time, from `begin` on. A stage that did not happen may leave its stamp at 0: it took
/// no time.
package struct FrameStamps: Hashable, Decodable, Sendable, BitwiseCopyable {
    /// When the frame was due to begin; nil where nothing paced it.
    package var scheduled: Nanoseconds?
    /// When the frame was due to be seen; nil where nothing paced it.
    package var deadline: Nanoseconds?
    /// When the newest input event that this frame shows was received; nil where it shows none.
    package var latestInput: Nanoseconds?
    /// When the frame's work began: waiting was over.
    package var begin: Nanoseconds = 0
    /// The end of each stage; that of `waiting` is the start of present.
    package var ends = StageValues<Nanoseconds>()

    package init() {}

    /// Reads the stamps; one that no clock has is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let range = NumberLimits.nanoseconds
        scheduled = try container.decodeIfPresent(.scheduled, in: range)
        deadline = try container.decodeIfPresent(.deadline, in: range)
        latestInput = try container.decodeIfPresent(.latestInput, in: range)
        begin = try container.decode(.begin, in: range)
        for stage in FrameStage.timeline { ends[stage] = try container.decode(Key(stage.endKey), in: range) }
    }

    /// The key of a stamp in a line of `frames.jsonl`.
    private struct Key: CodingKey {
        static let scheduled = Key("scheduled")
        static let deadline = Key("deadline")
        static let latestInput = Key("latestInput")
        static let begin = Key("begin")

        let stringValue: String
        var intValue: Int? { nil }

        init(_ stringValue: String) { self.stringValue = stringValue }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    /// When the picture was handed to the display: the end of `waiting`.
    package var presentStart: Nanoseconds {
        get { ends[.waiting] }
        set { ends[.waiting] = newValue }
    }

    /// When that returned: the end of `present`.
    package var presentEnd: Nanoseconds {
        get { ends[.present] }
        set { ends[.present] = newValue }
    }

    /// The delay of the frame's beginning, negative when early; nil where nothing paced it.
    package var lateness: Nanoseconds? { scheduled.map { begin &- $0 } }

    /// The time from the deadline to the end of present, negative when early (Android's `frameOverrun`); nil where
    /// nothing paced the frame.
    package var overrun: Nanoseconds? { deadline.map { presentEnd &- $0 } }

    /// The time at which a display with these deadlines shows the frame: its deadline, or the end of a later present.
    var shown: Nanoseconds { max(presentEnd, deadline ?? presentEnd) }

    /// From the newest input event to the end of present: a lower bound of what the eye sees.
    package var inputLatency: Nanoseconds? { latestInput.map { presentEnd &- $0 } }

    /// From the frame's beginning to the end of present, without the wait before it.
    package var wallTime: Nanoseconds { presentEnd &- begin }

    /// From the frame's beginning to the start of present: without any wait for the display.
    package var workTime: Nanoseconds { presentStart &- begin }
}
