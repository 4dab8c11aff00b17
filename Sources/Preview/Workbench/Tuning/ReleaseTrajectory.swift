import Recorder

/// The motion that showed after a release: the covered fraction of the distance, by time.
struct ReleaseTrajectory: Hashable, Sendable {
    /// A moment of it: seconds since the release, and the fraction of the distance, 0 to 1 and beyond.
    struct Point: Hashable, Sendable {
        var seconds: Double
        var fraction: Double
    }

    let release: ReleaseRecord
    private(set) var points: [Point] = []
    /// Whether it goes on.
    private(set) var isMoving = true
    /// The number of the transition; nil before its first frame.
    private var transition: Int?

    /// Points that are kept: a minute at 60 frames a second.
    private static let limit = 3_600

    /// The motion after `release`, which no frame has shown.
    init(_ release: ReleaseRecord) {
        self.release = release
        points = [Point(seconds: 0, fraction: 0)]
    }

    /// Adds what `record` shows; the first frame without the transition ends it, and so does a gesture that takes it over.
    mutating func append(_ record: FrameRecord) {
        guard isMoving, let time = record.animationTime else { return }
        let number = record.transition
        let isFirst = transition == nil
        if isFirst { transition = number }
        let isTakenOver = !isFirst && number != nil && (number != transition || record.phase == .drag)
        guard !isTakenOver, points.count < Self.limit else {
            isMoving = false
            return
        }
        let end = release.finishes ? 1.0 : 0
        let distance = end - release.firstProgress
        let progress = record.progress ?? end
        isMoving = record.progress != nil
        let fraction = distance == 0 ? 1 : (progress - release.firstProgress) / distance
        points.append(Point(seconds: max(0, time - release.time), fraction: fraction))
    }
}
