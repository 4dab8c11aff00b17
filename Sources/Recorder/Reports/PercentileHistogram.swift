import Foundation

/// `frames.hgrm`, the percentiles of the frame time as HdrHistogram prints them: its plotter opens it.
///
/// Values are in milliseconds and exact, not rounded into buckets. There are five lines for each halving of what is left
/// to 100 %, as HdrHistogram's own five ticks.
package struct PercentileHistogram: RunReport {
    package static let fileName = "frames.hgrm"

    private static let ticksPerHalf = 5.0
    private let times: [Double]

    package init(_ run: RecordedRun) {
        times = FrameInterval.all(in: run.frames).map(\.duration.milliseconds).sorted()
    }

    package func write(to output: inout some TextOutputStream) {
        output.write("       Value     Percentile TotalCount 1/(1-Percentile)\n\n")
        var part = 0.0
        while part < 1, !times.isEmpty {
            let count = max(1, Int((part * Double(times.count) - 1e-9).rounded(.up)))
            if count == times.count { break }
            output.write(line(part, count: count) + String(format: " %14.2f\n", 1 / (1 - part)))
            let halvings = log2(1 / (1 - part)).rounded(.down) + 1
            part += 1 / (Self.ticksPerHalf * exp2(halvings))
        }
        if !times.isEmpty { output.write(line(1, count: times.count) + "\n") }
        let percentiles = Percentiles(times)
        let spread = Spread(times)
        output.write(
            String(
                format: "#[Mean    = %12.3f, StdDeviation   = %12.3f]\n", percentiles?.mean ?? 0,
                spread?.deviation ?? 0))
        output.write(
            String(format: "#[Max     = %12.3f, Total count    = %12d]\n", percentiles?.max ?? 0, times.count))
    }

    private func line(_ part: Double, count: Int) -> String {
        String(format: "%12.3f %2.12f %10d", times[count - 1], part, count)
    }
}
