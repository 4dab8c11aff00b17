/// Finds the stage that makes a frame late: the one that exceeds its median over the given intervals the most.
///
/// Waiting takes the most of nearly every frame; what counts is how far it exceeds its median.
struct LateCause {
    /// The median of each stage, in milliseconds.
    private var usual = FrameStages()

    /// Computes the medians over `intervals`.
    init(_ intervals: [FrameInterval]) {
        let stages = intervals.map(\.stages)
        for stage in FrameStage.allCases { usual[stage] = Percentiles(stages.map { $0[stage] })?[50] ?? 0 }
    }

    func stage(of interval: FrameInterval) -> FrameStage {
        let stages = interval.stages
        return FrameStage.allCases.max { stages[$0] - usual[$0] < stages[$1] - usual[$1] } ?? .waiting
    }
}
