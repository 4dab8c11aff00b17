/// The frames of a run from which release metrics are computed: those from each release to the frame that shows the
/// transition at rest, or interrupted.
///
/// Uses memory for the frames after releases alone, however long the run.
package struct SettlingFrames {
    /// Oldest first.
    private var frames: [FrameRecord] = []
    private var transition: Int?
    private var isSettling = false

    package init() {}

    /// Adds `frame` where it is needed; frames come in their order.
    package mutating func append(_ frame: FrameRecord) {
        if frame.release != nil {
            isSettling = true
            transition = frame.transition
        }
        guard isSettling else { return }
        frames.append(frame)
        // A frame without a time shows nothing of the motion.
        guard frame.animationTime != nil else { return }
        isSettling = frame.transition == transition && frame.phase == .settle
    }

    /// The metrics of each release, oldest first; `scale` is in pixels per point.
    package func releases(scale: Double) -> [ReleaseMetrics] { ReleaseMetrics.all(in: frames, scale: scale) }
}
