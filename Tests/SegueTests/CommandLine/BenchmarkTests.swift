import Foundation
import Preview
import Testing

/// `segue bench`: the object of the contract, and the counters that it promises.
@Suite(.serialized) struct BenchmarkTests {
    private func report(_ arguments: [String]) throws -> [String: Any] {
        let result = try SegueProcess(
            ["bench"] + arguments + ["--json", "-"], in: FileManager.default.temporaryDirectory
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    }

    private func counters(_ report: [String: Any]) throws -> [String: Int] {
        try #require(report["counters"] as? [String: Int])
    }

    @Test(arguments: ["w1", "w2", "w5", "w6"]) func aSteadyFrameAllocatesAndUploadsNothing(_ scenario: String) throws {
        try expectSteadyFrames(scenario)
    }

    @Test func noTransitionAllocatesOrUploadsInASteadyFrame() throws {
        let names = try SegueProcess.listedNames().filter { WorkloadKind(rawValue: $0) == nil }
        #expect(names.contains("magic-move"))
        for name in names { try expectSteadyFrames(name) }
    }

    private func expectSteadyFrames(_ scenario: String) throws {
        let report = try report([scenario, "--renderer", "cpu", "--frames", "40", "--headless"])
        let counters = try counters(report)
        #expect(counters["allocations"] == 0, "\(scenario)")
        #expect(counters["textureUploads"] == 0, "\(scenario)")
        #expect((counters["drawCommands"] ?? 0) > 0, "\(scenario)")
    }

    @Test func theObjectHasTheKeysOfTheContract() throws {
        let report = try report(["w1", "--frames", "5", "--size", "320x200"])
        let keys = [
            "schemaVersion", "scenario", "renderer", "size", "scale", "frames", "frameCPUMilliseconds",
            "frameWallMilliseconds", "stages", "hitchMillisecondsPerSecond", "lateMicroseconds",
            "inputLatencyMilliseconds", "counters", "maxResidentMegabytes", "firstFrameMilliseconds", "environment",
        ]
        for key in keys { #expect(report[key] != nil, "\(key) is missing") }
        #expect(report["size"] as? String == "320x200")
        let stages = try #require(report["stages"] as? [String: Any])
        for stage in [
            "input", "animation", "layout", "commit", "drawList", "composite", "overlay", "present", "waiting",
        ] { #expect(stages[stage] != nil, "\(stage) is missing") }
    }

    /// Nothing changed: nothing is drawn, and nothing allocated.
    @Test(arguments: ["w1", "w2", "w5", "w6"]) func aStillFrameCostsNothing(_ scenario: String) throws {
        let report = try report([scenario, "--still", "--frames", "4", "--size", "320x200", "--headless"])
        let counters = try counters(report)
        #expect(counters["drawCommands"] == 0 && counters["pixelsTouched"] == 0 && counters["allocations"] == 0)
        #expect(report["inputLatencyMilliseconds"] is NSNull)
    }

    /// The press belongs to one frame, the beginning to a later one that costs more, and each repetition adds one of each.
    @Test func beginningsAreMeasuredInProcessesOfTheirOwn() throws {
        let report = try report(["push", "--beginning", "--repetitions", "2", "--size", "400x860", "--scale", "2"])
        #expect(report["scenario"] as? String == "push" && report["size"] as? String == "400x860")
        for key in ["pressMilliseconds", "beginningMilliseconds", "nextMilliseconds"] {
            let times = try #require(report[key] as? [Double])
            #expect(times.count == 2 && times.allSatisfy { $0 > 0 && $0 < 10_000 }, "\(key)")
        }
        let work = try #require(report["beginningWork"] as? [[String: Int]])
        #expect(work.count == 2 && work[0] == work[1] && work[0]["shapedTexts"] ?? 0 > 0, "\(work)")
    }

    @Test(arguments: [
        (["w1", "--beginning", "--repetitions", "1"], 2 as Int32, "no gesture that begins a transition"),
        (["w1", "--beginning"], 2, "no gesture that begins a transition"),
        (["push", "--beginning", "--paced"], 64, "leave --compare"),
    ]) func whatBeginsNothingIsRefused(_ arguments: [String], status: Int32, message: String) throws {
        let result = try SegueProcess(["bench"] + arguments, in: FileManager.default.temporaryDirectory).run()
        #expect(result.status == status && result.errors.contains(message), "\(result.errors)")
    }

    /// Each repetition is a process of its own, which is given the options as they were understood.
    @Test func everyRepetitionHasTheOptionsOfItsCommand() throws {
        let options = [
            "--headless", "--still", "--frames=7", "--size=64.5x48", "--scale", "2", "--kernels", "scalar",
            "--threads", "2", "--layers", "20", "--refresh-rate", "59.94", "--reduced-motion",
        ]
        let keys = ["scenario", "renderer", "size", "scale", "frames", "counters", "environment"]
        let reports = try [options, ["--repetitions", "2"] + options].map { try report(["w2"] + $0) }
        let parts = try reports.map {
            try JSONSerialization.data(withJSONObject: $0.filter { keys.contains($0.key) }, options: .sortedKeys)
        }
        #expect(parts[0] == parts[1])
        #expect(reports.allSatisfy { $0["frames"] as? Int == 7 && $0["scale"] as? Double == 2 })
        #expect((reports[1]["repetitions"] as? [Any])?.count == 2)
    }

    @Test func workloadW3AndW4Run() throws {
        for scenario in ["w3", "w4"] {
            let report = try report([scenario, "--frames", "4", "--size", "320x200", "--headless"])
            #expect(report["frames"] as? Int == 4)
        }
    }
}
