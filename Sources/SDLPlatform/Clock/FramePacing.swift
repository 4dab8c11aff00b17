/// The source of the times at which frames are due.
enum FramePacing: Hashable, Sendable {
    /// By its own deadlines.
    case deadlines(DeadlineSchedule)
    /// By the presents that wait for the display.
    case refreshes(RefreshFollower)

    func deadline(at now: Double) -> Double {
        switch self {
        case .deadlines(let schedule): schedule.deadline(at: now)
        case .refreshes(let follower): follower.deadline(at: now)
        }
    }

    mutating func begin(at now: Double, afterRest: Bool) -> FrameTurn {
        switch self {
        case .deadlines(var schedule):
            defer { self = .deadlines(schedule) }
            return afterRest ? schedule.beginAfterRest(at: now) : schedule.begin(at: now)
        case .refreshes(var follower):
            defer { self = .refreshes(follower) }
            return afterRest ? follower.beginAfterRest(at: now) : follower.begin(at: now)
        }
    }

    mutating func presented(at time: Double, work: Double) {
        guard case .refreshes(var follower) = self else { return }
        follower.presented(at: time, work: work)
        self = .refreshes(follower)
    }
}

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
