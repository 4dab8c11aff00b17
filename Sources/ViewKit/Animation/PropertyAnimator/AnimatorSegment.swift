/// One segment of an animator's motion: from where it was taken over to one of its ends.
///
/// Positions are fractions of the animator's time, 0 to 1, from which animations that start later or end earlier derive
/// their own. Where an animator is scrubbed evenly the position is the fraction of the distance.
struct AnimatorSegment {
    /// The pacing of the animations from their fractions at the segment's start to its end.
    enum Trajectory {
        /// Along the animator's own curve.
        case natural
        /// From where they are, along another curve.
        case continued(AnimatorPacing)
        /// Evenly with the position, which is set.
        case scrubbed
    }

    var trajectory: Trajectory
    /// The position at the start.
    var origin: Double
    /// The position at the end: 1, or 0 in reverse.
    var target: Double
    /// In seconds.
    var length: TimeInterval

    /// The segment along the animator's own curve of `duration` from `origin`.
    static func natural(from origin: Double, reversed: Bool, duration: TimeInterval) -> AnimatorSegment {
        let target = reversed ? 0.0 : 1.0
        return AnimatorSegment(
            trajectory: .natural, origin: origin, target: target, length: (target - origin).magnitude * duration)
    }

    /// Whether the animations follow the animator's own curve.
    var isNatural: Bool { if case .natural = trajectory { true } else { false } }

    /// Seconds that sums of floating-point numbers may be off.
    static let tolerance = 1e-9

    /// The fraction of the segment that has passed after `elapsed` seconds, 0 to 1.
    func progress(after elapsed: TimeInterval) -> Double {
        guard elapsed < length - Self.tolerance else { return 1 }
        return max(0, elapsed / length)
    }

    func position(at progress: Double) -> Double { origin + (target - origin) * progress }
}
