/// Milliseconds of each stage.
extension StageValues<Double> {
    /// Milliseconds of each stage of the frame with `stamps`.
    ///
    /// A stamp that lies before the one it follows counts as equal to it. `waiting` is what the stages leave of the
    /// time since `previousPresentEnd`, or, for a frame without one before it, since the frame began; never negative.
    package init(_ stamps: FrameStamps, previousPresentEnd: Nanoseconds? = nil) {
        self.init()
        var reached = stamps.begin
        for stage in FrameStage.timeline {
            let end = stamps.ends[stage]
            self[stage] = max(0, end &- reached).milliseconds
            reached = max(reached, end)
        }
        self[.waiting] += previousPresentEnd.map { max(0, stamps.begin &- $0).milliseconds } ?? 0
    }

    /// The median of each stage over the frames of `records` that are not exceptional.
    init(medianOf records: some Collection<FrameRecord>) {
        var all: [Self] = []
        var previousPresentEnd: Nanoseconds?
        for record in records {
            if !record.isExceptional { all.append(Self(record.stamps, previousPresentEnd: previousPresentEnd)) }
            previousPresentEnd = record.stamps.presentEnd
        }
        self.init(medianOf: all)
    }

    /// The median of each stage over `all`, 0 without any.
    ///
    /// Each stage stands alone: the medians of the stages need not add up to the median of a frame.
    init(medianOf all: [Self]) {
        self.init { stage in all.map { $0[stage] }.median ?? 0 }
    }
}
