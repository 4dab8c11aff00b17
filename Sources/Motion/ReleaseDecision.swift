/// The outcome of a released drag, finish or cancel, and its margin.
package struct ReleaseDecision: Hashable, Sendable, BitwiseCopyable {
    /// Whether the transition goes on to its end; otherwise it is cancelled.
    package var finishes: Bool
    /// The progress at which the drag would have come to rest; may lie outside 0 to 1.
    package var projected: Double
    /// The distance of the projection from the threshold, in progress: small where the decision was close.
    package var margin: Double

    package init(finishes: Bool, projected: Double, margin: Double) {
        self.finishes = finishes
        self.projected = projected
        self.margin = margin
    }
}
