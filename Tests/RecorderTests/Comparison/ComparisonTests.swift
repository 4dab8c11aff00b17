import Foundation
import TestSupport
import Testing

@testable import Recorder

/// The verdicts of the gate on repetitions with given figures.
@Suite struct ComparisonTests {
    struct Row: Decodable, CustomTestStringConvertible {
        struct Side: Decodable {
            /// Median CPU time of each repetition, in milliseconds.
            var cpu: [Double]
            /// The distance of the 99th percentile from the median.
            var tail: [Double]?
            var drawCommands: Int?
            var allocations: Int?
            var hitches: Double?
        }
        var name: String
        var baseline: Side
        var candidate: Side
        var again: Side?
        var verdict: Verdict
        var worse: [String]
        var testDescription: String { name }
    }

    private func series(_ side: Row.Side, name: String) -> MeasuredSeries {
        let runs = side.cpu.enumerated().map { index, cpu in
            var statistics = FrameStatistics(of: [FrameRecord](), refreshPeriod: 0)
            let tail = side.tail?[index % (side.tail?.count ?? 1)] ?? 0.1
            statistics.frameCPUMilliseconds = Distribution([cpu])
            statistics.frameCPUMilliseconds.p99 = cpu + tail
            statistics.frameWallMilliseconds = statistics.frameCPUMilliseconds
            statistics.hitches.millisecondsPerSecond = side.hitches
            statistics.counters.drawCommands = side.drawCommands ?? 5
            statistics.counters.allocations = side.allocations ?? 0
            return statistics
        }
        let conditions = RunConditions(
            scenario: "w1", pacing: .manual, renderer: "cpu", size: (390, 844), scale: 1, refreshRate: 60, speed: 1,
            completion: "uikit", reducesMotion: false, start: 0, stageStart: 0,
            environment: BenchmarkEnvironment(cores: 2))
        var series = MeasuredSeries(name: name, RecordedRun(conditions: conditions, frames: []), gesture: "")
        series.repetitions = runs.map(MeasuredRun.init)
        return series
    }

    @Test(arguments: try Table.rows(Row.self, of: "comparisons")) func judges(_ row: Row) {
        var comparison = Comparison(series(row.baseline, name: "a"), series(row.candidate, name: "b"))
        if let again = row.again {
            #expect(comparison.isWorthRepeating)
            comparison.confirm(by: Comparison(series(row.baseline, name: "a"), series(again, name: "b")))
        }
        #expect(comparison.verdict == row.verdict)
        let worse =
            comparison.counters.filter { $0.verdict == .worse }.map(\.counter)
            + comparison.timings.filter { $0.verdict == .worse }.map(\.figure.rawValue)
        #expect(worse == row.worse)
        #expect(comparison.junit.components(separatedBy: "<failure").count - 1 == row.worse.count)
    }

    /// Without a difference beyond chance a gate that is asked a thousand times never says that it is worse.
    @Test func chanceIsNeverWorseTwice() {
        var numbers = RepeatableNumbers(seed: 7)
        for _ in 0..<1000 {
            func side() -> MeasuredSeries {
                let cpu = (0..<9).map { _ in 4 + Double.random(in: 0...0.8, using: &numbers) }
                return series(.init(cpu: cpu), name: "x")
            }
            var comparison = Comparison(side(), side())
            if comparison.isWorthRepeating { comparison.confirm(by: Comparison(side(), side())) }
            #expect(comparison.verdict != .worse)
        }
    }

    @Test func theEnvironmentHasToBeTheSame() {
        let first = series(.init(cpu: [1]), name: "a")
        var second = first
        #expect(second.differences(from: first).isEmpty)
        second.environment.renderer = "gpu"
        second.environment.cpuModel = "another"
        second.environment.kernel = "6.1.1"
        #expect(second.differences(from: first).map(\.name) == ["renderer", "processor"])
    }

    @Test(arguments: ["txt", "md", "xml"]) func theTextsMatchTheirFiles(form: String) throws {
        let baseline = series(.init(cpu: [4, 4.1, 4.2, 4, 4.1, 4.2, 4, 4.1, 4.2]), name: "main.json")
        let candidate = series(
            .init(cpu: [5, 5.1, 5.2, 5, 5.1, 5.2, 5, 5.1, 5.2], drawCommands: 6, hitches: nil), name: "now")
        let comparison = Comparison(baseline, candidate)
        let text =
            switch form {
            case "txt": comparison.description + "\n"
            case "md": comparison.markdown
            default: comparison.junit
            }
        #expect(text == String(decoding: try Table.data("comparison.\(form)"), as: UTF8.self), "\(text)")
        let data = Data(try comparison.json().utf8)
        #expect(try JSONDecoder().decode(Comparison.self, from: data) == comparison)
    }
}
