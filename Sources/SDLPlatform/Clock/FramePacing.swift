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
