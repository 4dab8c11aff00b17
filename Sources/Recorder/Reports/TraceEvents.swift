/// `trace.json`, the run in the Trace Event Format: ui.perfetto.dev, chrome://tracing and speedscope open it.
///
/// Every frame is a slice with its stages inside; beside it are the slice in which it was expected and the one in which it
/// happened, a flow from the input that it shows, counters, hitches, and the gesture's phases. Times are microseconds
/// since the run began. Slices on one track follow each other or nest, as Perfetto asks.
package struct TraceEvents: RunReport {
    package static let fileName = "trace.json"

    /// The tracks, by thread number, in their order.
    private enum Track: Int, CaseIterable {
        case frames = 1
        case expected, actual, input

        var name: String {
            switch self {
            case .frames: "Frames and stages"
            case .expected: "Expected frames"
            case .actual: "Actual frames"
            case .input: "Input"
            }
        }
    }

    private let run: RecordedRun
    private let period: Nanoseconds

    package init(_ run: RecordedRun) {
        self.run = run
        period = run.conditions.refreshPeriod
    }

    package func write(to output: inout some TextOutputStream) {
        let environment = (try? OrderedJSONEncoder(layout: .line).encode(run.conditions)) ?? "{}"
        output.write("{\"displayTimeUnit\":\"ms\",\"otherData\":\(environment),\"traceEvents\":[\n")
        output.write("{\"ph\":\"M\",\"pid\":1,\"tid\":1,\"name\":\"process_name\",\"args\":{\"name\":\"segue\"}}")
        for track in Track.allCases {
            output.write(meta("thread_name", track, "\"name\":\"\(track.name)\""))
            output.write(meta("thread_sort_index", track, "\"sort_index\":\(track.rawValue)"))
        }
        var previous: FrameRecord?
        var phase = OpenPhase()
        for (index, frame) in run.frames.enumerated() {
            let next = index + 1 < run.frames.count ? run.frames[index + 1] : nil
            writeFrame(frame, next: next, to: &output)
            writeInput(frame, after: previous, to: &output)
            writeCounters(frame, after: previous, to: &output)
            phase.advance(to: frame) {
                output.write(",\n" + event("\"b\"", $0, $1))
            } end: {
                output.write(",\n" + event("\"e\"", $0, $1))
            }
            previous = frame
        }
        if let last = previous {
            phase.close(at: last.stamps.presentEnd) { output.write(",\n" + event("\"e\"", $0, $1)) }
        }
        output.write("\n]}\n")
    }

    private func meta(_ name: String, _ track: Track, _ argument: String) -> String {
        ",\n{\"ph\":\"M\",\"pid\":1,\"tid\":\(track.rawValue),\"name\":\"\(name)\",\"args\":{\(argument)}}"
    }

    private func microseconds(_ stamp: Nanoseconds) -> String {
        (stamp &- run.conditions.start).microseconds.decimal(3)
    }

    private func slice(
        _ name: String, _ track: Track, from begin: Nanoseconds, to end: Nanoseconds, extra: String = ""
    ) -> String {
        let duration = max(0, end &- begin).microseconds.decimal(3)
        return
            ",\n{\"ph\":\"X\",\"pid\":1,\"tid\":\(track.rawValue),\"name\":\"\(name)\",\"ts\":\(microseconds(begin)),"
            + "\"dur\":\(duration)\(extra)}"
    }

    private func event(_ kind: String, _ name: String, _ stamp: Nanoseconds) -> String {
        "{\"ph\":\(kind),\"pid\":1,\"tid\":\(Track.input.rawValue),\"cat\":\"gesture\",\"id\":1,\"name\":\"\(name)\","
            + "\"ts\":\(microseconds(stamp))}"
    }

    private func writeFrame(_ frame: FrameRecord, next: FrameRecord?, to output: inout some TextOutputStream) {
        let stamps = frame.stamps
        let progress = frame.progress.map { ",\"progress\":\($0.json)" } ?? ""
        let extra = ",\"args\":{\"frame\":\(frame.index),\"phase\":\"\(frame.phase)\"\(progress)}"
        output.write(slice("frame", .frames, from: stamps.begin, to: stamps.presentEnd, extra: extra))
        for part in StageSlice.all(of: stamps) {
            output.write(slice(part.stage.name, .frames, from: part.begin, to: part.end))
        }
        let color = (stamps.overrun ?? 0) > 0 ? ",\"cname\":\"terrible\"" : ",\"cname\":\"good\""
        output.write(slice("frame \(frame.index)", .actual, from: stamps.begin, to: stamps.presentEnd, extra: color))
        if let scheduled = stamps.scheduled, let deadline = stamps.deadline {
            let end = min(deadline, next?.stamps.scheduled ?? deadline)
            output.write(slice("frame \(frame.index)", .expected, from: scheduled, to: end))
        }
    }

    private func writeInput(
        _ frame: FrameRecord, after previous: FrameRecord?, to output: inout some TextOutputStream
    ) {
        guard let input = frame.stamps.latestInput, input != previous?.stamps.latestInput else { return }
        let flow = ",\"cat\":\"input\",\"name\":\"shown by\",\"id\":\(frame.index)"
        output.write(slice("event", .input, from: input, to: input &+ 1_000))
        output.write(
            ",\n{\"ph\":\"s\",\"pid\":1,\"tid\":\(Track.input.rawValue)\(flow),\"ts\":\(microseconds(input))}")
        output.write(
            ",\n{\"ph\":\"f\",\"bp\":\"e\",\"pid\":1,\"tid\":\(Track.frames.rawValue)\(flow),"
                + "\"ts\":\(microseconds(frame.stamps.begin))}")
    }

    private func writeCounters(
        _ frame: FrameRecord, after previous: FrameRecord?, to output: inout some TextOutputStream
    ) {
        func counter(_ name: String, _ values: String) {
            output.write(
                ",\n{\"ph\":\"C\",\"pid\":1,\"tid\":1,\"name\":\"\(name)\","
                    + "\"ts\":\(microseconds(frame.stamps.presentEnd)),\"args\":{\(values)}}")
        }
        if let progress = frame.progress { counter("progress", "\"progress\":\(progress.json)") }
        if let velocity = frame.velocity { counter("velocity", "\"progress per second\":\(velocity.json)") }
        let counters = frame.counters
        counter("draw commands", "\"commands\":\(counters.drawCommands)")
        counter("pixels", "\"pixels\":\(counters.pixelsTouched)")
        if let allocations = counters.allocations { counter("allocations", "\"allocations\":\(allocations)") }
        guard let previous, let interval = FrameInterval.all(in: [previous, frame]).first else { return }
        counter("frame time", "\"ms\":\(interval.duration.milliseconds.json)")
        guard interval.missedRefreshes(period: period) > 0 else { return }
        output.write(
            ",\n{\"ph\":\"i\",\"s\":\"t\",\"pid\":1,\"tid\":\(Track.actual.rawValue),\"name\":\"hitch\","
                + "\"ts\":\(microseconds(frame.stamps.presentEnd))}")
    }
}

/// The phase of a gesture that the trace is in, drags and what follows them.
private struct OpenPhase {
    private var name: String?

    /// Goes on to `frame`; `begin` and `end` get a phase that begins or ends with it, and when.
    mutating func advance(
        to frame: FrameRecord, begin: (String, Nanoseconds) -> Void, end: (String, Nanoseconds) -> Void
    ) {
        let next = frame.phase == .idle ? nil : frame.phase.description
        guard next != name else { return }
        close(at: frame.stamps.begin, end: end)
        if let next { begin(next, frame.stamps.begin) }
        name = next
    }

    /// Ends the phase that is open, if one is.
    mutating func close(at stamp: Nanoseconds, end: (String, Nanoseconds) -> Void) {
        if let name { end(name, stamp) }
        name = nil
    }
}

extension Double {
    /// The number as JSON has it, zero without a sign; what is not finite is null.
    fileprivate var json: String { isFinite ? "\(self == 0 ? 0 : self)" : "null" }
}
