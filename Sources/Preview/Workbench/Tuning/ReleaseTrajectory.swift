import Recorder

/// The motion that showed after a release: the part of the distance that was covered, by time.
struct ReleaseTrajectory: Hashable, Sendable {
    /// A moment of it: seconds since the release, and the part of the distance, 0 to 1 and beyond.
    struct Point: Hashable, Sendable {
        var seconds: Double
        var part: Double
    }

    let release: ReleaseRecord
    private(set) var points: [Point] = []
    /// Whether it goes on.
    private(set) var isMoving = true

    /// Points that are kept: a minute at 60 frames a second.
    private static let limit = 3_600

    /// The motion after `release`, which no frame has shown.
    init(_ release: ReleaseRecord) {
        self.release = release
        points = [Point(seconds: 0, part: 0)]
    }

    /// Adds what `record` shows; the first frame without a transition ends it.
    mutating func append(_ record: FrameRecord) {
        guard isMoving, let time = record.animationTime, points.count < Self.limit else { return }
        let end = release.finishes ? 1.0 : 0
        let distance = end - release.firstProgress
        let progress = record.progress ?? end
        isMoving = record.progress != nil
        let part = distance == 0 ? 1 : (progress - release.firstProgress) / distance
        points.append(Point(seconds: max(0, time - release.time), part: part))
    }
}
