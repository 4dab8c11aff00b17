/// One stage of one frame, in time.
struct StageSlice {
    let stage: FrameStage
    let begin: Nanoseconds
    let end: Nanoseconds

    var duration: Nanoseconds { end &- begin }

    /// The stages between the frame's beginning and its end that took any time, in their order, without gaps.
    static func all(of stamps: FrameStamps) -> [StageSlice] {
        var reached = stamps.begin
        return FrameStage.timeline.compactMap { stage in
            let end = stamps.ends[stage]
            // A stage that did not happen left its stamp behind.
            guard end > reached else { return nil }
            defer { reached = end }
            return StageSlice(stage: stage, begin: reached, end: end)
        }
    }
}
