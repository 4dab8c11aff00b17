/// What becomes of a released drag, and how close it was.
package struct ReleaseDecision: Hashable, Sendable, BitwiseCopyable {
    /// Whether the transition goes on to its end; otherwise it is cancelled.
    package var finishes: Bool
    /// The progress at which the drag would have come to rest; may lie outside 0 to 1.
    package var projected: Double
    /// How far the projection is from the threshold, in progress: small where the decision could have gone either way.
    package var margin: Double

    package init(finishes: Bool, projected: Double, margin: Double) {
        self.finishes = finishes
        self.projected = projected
        self.margin = margin
    }
}
