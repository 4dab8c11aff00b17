/// The figures of a run with their definitions, as tables show them.
struct RunFigures {
    /// One measure and its percentiles, as text.
    struct Row {
        var name: String
        /// The definition of the measure, in one sentence.
        var definition: String
        /// As in `heads`; a percentile that so few values cannot tell from the maximum is called "max".
        var cells: [String]
    }

    /// One number with its name.
    struct Line {
        var name: String
        var value: String
        var definition: String
    }

    let rows: [Row]
    let lines: [Line]

    init(_ statistics: FrameStatistics) {
        let measures: [(String, String, Distribution, (Double) -> String)] = [
            (
                "frame time, wall ms", "From the end of one present to the end of the next.",
                statistics.frameTimeMilliseconds, Self.number
            ),
            (
                "CPU time, ms", "Of the process, over all threads, from a frame's beginning to the end of present.",
                statistics.frameCPUMilliseconds, Self.number
            ),
            (
                "work, wall ms", "From a frame's beginning to the start of present: no wait for the display is in it.",
                statistics.workMilliseconds, Self.number
            ),
            (
                "deadline, ms",
                "Time from the hand-over of a frame to its deadline, to spare or late (Android's overrun).",
                statistics.overrunMilliseconds, Self.margin
            ),
            ("late start, us", "How late a frame began.", statistics.lateMicroseconds, Self.number),
            (
                "input latency, wall ms",
                "From the receipt of the newest input that a frame shows to the end of present.",
                statistics.inputLatencyMilliseconds, Self.number
            ),
            (
                "animation error, ms",
                "By how much the animations' step differs from the display's (PresentMon); 0 is smooth at any rate.",
                statistics.animationErrorMilliseconds, Self.number
            ),
        ]
        rows = measures.filter { $0.2.count > 0 }.map { name, definition, values, text in
            let percentiles: [(Double?, needed: Int)] = [
                (values.mean, 0), (values.p50, 2), (values.p90, 10), (values.p95, 20), (values.p99, 100),
                (values.p999, 1_000), (values.max, 0),
            ]
            let cells = percentiles.map { values.count < $0.needed ? "max" : $0.0.map(text) ?? "-" }
            return Row(name: name, definition: definition, cells: ["\(values.count)"] + cells)
        }
        lines = Self.lines(of: statistics)
    }

    private static func number(_ value: Double) -> String { value.decimal(3) }

    /// An overrun in milliseconds as a margin: `14.500 to spare`, or `1.733 late`.
    private static func margin(_ overrun: Double) -> String {
        abs(overrun).decimal(3) + (overrun > 0 ? " late" : " to spare")
    }

    private static func lines(of statistics: FrameStatistics) -> [Line] {
        let hitches = statistics.hitches
        let ratio = hitches.millisecondsPerSecond.map {
            "\($0.decimal(2)) ms/s, \(HitchLevel(millisecondsPerSecond: $0).rawValue)"
        }
        let count = statistics.frameTimeMilliseconds.count
        func rate(_ value: Double?, _ needed: Int = 0) -> String {
            value.map { "\($0.decimal(1)) fps" + (count < needed ? ", the slowest (n<\(needed))" : "") } ?? "-"
        }
        return [
            Line(
                name: "frames", value: "\(statistics.measuredFrameCount) of \(statistics.frameCount)",
                definition: "Measured, without the first, those after a change of size, and hidden ones."),
            Line(
                name: "hitches", value: "\(hitches.count), \(hitches.milliseconds.decimal(1)) ms",
                definition: "Refreshes at which a new picture was due while something moved, and none came (Apple)."),
            Line(
                name: "hitch ratio", value: ratio ?? "-",
                definition: "Hitch time for each second of movement: up to 5 ms is good, 10 and more critical (Apple)."),
            Line(
                name: "jank", value: "\(statistics.jankCount)",
                definition: "Frames that took more than twice the refresh period (Android's JankStats)."),
            Line(
                name: "frozen", value: "\(statistics.frozenCount)",
                definition: "Frames that took more than 700 ms (Android)."),
            Line(
                name: "1 % low", value: rate(statistics.low1PercentileFramesPerSecond, 100),
                definition: "1000 / p99 of the frame time: a percentile, as MangoHud's."),
            Line(
                name: "1 % low, mean", value: rate(statistics.low1MeanFramesPerSecond, 100),
                definition: "1000 / the mean of the slowest 1 % of frame times."),
            Line(
                name: "0.1 % low", value: rate(statistics.low01PercentileFramesPerSecond, 1_000),
                definition: "1000 / p99.9 of the frame time."),
        ]
    }

    /// The heads of the columns of `rows`.
    static let heads = ["n", "mean", "p50", "p90", "p95", "p99", "p99.9", "max"]
}
