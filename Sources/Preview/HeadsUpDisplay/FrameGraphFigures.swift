import Recorder

/// The figures of a `FrameTimeGraph` as the heads-up display writes them.
struct FrameGraphFigures: Hashable {
    /// Frames per second: whole, or a dash where there are none.
    let rate: String
    /// Hitch time over time in which something moved, or a dash where nothing did.
    let hitches: String
    let hitchLevel: Level
    /// Names and values in milliseconds. Where there are too few frames for a percentile, the greatest stands in.
    let percentiles: [Percentile]

    struct Percentile: Hashable {
        let label: String
        let value: String
    }

    /// The severity of hitches by Apple's limits for scrolling, 5 and 10 milliseconds in a second.
    enum Level: Hashable { case unknown, good, warning, critical }

    init(_ graph: FrameTimeGraph?) {
        let percentiles = graph?.percentiles
        let mean = percentiles?.mean ?? 0
        rate = mean > 0 ? (1000 / mean).decimal(0) : "–"
        let ratio = graph?.hitches.millisecondsPerSecond
        hitches = ratio.map { Self.number($0) + " ms/s" } ?? "–"
        hitchLevel = ratio.map { $0 >= 10 ? .critical : $0 > 5 ? .warning : .good } ?? .unknown
        self.percentiles = percentiles.map(Self.rows) ?? []
    }

    private static func rows(_ percentiles: Percentiles) -> [Percentile] {
        var rows: [Percentile] = []
        for percent in [50.0, 95, 99] {
            let label = percentiles.label(percent)
            let isMaximum = label.hasPrefix("max")
            rows.append(Percentile(label: isMaximum ? "max" : label, value: number(percentiles[percent])))
            if isMaximum { break }
        }
        return rows
    }

    /// One decimal below a hundred, whole above; a value that is not finite is a dash.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "–" }
        return abs(value) < 99.95 ? value.decimal(1) : value.decimal(0)
    }
}

extension FrameGraphFigures.Level {
    var color: SIMD4<Float> {
        switch self {
        case .unknown: HeadsUpStyle.secondary
        case .good: HeadsUpStyle.good
        case .warning: HeadsUpStyle.warning
        case .critical: HeadsUpStyle.bad
        }
    }
}
