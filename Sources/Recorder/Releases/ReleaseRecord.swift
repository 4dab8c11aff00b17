/// The release of a transition by a gesture: the state at which a spring or a curve takes over.
///
/// Positions are in progress, velocities in progress per second.
package struct ReleaseRecord: Hashable, Codable, Sendable, BitwiseCopyable {
    /// The start of the motion that takes over, in seconds of the Stage's clock.
    package var time: Double
    /// The progress at which the gesture left the transition.
    package var progress: Double
    /// The finger's velocity.
    package var velocity: Double
    /// The progress at which the motion that takes over starts.
    package var firstProgress: Double
    package var firstVelocity: Double
    /// Whether the transition goes on to its end; otherwise it goes back.
    package var finishes: Bool
    /// The projected rest position of the drag.
    package var projected: Double
    /// The progress beyond which such a projection finishes the transition.
    package var threshold: Double
    /// The length of the finger's path for progress from 0 to 1, in points; nil where that is not known.
    package var travel: Double?

    package init(
        time: Double, progress: Double, velocity: Double, firstProgress: Double, firstVelocity: Double, finishes: Bool,
        projected: Double, threshold: Double, travel: Double?
    ) {
        self.time = time
        self.progress = progress
        self.velocity = velocity
        self.firstProgress = firstProgress
        self.firstVelocity = firstVelocity
        self.finishes = finishes
        self.projected = projected
        self.threshold = threshold
        self.travel = travel
    }

    /// Reads a release; a number that no run has is an error.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let reals = NumberLimits.reals
        time = try container.decode(.time, in: reals)
        progress = try container.decode(.progress, in: reals)
        velocity = try container.decode(.velocity, in: reals)
        firstProgress = try container.decode(.firstProgress, in: reals)
        firstVelocity = try container.decode(.firstVelocity, in: reals)
        finishes = try container.decode(Bool.self, forKey: .finishes)
        projected = try container.decode(.projected, in: reals)
        threshold = try container.decode(.threshold, in: reals)
        travel = try container.decodeIfPresent(.travel, in: reals)
    }

    /// The keys of the object in a line of `frames.jsonl`.
    private enum CodingKeys: String, CodingKey {
        case time = "seconds"
        case progress
        case velocity = "progressPerSecond"
        case firstProgress
        case firstVelocity = "firstProgressPerSecond"
        case finishes, projected, threshold
        case travel = "travelPoints"
    }
}
