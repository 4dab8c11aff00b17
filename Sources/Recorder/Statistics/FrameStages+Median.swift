extension FrameStages {
    /// The median of each stage over those of `records` that are not exceptional, in milliseconds.
    ///
    /// Each stage stands alone: the medians of the stages need not add up to the median of a frame.
    init(medianOf records: some Collection<FrameRecord>) {
        var stages: [FrameStages] = []
        var previousPresentEnd: Nanoseconds?
        for record in records {
            if !record.isExceptional {
                stages.append(FrameStages(record.stamps, previousPresentEnd: previousPresentEnd))
            }
            previousPresentEnd = record.stamps.presentEnd
        }
        for stage in FrameStage.allCases {
            self[stage] = Percentiles(stages.map { $0[stage] })?[50] ?? 0
        }
    }
}
