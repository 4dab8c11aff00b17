import Foundation
import Testing

@testable import Recorder

struct BenchmarkReportTests {
    /// Four frames at 60 Hz, the third of them a refresh late; 8, 4, 6 and 4 ms of CPU time.
    private var records: [FrameRecord] {
        zip([8.0, 4, 6, 4], [16.0, 32, 64, 80]).enumerated().map { index, times in
            var record = FrameRecord(index: index, phase: .replay, cpuTime: nanoseconds(times.0), animationTime: 0)
            record.counters = FrameCounters(
                nodes: 12, drawCommands: 5, pixelsTouched: 1_024_000, textureUploads: 0, allocations: 0)
            record.stamps.begin = nanoseconds(times.1 - times.0)
            record.stamps.ends[.commit] = record.stamps.begin + 250_000
            record.stamps.ends[.composite] = nanoseconds(times.1)
            record.stamps.presentStart = record.stamps.ends[.composite]
            record.stamps.presentEnd = record.stamps.ends[.composite]
            return record
        }
    }

    private func report(paced: Bool) -> BenchmarkReport {
        let records = records.map { record in
            var record = record
            if paced {
                record.stamps.scheduled = record.stamps.begin - 50_000
                record.stamps.latestInput = record.stamps.begin - 2_000_000
            }
            return record
        }
        return BenchmarkReport(
            scenario: "w1", renderer: "cpu", size: (1280, 800), scale: 1,
            statistics: FrameStatistics(of: records, refreshPeriod: nanoseconds(16)), maxResidentMegabytes: 31.5,
            firstFrameMilliseconds: paced ? 61.25 : nil,
            environment: BenchmarkEnvironment(
                operatingSystem: "Debian GNU/Linux 12", kernel: "6.1.0", cpuModel: "Zen \"4\"", cores: 2,
                renderer: "cpu", kernels: "avx2", threads: 2, videoDriver: paced ? "x11" : nil, sdlVersion: "2.26.5",
                swiftVersion: "6.3.1", buildConfiguration: "release"))
    }

    @Test(arguments: [true, false])
    func matchesTheFileToTheByte(paced: Bool) throws {
        let expected = String(decoding: try Table.data(paced ? "bench-paced.json" : "bench.json"), as: UTF8.self)
        #expect(try report(paced: paced).json() == expected)
    }

    /// The keys that the command line's contract names; scripts rely on them.
    @Test func holdsEveryKeyOfTheContract() throws {
        let data = Data(try report(paced: true).json().utf8)
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let keys = [
            "schemaVersion", "scenario", "renderer", "size", "scale", "frames", "frameCPUMilliseconds",
            "frameWallMilliseconds", "stages", "hitchMillisecondsPerSecond", "lateMicroseconds",
            "inputLatencyMilliseconds", "counters", "maxResidentMegabytes", "firstFrameMilliseconds", "environment",
            "repetitions",
        ]
        #expect(Set(object.keys) == Set(keys))
        func members(_ key: String) throws -> Set<String> { Set(try #require(object[key] as? [String: Any]).keys) }
        #expect(try members("frameCPUMilliseconds").isSuperset(of: ["mean", "p50", "p90", "p99", "max"]))
        #expect(try members("frameWallMilliseconds").isSuperset(of: ["mean", "p50", "p90", "p99", "max"]))
        #expect(try members("lateMicroseconds").isSuperset(of: ["p50", "p99", "max"]))
        let stages = [
            "input", "animation", "layout", "commit", "drawList", "composite", "overlay", "present", "waiting",
        ]
        #expect(try members("stages") == Set(stages))
        #expect(
            try members("counters") == ["nodes", "drawCommands", "pixelsTouched", "textureUploads", "allocations"])
    }

    @Test(arguments: [true, false])
    func isReadBackAsItWasWritten(paced: Bool) throws {
        let report = report(paced: paced)
        let data = Data(try report.json().utf8)
        #expect(try JSONDecoder().decode(BenchmarkReport.self, from: data) == report)
    }

    @Test(arguments: [true, false])
    func theTableForTheTerminalMatchesTheFile(paced: Bool) throws {
        let expected = String(decoding: try Table.data(paced ? "bench-paced.txt" : "bench.txt"), as: UTF8.self)
        #expect(report(paced: paced).description + "\n" == expected)
    }

    @Test func aSummaryIsReadBackAsItWasWritten() throws {
        let summary = RunSummary(
            scenario: "magic-move", statistics: FrameStatistics(of: records, refreshPeriod: nanoseconds(16)),
            releases: [], environment: BenchmarkEnvironment(cores: 2))
        let text = try summary.json()
        #expect(try JSONDecoder().decode(RunSummary.self, from: Data(text.utf8)) == summary)
        #expect(text.hasPrefix("{\n  \"schemaVersion\": 1,\n  \"scenario\": \"magic-move\",\n"))
    }
}
