import LayerTree

/// The animations of a stage on one time axis, as values: those of the newest transition, and what moves beside it.
///
/// The axis begins at the start of the transition, in its local time, so that a bar stays where it is while the transition is
/// scrubbed, reversed or released. Without a transition it begins where the
/// first animation was started since nothing moved.
package struct AnimationTimeline: Hashable, Sendable {
    /// The number of the transition; nil where none runs.
    package var transition: Int?
    /// The stage's time at which the axis begins, in seconds: what has no part in the transition stands on the axis by it.
    package var origin: Double
    /// The length of the transition in seconds; without one the latest end of a bar, as far as bars end.
    package var duration: Double
    /// The layers that move with their properties, each before those in it, the rearmost first.
    package var rows: [AnimationRow] = []
    /// The number of the version of the code that moves; 0 where there is one alone.
    package var version = 0
    /// The number of rows beyond the limits; a layer that is left out counts as one.
    package var omittedRows = 0
    /// The number of bars beyond the limit, of the layers that are there.
    package var omittedBars = 0

    /// The most rows of a timeline.
    package static let rowLimit = 500
    /// The most bars of a timeline.
    package static let barLimit = 5_000

    /// An empty timeline.
    package init(transition: Int? = nil, origin: Double = 0, duration: Double = 0) {
        self.transition = transition
        self.origin = origin
        self.duration = duration
    }

    /// The latest end of a bar that ends, in seconds; 0 without any.
    var latestEnd: Double { rows.lazy.flatMap(\.bars).map(\.end).filter { $0 < Self.never }.max() ?? 0 }

    /// A time from which on ends count as none, in seconds.
    private static let never = 1e9

    /// Leaves out what is beyond the limits: the last rows, and the oldest bars of a row that has too many.
    mutating func limit() {
        var remaining = Self.barLimit
        var kept: [AnimationRow] = []
        for var row in rows where kept.count < Self.rowLimit && remaining > 0 {
            if row.bars.count > remaining {
                omittedBars += row.bars.count - remaining
                row.bars.removeFirst(row.bars.count - remaining)
            }
            remaining -= row.bars.count
            kept.append(row)
        }
        omittedRows += rows.count - kept.count
        rows = kept
    }
}
