/// When frames begin on a display that blocks the presenter: as late as their work allows, so that input is fresh.
///
/// Pure: it decides, the clock waits. Fed with the times at which presents returned, which are the display's refreshes,
/// it estimates their period (the median of the last intervals) and starts a frame shortly before the next refresh:
/// twice its recent work and a margin ahead. A missed refresh makes it start right after the refresh for a while.
struct RefreshFollower: Hashable, Sendable {
    /// Intervals that the median is taken of.
    private static let window = 120
    /// Seconds kept free between the work expected and the refresh.
    private static let margin = 0.002
    /// Frames during which a missed refresh is remembered.
    private static let caution = 60
    /// The factor by which the expected longest work decays from one frame to the next.
    private static let forgetting = 0.95

    /// Seconds between refreshes.
    private(set) var period: Double
    private var intervals: ContiguousArray<Double> = []
    private var oldest = 0
    private var lastRefresh: Double?
    private var lastTurn: Double?
    private var longestWork = 0.0
    private var cautiousFrames = 0

    /// A follower of a display that was measured to refresh every `period` seconds.
    init(period: Double) {
        self.period = period
        intervals.reserveCapacity(Self.window)
    }

    /// When the next frame should begin; `now` until a present has been seen.
    func deadline(at now: Double) -> Double {
        lastRefresh == nil ? now : turn(at: now) + period - lead
    }

    /// Describes the frame that begins at `now`: it belongs to the refresh before, and is seen at the one after.
    mutating func begin(at now: Double) -> FrameTurn {
        let turn = turn(at: now)
        let missed = lastTurn.map { max(0, Int(min(((turn - $0) / period).rounded(), 1000)) - 1) } ?? 0
        lastTurn = turn
        return FrameTurn(begin: turn, period: period, lateness: now - (turn + period - lead), missed: missed)
    }

    /// Describes the first frame after a rest, which missed nothing.
    mutating func beginAfterRest(at now: Double) -> FrameTurn {
        let turn = turn(at: now)
        lastTurn = turn
        return FrameTurn(begin: turn, period: period, lateness: 0, missed: 0)
    }

    /// Notes a frame that took `work` seconds up to a present that returned at `time`.
    mutating func presented(at time: Double, work: Double) {
        longestWork = max(work, longestWork * Self.forgetting)
        cautiousFrames = max(0, cautiousFrames - 1)
        defer { lastRefresh = time }
        guard let lastRefresh, time > lastRefresh else { return }
        let refreshes = (time - lastRefresh) / period
        if refreshes > 0.5, refreshes < 1.5 { record(time - lastRefresh) }
        if refreshes > 1.5, refreshes < 4 { cautiousFrames = Self.caution }
    }

    /// The seconds before the next refresh at which a frame begins.
    private var lead: Double { cautiousFrames > 0 ? period : min(period, 2 * longestWork + Self.margin) }

    /// The refresh that a frame beginning at `now` belongs to: the last one, or the next where that has had its frame.
    private func turn(at now: Double) -> Double {
        let latest = refresh(before: now)
        guard let lastTurn, latest - lastTurn < 0.5 * period else { return latest }
        return lastTurn + period
    }

    private func refresh(before now: Double) -> Double {
        guard let lastRefresh, now > lastRefresh else { return lastRefresh ?? now }
        return lastRefresh + ((now - lastRefresh) / period).rounded(.down) * period
    }

    private mutating func record(_ interval: Double) {
        if intervals.count < Self.window {
            intervals.append(interval)
        } else {
            intervals[oldest] = interval
            oldest = (oldest + 1) % Self.window
        }
        if intervals.count % 8 == 0, oldest % 8 == 0 { period = intervals.sorted()[intervals.count / 2] }
    }
}
