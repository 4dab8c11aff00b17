/// The parameters that decide whether a released drag finishes or cancels.
package struct ReleaseTuning: Hashable, Codable, Sendable, BitwiseCopyable {
    /// Seconds of current velocity that count as already travelled.
    ///
    /// By default that of a scroll view's normal deceleration, `Decay.normal.lookahead`.
    package var lookahead: Double
    /// The progress beyond which the projection finishes the transition.
    package var threshold: Double

    package init(lookahead: Double = 0.499, threshold: Double = 0.5) {
        self.lookahead = lookahead
        self.threshold = threshold
    }

    /// The decision for a drag let go at `progress`, moving at `velocity` in progress per second.
    ///
    /// Finishes where progress + velocity·lookahead is above the threshold. Exactly at it the direction of the velocity
    /// decides, and a pointer at rest cancels. A velocity or lookahead that is not finite counts as 0; a progress that
    /// is not a number cancels.
    package func decision(progress: Double, velocity: Double) -> ReleaseDecision {
        let travelled = velocity.isFinite && lookahead.isFinite ? velocity * lookahead : 0
        let projected = progress + travelled
        let finishes = projected > threshold || (projected == threshold && velocity > 0 && velocity.isFinite)
        return ReleaseDecision(finishes: finishes, projected: projected, margin: (projected - threshold).magnitude)
    }
}
