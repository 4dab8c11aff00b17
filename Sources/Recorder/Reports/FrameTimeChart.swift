/// The time of every frame over the time of the run, as bars of one SVG.
///
/// A long run has several frames to a bar, which then shows the longest of them.
struct FrameTimeChart {
    private static let barLimit = 1_000
    private let run: RecordedRun

    init(_ run: RecordedRun) { self.run = run }

    fileprivate struct Bar {
        /// The span of the bar in seconds since the run's start: from the end of one present, or from the beginning of
        /// a frame without an interval before it, to the end of a later present.
        var seconds: ClosedRange<Double>
        var milliseconds: Double
        var style: String
        var title: String
    }

    func write(to output: inout some TextOutputStream) {
        let bars = self.bars
        let period = run.conditions.refreshPeriod.milliseconds
        let sorted = bars.map(\.milliseconds).sorted()
        // The longest of each 50 may leave the graph, so that the others can be told apart.
        let usual = sorted.dropLast((sorted.count + 48) / 50).last ?? 1
        let top = max(min(sorted.last ?? 1, usual * 3), period * 1.2, 0.01)
        let frame = ChartFrame(x: 0...max(bars.last?.seconds.upperBound ?? 1, 0.01), y: 0...top)
        frame.begin(
            label: "Milliseconds of each frame over the seconds of the run", ticks: ChartFrame.ticks(to: top),
            unit: " ms", to: &output)
        for bar in bars {
            let x = frame.horizontal(bar.seconds.lowerBound)
            let y = frame.vertical(bar.milliseconds)
            let width = max(0.5, (frame.horizontal(bar.seconds.upperBound) - x) * 0.9)
            output.write(
                "<rect class=\"\(bar.style)\" x=\"\(x.decimal(2))\" y=\"\(y.decimal(1))\" width=\"\(width.decimal(2))\" "
                    + "height=\"\(max(0.5, frame.bottom - y).decimal(1))\"><title>\(bar.title)</title></rect>\n")
        }
        if period > 0 {
            let height = frame.vertical(period).decimal(1)
            output.write(
                "<line class=\"due\" x1=\"\(frame.left)\" x2=\"\(frame.right)\" y1=\"\(height)\" y2=\"\(height)\"/>\n")
        }
        frame.end(to: &output)
    }

    private var bars: [Bar] {
        let all: [Bar] = zip(run.frames, run.frames.dropFirst()).map { bar($0, $1) }
        let size = (all.count + Self.barLimit - 1) / Self.barLimit
        guard size > 1 else { return all }
        return stride(from: 0, to: all.count, by: size).compactMap { start in
            let part = all[start..<min(start + size, all.count)]
            var longest = part.max { $0.rank < $1.rank }
            if let first = part.first, let last = part.last {
                let end = last.seconds.upperBound
                longest?.seconds = min(first.seconds.lowerBound, end)...end
            }
            return longest
        }
    }

    private func bar(_ previous: FrameRecord, _ frame: FrameRecord) -> Bar {
        let interval = FrameInterval.all(in: [previous, frame]).first
        let milliseconds = (interval?.duration ?? frame.stamps.wallTime).milliseconds
        let missed = interval?.missedRefreshes(period: run.conditions.refreshPeriod) ?? 0
        let longest = StageSlice.all(of: frame.stamps).max { $0.duration < $1.duration }
        let cause = longest.map { ", most in \($0.stage.name)" } ?? ""
        // Before a frame that stands apart there may have been a rest.
        let begin = seconds(interval == nil ? frame.stamps.begin : previous.stamps.presentEnd)
        let end = seconds(frame.stamps.presentEnd)
        return Bar(
            seconds: min(begin, end)...end, milliseconds: milliseconds,
            style: interval == nil ? "apart" : missed > 0 ? "late" : "ok",
            title: "frame \(frame.index): \(milliseconds.decimal(3)) ms, \(frame.phase)\(cause)"
                + (missed > 0 ? ", \(missed) refreshes missed" : ""))
    }

    private func seconds(_ stamp: Nanoseconds) -> Double { (stamp &- run.conditions.start).seconds }
}

extension FrameTimeChart.Bar {
    /// The priority among the frames that share a bar: late frames first, then the longest; frames without an interval
    /// before them come last.
    fileprivate var rank: Double { milliseconds + (style == "late" ? 1e9 : style == "apart" ? -1e9 : 0) }
}
