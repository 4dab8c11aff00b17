/// The time between two frames that follow each other: what the eye sees as one frame.
struct FrameInterval {
    /// The frame that ended the interval.
    let frame: FrameRecord
    let previous: FrameRecord

    /// Every pair of neighbours in `records`, oldest first, except those that say nothing about smoothness: the later
    /// frame is exceptional, the earlier one was hidden, or frames between them are missing.
    static func all(in records: some Collection<FrameRecord>) -> [FrameInterval] {
        zip(records, records.dropFirst()).compactMap { FrameInterval(from: $0, to: $1) }
    }

    /// The interval between neighbours; nil where `all(in:)` leaves it out.
    init?(from previous: FrameRecord, to frame: FrameRecord) {
        guard !frame.isExceptional, !previous.flags.contains(.hidden), frame.index == previous.index &+ 1 else {
            return nil
        }
        self.frame = frame
        self.previous = previous
    }

    /// From the end of one present to the end of the next, never negative.
    var duration: Nanoseconds { max(0, frame.stamps.presentEnd &- previous.stamps.presentEnd) }

    /// Milliseconds of each stage, `waiting` since the frame before.
    var stages: StageValues<Double> { StageValues(frame.stamps, previousPresentEnd: previous.stamps.presentEnd) }

    /// Whether something moved, so that a late frame is seen.
    var isAnimating: Bool { frame.phase != .idle }

    /// Refreshes of the display, `period` apart, at which a new picture was due and none came; 0 unless animating.
    ///
    /// A frame that is ready before its deadline is shown at it, however long its work took.
    func missedRefreshes(period: Nanoseconds) -> Int {
        guard isAnimating, period > 0 else { return 0 }
        let shown = frame.stamps.shown &- previous.stamps.shown
        let refreshes = (Double(shown) / Double(period)).rounded()
        return refreshes > 1 ? (Int(exactly: refreshes) ?? .max) - 1 : 0
    }

    /// The animated time less the displayed time since the frame before, in milliseconds of the display's time; nil
    /// where nothing animated, and where no display paced the frame.
    ///
    /// 0 is smooth motion at any rate and any speed (PresentMon's `MsAnimationError`).
    var animationError: Double? {
        guard let now = frame.animationTime, let before = previous.animationTime, let speed = frame.speed, speed > 0
        else { return nil }
        return (now - before) / speed * 1_000 - duration.milliseconds
    }
}
