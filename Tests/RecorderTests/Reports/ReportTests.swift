import Foundation
import Testing

@testable import Recorder

/// The files that are made of a run, each against a file and against the rules of the program that reads it.
@Suite struct ReportTests {
    /// A drag of four frames with a hitch in it, a release, and three frames of settling; 60 Hz.
    private static let run: RecordedRun = {
        let period: Nanoseconds = 16_666_667
        let shown: [(refresh: Nanoseconds, phase: FramePhase, progress: Double?)] = [
            (1, .idle, nil), (2, .drag, 0), (3, .drag, 0.2), (6, .drag, 0.4), (7, .settle, 0.7), (8, .settle, 0.95),
            (9, .settle, 1.0), (10, .idle, nil),
        ]
        let frames = shown.enumerated().map { index, frame in
            var record = FrameRecord(index: index, phase: frame.phase, flags: index == 0 ? .first : [])
            let due = 1_000_000_000 + frame.refresh * period
            var stamps = FrameStamps()
            stamps.scheduled = due - period
            stamps.deadline = due
            stamps.begin = due - period + 50_000
            stamps.ends[.input] = stamps.begin + 20_000
            stamps.ends[.animation] = stamps.begin + 60_000
            stamps.ends[.layout] = stamps.ends[.animation]
            stamps.ends[.commit] = stamps.begin + 100_000
            stamps.ends[.drawList] = stamps.begin + 130_000
            stamps.ends[.composite] = stamps.begin + 900_000
            stamps.presentStart = stamps.begin + 950_000
            stamps.presentEnd = due
            if frame.phase == .drag { stamps.latestInput = stamps.begin - 2_000_000 }
            record.stamps = stamps
            record.cpuTime = 800_000 + Nanoseconds(index) * 1_000
            record.progress = frame.progress
            record.transition = frame.progress.map { _ in 1 }
            record.velocity = frame.progress.map { _ in 3 }
            record.animationTime = Double(due) / 1e9
            record.speed = 1
            if index == 4 {
                record.release = ReleaseRecord(
                    time: Double(due) / 1e9 - 0.016, progress: 0.65, velocity: 3, firstProgress: 0.65, firstVelocity: 3,
                    finishes: true, projected: 1.6, threshold: 0.5, travel: 390)
            }
            record.counters = FrameCounters(nodes: 9, drawCommands: 4, pixelsTouched: 5_000, allocations: 0)
            return record
        }
        let environment = BenchmarkEnvironment(
            operatingSystem: "Debian, \"12\"", kernel: "6.1.0", cpuModel: "Zen <4>", cores: 2, renderer: "cpu",
            kernels: "avx2", threads: 2, videoDriver: "x11", buildConfiguration: "release")
        let conditions = RunConditions(
            scenario: "card", pacing: .display, renderer: "cpu", size: (390, 844), scale: 2, refreshRate: 60, speed: 1,
            completion: "spring duration=0.5,bounce=0", reducesMotion: false, start: 1_000_000_000, stageStart: 0,
            environment: environment)
        return RecordedRun(conditions: conditions, frames: frames)
    }()

    private static let reports: [any RunReport] = [
        MangoHudLog(run), PresentMonLog(run), TraceEvents(run), PercentileHistogram(run), RunMarkdown(run),
        RunJUnit(run), RunPage(run),
    ]

    @Test(arguments: Self.reports.indices) func matchesItsFile(index: Int) throws {
        let report = Self.reports[index]
        let expected = String(decoding: try Table.data("run/\(type(of: report).fileName)"), as: UTF8.self)
        let lines = report.text.replacing(ReportScript.element, with: "").split(separator: "\n")
        let expectedLines = expected.split(separator: "\n")
        for (line, expected) in zip(lines, expectedLines) { #expect(line == expected) }
        #expect(lines.count == expectedLines.count)
    }

    /// mangoplot takes a file in whose first 100 rows one has a cell "fps", and reads the rows below it by that head.
    @Test func mangoplotReadsTheLog() throws {
        let rows = MangoHudLog(Self.run).text.split(separator: "\n").map { $0.components(separatedBy: ",") }
        let head = try #require(rows.prefix(100).firstIndex { $0.contains("fps") })
        let fps = try #require(rows[head].firstIndex(of: "fps"))
        let time = try #require(rows[head].firstIndex(of: "frametime"))
        #expect(rows[0].count == rows[1].count)
        #expect(rows.count == head + 1 + 7)
        for row in rows[(head + 1)...] {
            #expect(row.count == rows[head].count)
            let rate = Double(row[fps]) ?? 0
            let milliseconds = Double(row[time]) ?? 0
            #expect(abs(rate * milliseconds - 1_000) < 0.1)
        }
    }

    private struct Slice {
        var name: String
        var begin: Double
        var end: Double
    }

    /// Perfetto puts slices that overlap without nesting on another track, and drops flows that no slice holds.
    @Test func perfettoReadsTheTrace() throws {
        let data = Data(TraceEvents(Self.run).text.utf8)
        let trace = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let events = try #require(trace["traceEvents"] as? [[String: Any]])
        var slices: [Int: [Slice]] = [:]
        for event in events where event["ph"] as? String == "X" {
            let begin = try #require(event["ts"] as? Double)
            let duration = try #require(event["dur"] as? Double)
            let tid = event["tid"] as? Int ?? 0
            let name = event["name"] as? String ?? ""
            slices[tid, default: []].append(Slice(name: name, begin: begin, end: begin + duration))
        }
        #expect(slices.keys.sorted() == [1, 2, 3, 4])
        for (_, track) in slices {
            for (index, first) in track.enumerated() {
                for second in track[(index + 1)...] {
                    let isApart = second.begin >= first.end - 0.01 || second.end <= first.begin + 0.01
                    let isInside = second.begin >= first.begin - 0.01 && second.end <= first.end + 0.01
                    #expect(isApart || isInside, "\(first) and \(second)")
                }
            }
        }
        for kind in ["s", "f"] {
            let flows = events.filter { $0["ph"] as? String == kind }
            #expect(flows.count == 3)
            for flow in flows {
                let time = try #require(flow["ts"] as? Double)
                let track = slices[flow["tid"] as? Int ?? 0] ?? []
                #expect(track.contains { $0.begin - 0.01 <= time && time <= $0.end + 0.01 })
            }
        }
        func phases(_ kind: String) -> [String] {
            events.filter { $0["ph"] as? String == kind }.compactMap { $0["name"] as? String }
        }
        #expect(phases("b") == ["drag", "settle"])
        #expect(phases("e") == ["drag", "settle"])
        #expect(phases("i") == ["hitch"])
    }

    /// A recording that began minutes after the window: its graphs and its table count from the same moment.
    @Test func releasesCountFromTheStartOfTheRun() {
        var run = Self.run
        run.conditions.stageStart = 1
        let late = run.summary.releases.map(\.seconds)
        let early = Self.run.summary.releases.map(\.seconds)
        #expect(late == early.map { $0 - 1 } && late.count == 1)
    }

    /// UIKit's completion is not required to continue with the finger's velocity.
    @Test func velocityIsAskedOfSpringsAlone() {
        var run = Self.run
        run.conditions.completion = "uikit"
        let cases = RunJUnit(run).text.split(separator: "\n").filter { $0.contains("velocityRatio") }
        #expect(cases.count == 1 && cases[0].contains("<skipped"))
        #expect(RunJUnit(Self.run).text.contains("velocityRatio\"><failure"))
    }

    /// 100 frames have a p99, and 30 events among them have none.
    @Test func everyRowNamesItsOwnPercentiles() throws {
        var run = Self.run
        run.frames = (0..<101).map { index in
            var frame = Self.run.frames[1]
            frame.index = index
            frame.flags = index == 0 ? .first : []
            frame.stamps.presentEnd += Nanoseconds(index) * 16_666_667
            frame.stamps.latestInput = (1...30).contains(index) ? frame.stamps.presentEnd - 1_000_000 : nil
            return frame
        }
        let rows = RunFigures(run.summary.statistics).rows
        func cells(_ name: String) throws -> [String] { try #require(rows.first { $0.name.hasPrefix(name) }).cells }
        #expect(try cells("frame time") == ["100"] + Array(repeating: "16.667", count: 5) + ["max", "16.667"])
        #expect(try cells("input latency") == ["30"] + Array(repeating: "1.000", count: 4) + ["max", "max", "1.000"])
        #expect(RunFigures.heads.count == rows[0].cells.count)
    }

    @Test func thePageNeedsNothingElse() {
        var page = RunPage(Self.run)
        page.strip = Data("picture".utf8)
        let text = page.text
        #expect(!text.contains("http://") && !text.contains("https://") && !text.contains("src=\"/"))
        #expect(text.contains("default-src 'none'"))
        #expect(text.contains("data:image/png;base64,cGljdHVyZQ=="))
        #expect(text.contains("Zen &lt;4&gt;") && !text.contains("<4>"))
    }

    /// A run of which there is nothing still has all its files.
    @Test func aRunWithoutFramesHasReports() throws {
        let run = RecordedRun(conditions: Self.run.conditions, frames: [])
        let reports: [any RunReport] = [
            MangoHudLog(run), PresentMonLog(run), TraceEvents(run), PercentileHistogram(run), RunMarkdown(run),
            RunJUnit(run), RunPage(run),
        ]
        for report in reports { #expect(!report.text.isEmpty) }
        #expect(try JSONSerialization.jsonObject(with: Data(TraceEvents(run).text.utf8)) is [String: Any])
    }

    /// Stamps of an edited file may have any value.
    @Test func stampsWithoutSenseDoNotTrap() {
        let run = RecordedRun(
            conditions: Self.run.conditions,
            frames: Self.run.frames.map { frame in
                var frame = frame
                frame.stamps.presentEnd = .max
                frame.stamps.begin = .min
                frame.progress = .nan
                frame.velocity = .infinity
                return frame
            })
        #expect(!RunPage(run).text.isEmpty && !TraceEvents(run).text.isEmpty && !MangoHudLog(run).text.isEmpty)
        #expect(!PresentMonLog(run).text.isEmpty && !PercentileHistogram(run).text.isEmpty)
    }

    /// HdrHistogram's plotter takes four columns of numbers, the percentile rising to 1.
    @Test func thePlotterReadsThePercentiles() {
        let rows = PercentileHistogram(Self.run).text.split(separator: "\n").dropFirst().filter { !$0.hasPrefix("#") }
        let numbers = rows.map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(numbers.dropLast().allSatisfy { $0.count == 4 })
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $0[0] <= $1[0] && $0[1] < $1[1] && $0[2] <= $1[2] })
        #expect(numbers.last?[1] == 1 && numbers.last?[2] == 7)
    }
}
