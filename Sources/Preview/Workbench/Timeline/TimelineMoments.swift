import Recorder

/// The moments of a transition on its time axis: where the finger had it, where it let go, and where it ended.
struct TimelineMoments: Hashable, Sendable {
    /// The number of the transition; nil before the first.
    private(set) var transition: Int?
    /// The progress that shows, or showed last.
    private(set) var progress: Double?
    /// The progress through which a gesture moved it.
    private(set) var gesture: ClosedRange<Double>?
    /// The progress at which the gesture let go last.
    private(set) var release: Double?
    /// The progress at which it ended, 0 or 1; nil while it runs.
    private(set) var end: Double?

    init() {}

    /// Follows what `record` shows.
    mutating func append(_ record: FrameRecord) {
        guard let number = record.transition, let shown = record.progress else {
            guard transition != nil, end == nil, let progress else { return }
            end = progress < 0.5 ? 0 : 1
            self.progress = end
            return
        }
        if number != transition {
            self = TimelineMoments()
            transition = number
        }
        progress = shown
        if let released = record.release { release = released.progress }
        guard record.phase == .drag || record.phase == .replay, shown.isFinite else { return }
        gesture = min(gesture?.lowerBound ?? shown, shown)...max(gesture?.upperBound ?? shown, shown)
    }

    /// These moments with the progress of `record`, a frame of the past that is looked at.
    func showing(_ record: FrameRecord) -> TimelineMoments {
        guard record.transition == transition, let shown = record.progress else { return self }
        var moments = self
        moments.progress = shown
        return moments
    }

    /// The moments that a ruler marks, which are the same in most frames.
    var withoutProgress: TimelineMoments {
        var moments = self
        moments.progress = nil
        return moments
    }
}
