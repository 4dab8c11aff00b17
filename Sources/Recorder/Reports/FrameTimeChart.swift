/// The time of every frame over the time of the run, by stages on top of each other, as one SVG.
///
/// A long run has several frames to a bar, which then shows the longest of them.
struct FrameTimeChart {
    private static let barLimit = 1_000
    /// The height of the mark of a late frame, and of a refresh, in units of the chart.
    private static let markHeight = 5.0
    private let frames: [ReportFrame]
    private let releases: [ReportRelease]
    /// Milliseconds between two refreshes; 0 without a display.
    private let period: Double

    init(_ frames: [ReportFrame], _ releases: [ReportRelease], period: Double) {
        self.frames = frames
        self.releases = releases
        self.period = period
    }

    private struct Bar {
        var x: Double
        var width: Double
        var frame: ReportFrame
    }

    func write(to output: inout some TextOutputStream) {
        let shown = groups
        let sorted = shown.map(\.frame.milliseconds).sorted()
        // The longest of each 50 may leave the graph, so that the others can be told apart.
        let usual = sorted.dropLast((sorted.count + 48) / 50).last ?? 1
        let top = max(min(sorted.last ?? 1, usual * 3), period * 1.2, 0.01)
        let chart = ChartFrame(x: 0...max(frames.last?.seconds.upperBound ?? 1, 0.01), y: 0...top)
        chart.begin(
            label: "Milliseconds of each frame by stage over the seconds of the run", ticks: ChartFrame.ticks(to: top),
            unit: " ms", to: &output)
        let bars = shown.map { seconds, frame in
            let x = chart.horizontal(seconds.lowerBound)
            return Bar(x: x, width: max(0.5, (chart.horizontal(seconds.upperBound) - x) * 0.9), frame: frame)
        }
        for stage in FrameStage.allCases { write(stage, of: bars, in: chart, to: &output) }
        writeApart(bars, in: chart, to: &output)
        for bar in bars where bar.frame.kind == .late {
            output.write(
                "<rect class=\"late\" x=\"\(bar.x.decimal(2))\" y=\"\(chart.top)\" width=\"\(bar.width.decimal(2))\" "
                    + "height=\"\(Self.markHeight)\"><title>\(bar.frame.title.markup)</title></rect>\n")
        }
        if period > 0 {
            let height = chart.vertical(period).decimal(1)
            output.write(
                "<line class=\"due\" x1=\"\(chart.left)\" x2=\"\(chart.right)\" y1=\"\(height)\" y2=\"\(height)\"/>\n")
        }
        chart.mark(releases, to: &output)
        chart.end(to: &output)
    }

    /// The rectangles of `stage` in all bars as one path.
    private func write(
        _ stage: FrameStage, of bars: [Bar], in chart: ChartFrame, to output: inout some TextOutputStream
    ) {
        output.write("<path class=\"stage\(stage.rawValue)\" d=\"")
        for bar in bars where bar.frame.kind != .apart && bar.frame.stages[stage] > 0 {
            let below = FrameStage.allCases.prefix(stage.rawValue).reduce(0) { $0 + bar.frame.stages[$1] }
            let bottom = chart.vertical(below)
            let top = chart.vertical(below + bar.frame.stages[stage])
            guard bottom - top >= 0.05 else { continue }
            write(bar, from: bottom, to: top, to: &output)
        }
        output.write("\"/>\n")
    }

    private func writeApart(_ bars: [Bar], in chart: ChartFrame, to output: inout some TextOutputStream) {
        output.write("<path class=\"apart\" d=\"")
        for bar in bars where bar.frame.kind == .apart {
            write(bar, from: chart.bottom, to: chart.vertical(bar.frame.milliseconds), to: &output)
        }
        output.write("\"/>\n")
    }

    private func write(_ bar: Bar, from bottom: Double, to top: Double, to output: inout some TextOutputStream) {
        let width = bar.width.decimal(2)
        output.write("M\(bar.x.decimal(2)) \(bottom.decimal(2))h\(width)V\(top.decimal(2))h-\(width)z")
    }

    /// The frames that bars show, each with the seconds that its bar takes.
    private var groups: [(seconds: ClosedRange<Double>, frame: ReportFrame)] {
        let size = max(1, (frames.count + Self.barLimit - 1) / Self.barLimit)
        return stride(from: 0, to: frames.count, by: size).compactMap { start in
            let part = frames[start..<min(start + size, frames.count)]
            guard let first = part.first, let last = part.last, let longest = part.max(by: { $0.rank < $1.rank })
            else { return nil }
            let end = last.seconds.upperBound
            return (min(first.seconds.lowerBound, end)...end, longest)
        }
    }
}
