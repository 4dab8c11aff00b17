/// Progress and velocity over the time of the run, with hitches and releases marked, as one SVG.
struct ProgressChart {
    private static let pointLimit = 2_000
    private let run: RecordedRun
    private let releases: [ReportRelease]

    init(_ run: RecordedRun, _ releases: [ReportRelease]) {
        self.run = run
        self.releases = releases
    }

    func write(to output: inout some TextOutputStream) {
        let frames = run.frames
        let progress = frames.compactMap(\.progress).filter(\.isFinite)
        let velocity = frames.compactMap(\.velocity).filter(\.isFinite)
        let end = max(seconds(frames.last), 0.01)
        let range = min(0, progress.min() ?? 0)...max(1, progress.max() ?? 1)
        let frame = ChartFrame(x: 0...end, y: range)
        let fastest = max(velocity.map(\.magnitude).max() ?? 1, 0.01)
        let speeds = ChartFrame(x: 0...end, y: -fastest...fastest)
        frame.begin(
            label: "Progress and velocity over the seconds of the run", ticks: [0, 0.5, 1], unit: "",
            to: &output)
        for speed in [-fastest, 0, fastest] {
            output.write(
                "<text x=\"\(frame.right + 6)\" y=\"\(speeds.vertical(speed).decimal(1))\" dy=\"4\">"
                    + "\(speed.decimal(1))/s</text>\n")
        }
        writeMarks(frame, to: &output)
        writeLine("velocity", to: &output) { record in
            record.velocity.map { (speeds.horizontal(seconds(record)), speeds.vertical($0)) }
        }
        writeLine("progress", to: &output) { record in
            record.progress.map { (frame.horizontal(seconds(record)), frame.vertical($0)) }
        }
        frame.mark(releases, to: &output)
        frame.end(to: &output)
    }

    private func seconds(_ frame: FrameRecord?) -> Double {
        guard let frame else { return 0 }
        return run.conditions.manualFrameSeconds.map { Double(frame.index + 1) * $0 }
            ?? (frame.stamps.presentEnd &- run.conditions.start).seconds
    }

    private func writeMarks(_ chart: ChartFrame, to output: inout some TextOutputStream) {
        for interval in FrameInterval.all(in: run.frames)
        where interval.missedRefreshes(period: run.conditions.refreshPeriod) > 0 {
            let x = chart.horizontal(seconds(interval.frame)).decimal(1)
            output.write(
                "<rect class=\"late\" x=\"\(x)\" y=\"10\" width=\"1.5\" height=\"\((chart.bottom - 10).decimal(1))\">"
                    + "<title>hitch before frame \(interval.frame.index)</title></rect>\n")
        }
    }

    /// A line through the points that there are, in pieces where there is none.
    private func writeLine(
        _ style: String, to output: inout some TextOutputStream, point: (FrameRecord) -> (x: Double, y: Double)?
    ) {
        let step = max(1, run.frames.count / Self.pointLimit)
        var isDrawing = false
        output.write("<path class=\"\(style)\" d=\"")
        for index in stride(from: 0, to: run.frames.count, by: step) {
            guard let place = point(run.frames[index]), place.x.isFinite, place.y.isFinite else {
                isDrawing = false
                continue
            }
            output.write("\(isDrawing ? "L" : "M")\(place.x.decimal(1)) \(place.y.decimal(1))")
            isDrawing = true
        }
        output.write("\"/>\n")
    }
}
