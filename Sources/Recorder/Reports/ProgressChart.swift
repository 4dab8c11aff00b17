/// Progress and velocity over the time of the run, with hitches and releases marked, as one SVG.
struct ProgressChart {
    private static let pointLimit = 2_000
    private let frames: [ReportFrame]
    private let releases: [ReportRelease]

    init(_ frames: [ReportFrame], _ releases: [ReportRelease]) {
        self.frames = frames
        self.releases = releases
    }

    func write(to output: inout some TextOutputStream) {
        let progress = frames.compactMap(\.record.progress).filter(\.isFinite)
        let velocity = frames.compactMap(\.record.velocity).filter(\.isFinite)
        let end = max(frames.last?.seconds.upperBound ?? 0, 0.01)
        let range = min(0, progress.min() ?? 0)...max(1, progress.max() ?? 1)
        let chart = ChartFrame(x: 0...end, y: range)
        let fastest = max(velocity.map(\.magnitude).max() ?? 1, 0.01)
        let speeds = ChartFrame(x: 0...end, y: -fastest...fastest)
        chart.begin(
            label: "Progress and velocity over the seconds of the run", ticks: [0, 0.5, 1], unit: "",
            to: &output)
        for speed in [-fastest, 0, fastest] {
            output.write(
                "<text x=\"\(chart.right + 6)\" y=\"\(speeds.vertical(speed).decimal(1))\" dy=\"4\">"
                    + "\(speed.decimal(1))/s</text>\n")
        }
        writeMarks(chart, to: &output)
        writeLine("velocity", to: &output) { frame in
            frame.record.velocity.map { (speeds.horizontal(frame.seconds.upperBound), speeds.vertical($0)) }
        }
        writeLine("progress", to: &output) { frame in
            frame.record.progress.map { (chart.horizontal(frame.seconds.upperBound), chart.vertical($0)) }
        }
        chart.mark(releases, to: &output)
        chart.end(to: &output)
    }

    private func writeMarks(_ chart: ChartFrame, to output: inout some TextOutputStream) {
        for frame in frames where frame.kind == .late {
            let x = chart.horizontal(frame.seconds.upperBound).decimal(1)
            output.write(
                "<rect class=\"late\" x=\"\(x)\" y=\"10\" width=\"1.5\" height=\"\((chart.bottom - 10).decimal(1))\">"
                    + "<title>hitch before frame \(frame.record.index)</title></rect>\n")
        }
    }

    /// A line through the points that there are, in pieces where there is none.
    private func writeLine(
        _ style: String, to output: inout some TextOutputStream, point: (ReportFrame) -> (x: Double, y: Double)?
    ) {
        let step = max(1, frames.count / Self.pointLimit)
        var isDrawing = false
        output.write("<path class=\"\(style)\" d=\"")
        for index in stride(from: 0, to: frames.count, by: step) {
            guard let place = point(frames[index]), place.x.isFinite, place.y.isFinite else {
                isDrawing = false
                continue
            }
            output.write("\(isDrawing ? "L" : "M")\(place.x.decimal(1)) \(place.y.decimal(1))")
            isDrawing = true
        }
        output.write("\"/>\n")
    }
}
