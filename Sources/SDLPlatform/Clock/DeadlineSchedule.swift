/// When frames are due on a display that does not block the presenter: a grid of deadlines, one period apart.
///
/// Pure: it decides, the clock waits. Every frame is given the next line of the grid; a frame that begins late keeps
/// its line, so the next one is on time again. Lines that passed entirely are counted as missed and never made up for.
/// After a long stall (a debugger, a suspended machine) or a rest the grid starts anew and counts none.
struct DeadlineSchedule: Hashable, Sendable {
    /// Periods of delay beyond which the grid is not worth keeping.
    static let realignmentPeriods = 15.0

    /// Seconds between deadlines.
    let period: Double
    /// The grid is `anchor + line * period`: multiplied, not summed, so that rounding does not add up.
    private var anchor: Double?
    private var line = 0

    /// A grid at `refreshRate` Hz; 0, a negative or an unusable number stands for 60, and 1 to 1000 are the limits.
    init(refreshRate: Double) {
        let usable = refreshRate.isFinite && refreshRate > 0
        period = 1 / (usable ? min(max(refreshRate, 1), 1000) : 60)
    }

    /// When the next frame is due; `now` where the grid has not started, or would start anew.
    func deadline(at now: Double) -> Double { nextLine(at: now) ?? now }

    /// Gives the frame that begins at `now`, not before `deadline(at: now)`, its line of the grid.
    mutating func begin(at now: Double) -> FrameTurn {
        guard let anchor, let due = nextLine(at: now) else { return startAnew(at: now) }
        let missed = max(0, Int(((now - due) / period).rounded(.down)))
        line += 1 + missed
        let time = anchor + Double(line) * period
        return FrameTurn(begin: time, period: period, lateness: now - time, missed: missed)
    }

    /// Gives the first frame after a rest the time `now`, or the next line where that is still to come.
    mutating func beginAfterRest(at now: Double) -> FrameTurn {
        deadline(at: now) > now ? begin(at: now) : startAnew(at: now)
    }

    /// The time of the line after the last one given; nil where the grid has not started, or is no longer worth
    /// keeping.
    private func nextLine(at now: Double) -> Double? {
        guard let anchor else { return nil }
        let next = anchor + Double(line + 1) * period
        return now - next > Self.realignmentPeriods * period ? nil : next
    }

    private mutating func startAnew(at now: Double) -> FrameTurn {
        anchor = now
        line = 0
        return FrameTurn(begin: now, period: period, lateness: 0, missed: 0)
    }
}
