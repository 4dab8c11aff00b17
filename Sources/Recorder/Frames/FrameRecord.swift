/// The record of one frame: the ends of its stages, the state that it showed, and its cost.
///
/// Plain bytes: records are copied into a `FrameRing` while frames are drawn, and read afterwards.
package struct FrameRecord: Hashable, Decodable, Sendable, BitwiseCopyable {
    /// Counts the frames of a run from 0, without gaps.
    package var index: Int
    package var phase: FramePhase
    package var flags: FrameFlags
    package var stamps: FrameStamps
    /// CPU time of the process, over all threads, from the beginning of the frame to the end of present, without what an
    /// overlay took.
    package var cpuTime: Nanoseconds
    /// The time at which animations were evaluated, in seconds of the Stage's clock; nil where nothing animated.
    package var animationTime: Double?
    /// Seconds of the Stage's clock for each second of the display's; nil where no display paced the frame.
    package var speed: Double?
    /// The number of the shown transition in the run, counted from 1; nil without one.
    package var transition: Int?
    /// The transition's progress, 0 to 1, beyond both where a spring overshoots; nil without a transition.
    package var progress: Double?
    /// Progress per second; nil without a transition, and in the first frame of one that plays by itself.
    package var velocity: Double?
    /// The number of events of `gesture.jsonl` that the run had received when this frame was made; those beyond the
    /// number of the frame before are its input.
    package var gestureEvents: Int
    /// The release that this frame is the first to show; nil in all others.
    package var release: ReleaseRecord?
    package var counters: FrameCounters
    /// The work whose results later frames use again; nil in records of earlier versions.
    package var work: FrameWork?
    /// CPU time of work that was done ahead between the frame before and this one; nil where there was none.
    package var preparedTime: Nanoseconds?

    package init(
        index: Int = 0, phase: FramePhase = .idle, flags: FrameFlags = [], stamps: FrameStamps = FrameStamps(),
        cpuTime: Nanoseconds = 0, animationTime: Double? = nil, speed: Double? = nil, transition: Int? = nil,
        progress: Double? = nil, velocity: Double? = nil, gestureEvents: Int = 0, release: ReleaseRecord? = nil,
        counters: FrameCounters = FrameCounters()
    ) {
        self.index = index
        self.phase = phase
        self.flags = flags
        self.stamps = stamps
        self.cpuTime = cpuTime
        self.animationTime = animationTime
        self.speed = speed
        self.transition = transition
        self.progress = progress
        self.velocity = velocity
        self.gestureEvents = gestureEvents
        self.release = release
        self.counters = counters
    }

    /// Reads a record; a negative count, or a number that no run has, is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reals = NumberLimits.reals
        index = try container.decode(.index, in: NumberLimits.counts)
        phase = try container.decode(FramePhase.self, forKey: .phase)
        flags = try container.decode(FrameFlags.self, forKey: .flags)
        stamps = try container.decode(FrameStamps.self, forKey: .stamps)
        cpuTime = try container.decode(.cpuTime, in: NumberLimits.nanoseconds)
        animationTime = try container.decodeIfPresent(.animationTime, in: reals)
        speed = try container.decodeIfPresent(.speed, in: reals)
        transition = try container.decodeIfPresent(.transition, in: NumberLimits.counts)
        progress = try container.decodeIfPresent(.progress, in: reals)
        velocity = try container.decodeIfPresent(.velocity, in: reals)
        gestureEvents = try container.decode(.gestureEvents, in: NumberLimits.counts)
        release = try container.decodeIfPresent(ReleaseRecord.self, forKey: .release)
        counters = try container.decode(FrameCounters.self, forKey: .counters)
        work = try container.decodeIfPresent(FrameWork.self, forKey: .work)
        preparedTime = try container.decodeIfPresent(.preparedTime, in: NumberLimits.nanoseconds)
    }

    /// Whether statistics leave this frame out, because something other than the transition made it slow.
    package var isExceptional: Bool { !flags.isEmpty }

    /// The keys of a line of `frames.jsonl`.
    private enum CodingKeys: String, CodingKey {
        case index, phase, flags
        case stamps = "nanoseconds"
        case cpuTime = "cpuNanoseconds"
        case animationTime = "animationSeconds"
        case speed, transition, progress
        case velocity = "progressPerSecond"
        case gestureEvents, release, counters, work
        case preparedTime = "preparedNanoseconds"
    }
}
