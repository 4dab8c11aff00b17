/// Finds the stage that makes a frame late: the one that exceeds its median over the given intervals the most.
///
/// Waiting takes the most of nearly every frame; what counts is how far it exceeds its median.
struct LateCause {
    /// The median of each stage, in milliseconds.
    private let usual: StageValues<Double>

    /// Computes the medians over `intervals`.
    init(_ intervals: [FrameInterval]) { usual = StageValues(medianOf: intervals.map(\.stages)) }

    func stage(of interval: FrameInterval) -> FrameStage {
        let stages = interval.stages
        return FrameStage.allCases.max { stages[$0] - usual[$0] < stages[$1] - usual[$1] } ?? .waiting
    }
}
