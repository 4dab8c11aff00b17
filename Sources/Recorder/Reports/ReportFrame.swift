/// A frame as the charts of a run's page show it; times are wall times unless they say otherwise.
struct ReportFrame {
    /// The reason for which a frame stands out.
    enum Kind: UInt8 {
        /// In time.
        case usual
        /// At least one refresh was missed before it while something moved.
        case late
        /// No frame before it tells its time: the first, one after a change of size, a hidden one.
        case apart
    }

    let record: FrameRecord
    let kind: Kind
    /// Seconds since the run's start: from the end of one present to the end of the next; of a frame that stands apart, from
    /// its beginning. Of a run on a manual clock they are that clock's.
    private(set) var seconds: ClosedRange<Double>
    /// The time between the two in milliseconds, never negative.
    let milliseconds: Double
    /// Milliseconds of each stage.
    let stages: StageValues<Double>
    /// Refreshes that were missed before it.
    let missed: Int
    /// The stage that made it late; nil for a frame in time.
    let cause: FrameStage?

    /// All frames of `run`, oldest first.
    static func all(of run: RecordedRun) -> [ReportFrame] {
        let period = run.conditions.refreshPeriod
        let causes = LateCause(FrameInterval.all(in: run.frames))
        var previous: FrameRecord?
        let frames = run.frames.map { record in
            defer { previous = record }
            guard let interval = previous.flatMap({ FrameInterval(from: $0, to: record) }) else {
                return ReportFrame(record, start: run.conditions.start)
            }
            return ReportFrame(interval, missed: interval.missedRefreshes(period: period), causes, run.conditions.start)
        }
        return run.conditions.pacing == .manual ? placed(frames, run.conditions) : frames
    }

    /// `frames` on the manual clock that made them. A frame in which nothing is animated does not tell its time: it follows
    /// the one before.
    private static func placed(_ frames: [ReportFrame], _ conditions: RunConditions) -> [ReportFrame] {
        let length = conditions.frameSeconds
        var end = 0.0
        return frames.map { frame in
            let stageTime = (frame.record.animationTime ?? conditions.stageStart) - conditions.stageStart
            end = max(end + length, conditions.speed > 0 ? stageTime / conditions.speed : 0)
            var frame = frame
            frame.seconds = end - length...end
            return frame
        }
    }

    /// A frame that stands apart.
    private init(_ record: FrameRecord, start: Nanoseconds) {
        self.record = record
        kind = .apart
        let end = (record.stamps.presentEnd &- start).seconds
        seconds = min((record.stamps.begin &- start).seconds, end)...end
        milliseconds = max(0, record.stamps.wallTime).milliseconds
        stages = StageValues(record.stamps)
        missed = 0
        cause = nil
    }

    private init(_ interval: FrameInterval, missed: Int, _ causes: LateCause, _ start: Nanoseconds) {
        record = interval.frame
        kind = missed > 0 ? .late : .usual
        let end = (interval.frame.stamps.presentEnd &- start).seconds
        seconds = min((interval.previous.stamps.presentEnd &- start).seconds, end)...end
        milliseconds = interval.duration.milliseconds
        stages = interval.stages
        self.missed = missed
        cause = missed > 0 ? causes.stage(of: interval) : nil
    }

    /// The priority among frames that share a bar: late ones first, then the longest; those that stand apart come last.
    var rank: Double { milliseconds + (kind == .late ? 1e9 : kind == .apart ? -1e9 : 0) }

    /// The frame in words.
    var title: String {
        "frame \(record.index): \(milliseconds.decimal(3)) ms wall, \(record.phase)"
            + (cause.map { ", late by \($0.words)" } ?? "")
            + (missed > 0 ? ", \(missed) refreshes missed" : "")
    }
}
