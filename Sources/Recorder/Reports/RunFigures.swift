/// The figures of a run with what they mean, as tables show them.
struct RunFigures {
    /// One measure and its percentiles, as text.
    struct Row {
        var name: String
        /// What it is, in a sentence.
        var definition: String
        /// Mean, p50, p90, p95, p99, p99.9, maximum; a dash where nothing was measured.
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
        let measures: [(String, String, Distribution)] = [
            ("frame time, ms", "From the end of one present to the end of the next.", statistics.frameTimeMilliseconds),
            (
                "CPU time, ms", "Of the process, over all threads, from a frame's beginning to the end of present.",
                statistics.frameCPUMilliseconds
            ),
            (
                "work, ms", "From a frame's beginning to the start of present: no wait for the display is in it.",
                statistics.workMilliseconds
            ),
            (
                "overrun, ms", "How long after its deadline a frame was handed over; negative is early (Android).",
                statistics.overrunMilliseconds
            ),
            ("late start, us", "How late a frame began.", statistics.lateMicroseconds),
            (
                "input latency, ms", "From the receipt of the newest input that a frame shows to the end of present.",
                statistics.inputLatencyMilliseconds
            ),
            (
                "animation error, ms",
                "By how much the animations' step differs from the display's (PresentMon); 0 is smooth at any rate.",
                statistics.animationErrorMilliseconds
            ),
        ]
        rows = measures.filter { $0.2.count > 0 }.map { name, definition, values in
            let cells = [values.mean, values.p50, values.p90, values.p95, values.p99, values.p999, values.max]
            return Row(name: name, definition: definition, cells: cells.map { $0.map { $0.decimal(3) } ?? "-" })
        }
        lines = Self.lines(of: statistics)
    }

    private static func lines(of statistics: FrameStatistics) -> [Line] {
        let hitches = statistics.hitches
        let ratio = hitches.millisecondsPerSecond.map {
            "\($0.decimal(2)) ms/s, \(HitchLevel(millisecondsPerSecond: $0).rawValue)"
        }
        func rate(_ value: Double?) -> String { value.map { "\($0.decimal(1)) fps" } ?? "-" }
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
                name: "1 % low", value: rate(statistics.low1PercentileFramesPerSecond),
                definition: "1000 / p99 of the frame time (MangoHud's percentile)."),
            Line(
                name: "1 % low, mean", value: rate(statistics.low1MeanFramesPerSecond),
                definition: "1000 / the mean of the slowest 1 % of frame times."),
            Line(
                name: "0.1 % low", value: rate(statistics.low01PercentileFramesPerSecond),
                definition: "1000 / p99.9 of the frame time."),
        ]
    }

    /// The heads of the columns of `rows`; percentiles that so few frames cannot tell from the maximum say so.
    static func heads(_ count: Int) -> [String] {
        let label = { (percent: Double, needed: Int) in count < needed ? "max (n<\(needed))" : "p\(percent.decimal(0))"
        }
        return ["mean", "p50", "p90", "p95", label(99, 100), count < 1_000 ? "max (n<1000)" : "p99.9", "max"]
    }
}
