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
        times = FrameInterval.all(in: run.frames).map(\.duration.milliseconds)
    }

    package func write(to output: inout some TextOutputStream) {
        output.write("       Value     Percentile TotalCount 1/(1-Percentile)\n\n")
        let percentiles = Percentiles(times)
        if let percentiles { write(percentiles, to: &output) }
        let mean = column(percentiles?.mean ?? 0)
        let deviation = column(Spread(times)?.deviation ?? 0)
        output.write("#[Mean    = \(mean), StdDeviation   = \(deviation)]\n")
        let count = "\(times.count)".padded(to: -12)
        output.write("#[Max     = \(column(percentiles?.max ?? 0)), Total count    = \(count)]\n")
    }

    private func write(_ percentiles: Percentiles, to output: inout some TextOutputStream) {
        var part = 0.0
        while part < 1, percentiles.rank(of: part * 100) < percentiles.count {
            output.write(line(part, of: percentiles) + " " + (1 / (1 - part)).decimal(2).padded(to: -14) + "\n")
            let halvings = log2(1 / (1 - part)).rounded(.down) + 1
            part += 1 / (Self.ticksPerHalf * exp2(halvings))
        }
        output.write(line(1, of: percentiles) + "\n")
    }

    private func line(_ part: Double, of percentiles: Percentiles) -> String {
        let count = "\(percentiles.rank(of: part * 100))".padded(to: -10)
        return "\(column(percentiles[part * 100])) \(part.decimal(12)) \(count)"
    }

    private func column(_ value: Double) -> String { value.decimal(3).padded(to: -12) }
}
