/// Which stage makes a frame late: the one that takes the most beyond what it takes in the middle one of its neighbours.
///
/// Waiting takes the most of nearly every frame; what counts is what it takes more than else.
struct LateCause {
    /// The median of each stage, in milliseconds.
    private var usual = FrameStages()

    /// The usual times of `intervals`.
    init(_ intervals: [FrameInterval]) {
        let stages = intervals.map(\.stages)
        for stage in FrameStage.allCases { usual[stage] = Percentiles(stages.map { $0[stage] })?[50] ?? 0 }
    }

    func stage(of interval: FrameInterval) -> FrameStage {
        let stages = interval.stages
        return FrameStage.allCases.max { stages[$0] - usual[$0] < stages[$1] - usual[$1] } ?? .waiting
    }
}
