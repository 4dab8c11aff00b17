/// The recorded motion that takes over from a gesture, until it rests or is interrupted.
struct SettlingTrajectory {
    let release: ReleaseRecord
    /// The index of the first frame.
    let frame: Int
    /// The time, in seconds of the Stage's clock, and the progress of each frame that shows the motion, oldest first.
    private var shown: [(time: Double, progress: Double)] = []
    /// The time of the first frame that shows the end; nil where the motion was interrupted, or the record ends before.
    private(set) var restTime: Double?

    /// The trajectory after `release`, which the first of `frames` is the first to show.
    init(_ release: ReleaseRecord, in frames: some Collection<FrameRecord>) {
        self.release = release
        frame = frames.first?.index ?? 0
        let transition = frames.first?.transition
        for (position, record) in frames.enumerated() {
            // The next release is another motion.
            if position > 0, record.release != nil { return }
            guard let time = record.animationTime else { continue }
            guard record.transition == transition, let progress = record.progress else {
                restTime = time
                return
            }
            // A touch interrupted it.
            guard record.phase == .settle else { return }
            if shown.last.map({ time > $0.time }) ?? true { shown.append((time, progress)) }
        }
    }

    private var target: Double { release.finishes ? 1 : 0 }

    /// Whether the frames show the progress of the motion; they do not where code of another kind moves the views, and
    /// tells no progress.
    var isShown: Bool { release.progress == target || shown.contains { $0.progress != release.progress } }

    /// The position and the velocity at which the motion starts, extrapolated from the shown frames back to the
    /// release; nil where fewer than three frames show it.
    ///
    /// A polynomial through the first frames (at most eight) is exact to far below a pixel for every spring whose period
    /// is a tenth of a second or more: what is shown has no noise.
    var start: (position: Double, velocity: Double)? {
        let points = shown.prefix(8)
        guard points.count >= 3, isShown else { return nil }
        var position = 0.0
        var velocity = 0.0
        // Newton's divided differences; the value and its derivative at the release by Horner's rule.
        var differences = points.map(\.progress)
        for order in 1..<points.count {
            for index in stride(from: points.count - 1, through: order, by: -1) {
                differences[index] =
                    (differences[index] - differences[index - 1]) / (points[index].time - points[index - order].time)
            }
        }
        for index in points.indices.reversed() {
            let offset = release.time - points[index].time
            velocity = velocity * offset + position
            position = position * offset + differences[index]
        }
        return (position, velocity)
    }

    /// The farthest distance beyond the target that a frame shows, in progress; 0 without an overshoot.
    var overshoot: Double {
        shown.map { release.finishes ? $0.progress - 1 : -$0.progress }.reduce(0, max)
    }

    /// The time of the first frame that shows the fraction `part` of the distance that was left at the release, or the
    /// end; nil where the motion was interrupted, or the record ends, before, and where no frame shows its progress.
    func time(toPart part: Double) -> Double? {
        guard isShown else { return nil }
        let left = (target - release.progress).magnitude * (1 - part)
        let reached = shown.first { release.finishes ? $0.progress >= 1 - left : $0.progress <= left }
        return reached?.time ?? restTime
    }

    /// The distance in progress from the last moving frame to the target; nil where the motion did not come to rest.
    var lastStep: Double? {
        guard restTime != nil, isShown, let last = shown.last else { return nil }
        return (target - last.progress).magnitude
    }
}
