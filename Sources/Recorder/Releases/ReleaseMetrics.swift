/// Metrics of a transition's completion after a gesture released it, read off its frames.
///
/// Progress runs from 0 to 1; pixels are those of the screen along the finger's path, nil where its length is not
/// known.
package struct ReleaseMetrics: Hashable, Codable, Sendable {
    /// The first frame that shows the motion that took over.
    package var frame: Int
    /// When that motion starts, in seconds of the Stage's clock; in a run's summary, since the run's start.
    package var seconds: Double
    /// Whether it went on to the end; otherwise it went back.
    package var finishes: Bool
    /// The projected rest position of the drag, in progress.
    package var projectedProgress: Double
    /// The distance of the projection beyond the threshold; below 0 it falls short of it. Near 0 the decision was
    /// close.
    package var marginProgress: Double

    package var fingerProgressPerSecond: Double
    package var fingerPixelsPerSecond: Double?
    /// The velocity with which the motion starts; nil where too few frames show it.
    package var springProgressPerSecond: Double?
    /// The spring's first velocity over the finger's; nil for a finger that hardly moves.
    package var velocityRatio: Double?
    /// The jump from the position at the release to that at which the motion starts; nil where too few frames show it.
    package var positionStepPixels: Double?

    /// The farthest distance of the motion beyond its target; 0 without an overshoot.
    package var overshootProgress: Double
    package var overshootPixels: Double?
    /// From the start of the motion to the first frame that shows 99 % of the remaining distance; nil where it was
    /// interrupted before, or frames do not show its progress.
    package var secondsTo99Percent: Double?
    /// From the start of the motion to the frame that shows it at rest; nil where it was interrupted before.
    package var secondsToRest: Double?
    /// The last change of the picture: from the last moving frame to the target; nil where the motion was interrupted, or
    /// frames do not show its progress.
    package var lastStepPixels: Double?

    /// The speed below which a finger is at rest, in pixels per second; in thousandths of progress where its path is
    /// not known.
    private static let stillness = 10.0

    /// The metrics of each release in `frames`, oldest first; `scale` is in pixels per point.
    package static func all(in frames: some RandomAccessCollection<FrameRecord>, scale: Double) -> [ReleaseMetrics] {
        frames.indices.compactMap { index in
            frames[index].release.map { ReleaseMetrics(SettlingTrajectory($0, in: frames[index...]), scale: scale) }
        }
    }

    private init(_ course: SettlingTrajectory, scale: Double) {
        let release = course.release
        let pixels = release.travel.map { $0 * scale }
        func inPixels(_ progress: Double?) -> Double? { progress.flatMap { part in pixels.map { part * $0 } } }
        frame = course.frame
        seconds = release.time
        finishes = release.finishes
        projectedProgress = release.projected
        marginProgress = release.projected - release.threshold
        fingerProgressPerSecond = release.velocity
        fingerPixelsPerSecond = inPixels(release.velocity)
        let start = course.start
        springProgressPerSecond = start?.velocity
        let isStill = (release.velocity * (pixels ?? 1_000)).magnitude < Self.stillness
        velocityRatio = isStill ? nil : start.map { $0.velocity / release.velocity }
        positionStepPixels = inPixels(start.map { ($0.position - release.progress).magnitude })
        overshootProgress = course.overshoot
        overshootPixels = course.isShown ? inPixels(course.overshoot) : nil
        secondsTo99Percent = course.time(toPart: 0.99).map { $0 - release.time }
        secondsToRest = course.restTime.map { $0 - release.time }
        lastStepPixels = inPixels(course.lastStep)
    }
}
