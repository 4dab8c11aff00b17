/// Tells, while a reply is awaited, an endless loop from a wait and from a slow machine.
///
/// A loop is processor time of the thread that has to answer, spent within one event; the time that passes says nothing, as the
/// machine may be busy, and this process or the other one may have been stopped.
struct ResponseWatch: Sendable {
    enum Diagnosis: Hashable, Sendable {
        /// It works, or waits for the processor.
        case busy
        /// It has hardly used the processor for a second, or for ten where it waits for the disk.
        case waiting
        /// The same, and a signal or a debugger has stopped it.
        case stopped
        /// For a second it has waited for the reader of what it writes.
        case unread
        /// It has used the processor for longer than one event may.
        case looping
    }

    /// Seconds of processor time that one event may use.
    static let longestEvent = 2.0
    /// Seconds of processor time that a launch may use: the code is loaded, and makes its first screen.
    static let longestLaunch = 5.0
    /// Seconds over which the use of the processor is measured, and the fraction of them below which it counts as a wait.
    private static let period = 1.0
    private static let idleFraction = 0.1
    /// The fraction of the processor below which all threads and processes of the code together count as idle.
    private static let quietFraction = 0.02
    /// Seconds in which a thread that also works may wait within one event before that is said.
    private static let longestSilence = 3.0
    /// Seconds for which a disk may keep a thread waiting.
    private static let longestBlock = 10.0

    /// Seconds of processor time that one event may use.
    private let longestRun: Double
    /// The use of the processor when the event began that is going on, as far as it was observed.
    private var event: ChildActivity?
    /// The time since which it waits for the reader of what it writes; nil where it does not.
    private var unreadStart: Double?
    /// The beginning of the period over which the use is measured.
    private var start: (time: Double, activity: ChildActivity)?
    /// The time of the newest observation.
    private var lastTime: Double?
    /// Seconds of the event that is going on in which the thread was seen to wait; a gap between two looks is none.
    private var waitSeconds = 0.0
    private(set) var finding = Diagnosis.busy
    /// The time since which it waits or is stopped; nil where it does neither.
    private(set) var idleStart: Double?
    /// The time since which nothing that the code has started has used the processor either; nil where it does not wait.
    private(set) var quietStart: Double?

    /// A watch over a reply that is awaited from now on.
    init(longestRun: Double = longestEvent) { self.longestRun = longestRun }

    /// Whether it has waited for long by turns with work: a loop that polls uses too much of the processor to be idle.
    var seesWait: Bool { waitSeconds >= Self.longestSilence }

    /// Adds an observation at `time`, in seconds of the machine's monotonic clock.
    mutating func observe(_ activity: ChildActivity, at time: Double) {
        defer { lastTime = time }
        guard let event, event.performedCount == activity.performedCount else {
            event = activity
            waitSeconds = 0
            return restart(activity, at: time)
        }
        if let lastTime, time - lastTime < Self.period, activity.state == .waiting { waitSeconds += time - lastTime }
        if activity.processorSeconds - event.processorSeconds >= longestRun {
            finding = .looping
            return
        }
        if activity.isUnread || unreadStart != nil {
            restart(activity, at: time)
            unreadStart = activity.isUnread ? unreadStart ?? time : nil
            if let unreadStart, time - unreadStart >= Self.period { finding = .unread }
            return
        }
        // After a gap, in which this process itself may have been stopped, the measurement begins anew.
        guard let start, let lastTime, time - lastTime < Self.period else { return restart(activity, at: time) }
        let elapsed = time - start.time
        guard elapsed >= Self.period else { return }
        let used = activity.processorSeconds - start.activity.processorSeconds
        let isIdle = activity.state != .running && used < Self.idleFraction * elapsed
        guard isIdle else { return restart(activity, at: time) }
        guard activity.state != .blocked || elapsed >= Self.longestBlock else { return }
        finding = activity.state == .stopped ? .stopped : .waiting
        idleStart = idleStart ?? start.time
        let familyUse = activity.family.seconds - start.activity.family.seconds
        // On a busy machine a thread may wait long for the processor.
        let isQuiet = familyUse < Self.quietFraction * elapsed && !activity.family.isRunning
        quietStart = isQuiet ? quietStart ?? start.time : time
        self.start = (time, activity)
    }

    private mutating func restart(_ activity: ChildActivity, at time: Double) {
        start = (time, activity)
        finding = .busy
        idleStart = nil
        quietStart = nil
    }
}
