import Foundation
import Testing

@testable import Recorder

/// Numbers in files that no run has: each is an error that names its member, and none a trap.
@Suite struct NumberLimitsTests {
    private static let integers = [
        "-9223372036854775808", "9223372036854775807", "-1e30", "1e30", "18446744073709551615",
    ]
    private static let reals = ["1e308", "-1e308", "1e19", "1e999"]

    /// Every number of a line of frames, replaced by every number that is none.
    @Test func framesAreChecked() throws {
        let text = FrameLog.text(of: [full])
        let numbers = text.ranges(of: /: -?[0-9][0-9.e+-]*/)
        #expect(numbers.count > 30)
        for range in numbers {
            for value in Self.integers + Self.reals {
                let line = text.replacingCharacters(in: range, with: ": \(value)")
                #expect(throws: FrameLogError.self, "\(line)") {
                    try FrameLog.records(in: Data(line.utf8), of: "frames.jsonl")
                }
            }
        }
    }

    private var full: FrameRecord {
        var record = FrameRecord(
            index: 3, phase: .settle, cpuTime: 5, animationTime: 0.5, speed: 1.5, transition: 1, progress: 0.25,
            velocity: 0.75, gestureEvents: 4,
            release: ReleaseRecord(
                time: 0.5, progress: 0.5, velocity: 0.5, firstProgress: 0.5, firstVelocity: 0.5, finishes: true,
                projected: 0.5, threshold: 0.5, travel: 0.5),
            counters: FrameCounters(nodes: 1, drawCommands: 2, pixelsTouched: 3, textureUploads: 4, allocations: 5))
        record.work = FrameWork(decodedImages: 6, shapedTexts: 7, rasterizedPictures: 8)
        record.preparedTime = 9
        record.stamps.scheduled = 1
        record.stamps.deadline = 2
        record.stamps.latestInput = 3
        return record
    }

    /// Numbers at the ends of the limits are reported on without a trap.
    @Test func theEndsOfTheLimitsAreReportedOn() throws {
        let last = NumberLimits.nanoseconds
        for (begin, end) in [(last.lowerBound, last.upperBound), (last.upperBound, last.lowerBound)] {
            let frames = [begin, end, begin].enumerated().map { index, stamp in
                var record = full
                record.index = index
                record.stamps.begin = stamp
                record.stamps.presentStart = stamp
                record.stamps.presentEnd = stamp
                record.stamps.scheduled = end
                record.animationTime = index == 1 ? NumberLimits.reals.upperBound : NumberLimits.reals.lowerBound
                record.progress = NumberLimits.reals.upperBound
                record.velocity = NumberLimits.reals.lowerBound
                record.counters.pixelsTouched = NumberLimits.counts.upperBound
                return record
            }
            var conditions = RunConditions(
                scenario: "x", pacing: .display, renderer: "cpu", size: (1, 1), scale: NumberLimits.reals.upperBound,
                refreshRate: 60, speed: 1, completion: "spring", reducesMotion: false, start: begin, stageStart: 0,
                environment: BenchmarkEnvironment())
            for rate in [0, 1e-300, NumberLimits.slowestRate, NumberLimits.rates.upperBound] {
                conditions.refreshRate = rate
                let run = RecordedRun(conditions: conditions, frames: frames)
                var output = ""
                for kind: any RunReport.Type in [
                    MangoHudLog.self, PresentMonLog.self, TraceEvents.self, PercentileHistogram.self, RunJUnit.self,
                    RunMarkdown.self, RunPage.self,
                ] {
                    kind.init(run).write(to: &output)
                }
                output += ProgressTable.text(of: run)
                output += try run.summary.json()
                let series = MeasuredSeries(name: "x", run, gesture: "")
                output += "\(Comparison(series, series))"
                #expect(!output.isEmpty)
            }
        }
    }

    @Test func conditionsAreChecked() throws {
        let conditions = RunConditions(
            scenario: "x", pacing: .display, renderer: "cpu", size: (1, 1), scale: 2.5, refreshRate: 60.5, speed: 1.5,
            completion: "spring", reducesMotion: false, start: 7, stageStart: 0.5, environment: BenchmarkEnvironment())
        let text = try conditions.json()
        #expect(try JSONDecoder().decode(RunConditions.self, from: Data(text.utf8)) == conditions)
        for member in ["scale", "refreshRateHertz", "speed", "startNanoseconds", "startSeconds"] {
            let range = try #require(text.firstRange(of: try Regex("\"\(member)\": [0-9.]+")))
            for value in ["1e300", "-1e300", "9223372036854775807"] {
                let changed = text.replacingCharacters(in: range, with: "\"\(member)\": \(value)")
                #expect(throws: DecodingError.self, "\(member) \(value)") {
                    try JSONDecoder().decode(RunConditions.self, from: Data(changed.utf8))
                }
            }
        }
    }

    /// The difference of two counters overflowed in the comparison's text.
    @Test func countersAreNeverNegative() throws {
        for value in ["-1", "-9223372036854775808", "9223372036854775807"] {
            let text = """
                {"nodes": \(value), "drawCommands": 1, "pixelsTouched": 1, "textureUploads": 0, "allocations": null}
                """
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(FrameCounters.self, from: Data(text.utf8))
            }
        }
    }

    @Test func nothingMeasuredIsSaid() throws {
        let data = try Table.data("bench.json")
        let report = try JSONDecoder().decode(BenchmarkReport.self, from: data)
        #expect(MeasuredSeries(name: "x", report).emptiness == nil)
        var empty = report
        empty.repetitions = []
        #expect(MeasuredSeries(name: "x", empty).emptiness == "it has no repetitions")
        empty.repetitions = nil
        empty.frameCPUMilliseconds = Distribution([Double]())
        #expect(MeasuredSeries(name: "x", empty).emptiness == "it has no frames")
        empty.repetitions = [report, empty]
        #expect(MeasuredSeries(name: "x", empty).emptiness == "it has no frames")
    }
}
