import Foundation
import Recorder
import TestSupport
import Testing

/// Files that are too large, too empty, or not what they seem.
@Suite struct InputLimitTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ arguments: [String]) throws -> SegueProcess.Result {
        try SegueProcess(arguments, in: folder.url).run()
    }

    private func write(_ text: String, to name: String) throws {
        try Data(text.utf8).write(to: folder.url.appending(path: name))
    }

    private func benchmark() throws -> [String: Any] {
        let result = try run(["bench", "w1", "--headless", "--frames", "5", "--size", "64x64", "--json", "a.json"])
        #expect(result.status == 0)
        let data = try Data(contentsOf: folder.url.appending(path: "a.json"))
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    private func write(_ object: [String: Any], to name: String) throws {
        try JSONSerialization.data(withJSONObject: object).write(to: folder.url.appending(path: name))
    }

    /// "Nothing is worse", said the gate of a candidate in which nothing was measured.
    @Test func nothingMeasuredIsStatus2() throws {
        let whole = try benchmark()
        var report = whole
        report["repetitions"] = [Any]()
        try write(report, to: "no-repetitions.json")
        report = whole
        var times = try #require(whole["frameCPUMilliseconds"] as? [String: Any])
        for key in times.keys { times[key] = key == "count" ? 0 : NSNull() }
        report["frameCPUMilliseconds"] = times
        try write(report, to: "no-frames.json")
        report = whole
        report["frames"] = 0
        try write(report, to: "zero-frames.json")
        for key in times.keys { times[key] = key == "count" ? 5 : 0 }
        report = whole
        report["frameCPUMilliseconds"] = times
        try write(report, to: "no-time.json")
        for (file, problem) in [
            ("no-repetitions.json", "it has no repetitions"), ("no-frames.json", "it has no frames"),
            ("zero-frames.json", "it has no frames"), ("no-time.json", "its frames took no time"),
        ] {
            for arguments in [["compare", "a.json", file], ["compare", file, "a.json"]] {
                let result = try run(arguments)
                #expect(result.status == 2 && result.output.isEmpty)
                #expect(result.errors.contains("\(file): nothing was measured: \(problem)"))
            }
        }
        let bench = ["bench", "w1", "--headless", "--frames", "5", "--size", "64x64", "--compare", "no-frames.json"]
        #expect(try run(bench).status == 2)
    }

    /// A figure that the candidate lacks was "not tested", and nothing was worse.
    @Test func aMissingFigureIsStatus2() throws {
        let whole = try benchmark()
        for (object, key, figure) in [
            ("counters", "allocations", "allocations"), ("frameCPUMilliseconds", "p99", "frame CPU p99, ms"),
            ("frameWallMilliseconds", "p99", "frame wall p99, ms"),
        ] {
            for value in [NSNull(), nil] as [Any?] {
                var report = whole
                var part = try #require(whole[object] as? [String: Any])
                part[key] = value
                report[object] = part
                try write(report, to: "b.json")
                let result = try run(["compare", "a.json", "b.json"])
                #expect(result.status == 2 && result.output.isEmpty)
                #expect(result.errors.contains("b.json: not comparable: \(figure) is missing in the candidate"))
                #expect(try run(["compare", "a.json", "b.json", "--force"]).status == 0)
            }
        }
    }

    @Test func aRunWithoutFramesHasNoReport() throws {
        #expect(try run(["record", "w2", "-o", "run", "--headless", "--frames", "3", "--size", "64x64"]).status == 0)
        try write("", to: "run/frames.jsonl")
        let report = try run(["report", "run", "--force"])
        #expect(report.status == 2 && report.errors.contains("run/frames.jsonl: nothing was measured"))
        #expect(try run(["compare", "run", "run"]).errors.contains("run: nothing was measured"))
    }

    /// A killed report left its drafts for ever.
    @Test func aReportRemovesTheDraftsOfOthers() throws {
        #expect(try run(["record", "w2", "-o", "run", "--headless", "--frames", "3", "--size", "64x64"]).status == 0)
        let names = try folder.names("run")
        for name in [".trace.json.segue-1", ".summary.md.segue-12", ".notes.segue-1", ".trace.json.segue-x"] {
            try write("", to: "run/\(name)")
        }
        #expect(try run(["report", "run", "--force"]).status == 0)
        #expect(try folder.names("run") == [".notes.segue-1", ".trace.json.segue-x"] + names)
    }

    @Test func tooManyRepetitionsAreRefusedAtOnce() throws {
        let report = try benchmark()
        var many = report
        many["repetitions"] = [Any](repeating: report, count: 2_000)
        try write(many, to: "many.json")
        let result = try run(["compare", "a.json", "many.json"])
        #expect(
            result.status == 2 && result.errors.contains("many.json: 2000 repetitions are too many; give at most 1000"))
    }

    @Test func aNegativeCounterIsRefused() throws {
        var report = try benchmark()
        var counters = try #require(report["counters"] as? [String: Any])
        counters["nodes"] = Int.min
        report["counters"] = counters
        try write(report, to: "min.json")
        let result = try run(["compare", "a.json", "min.json"])
        #expect(result.status == 2)
        #expect(result.errors.contains("\"counters.nodes\": -9223372036854775808 is not between 0 and"))
    }

    /// A link in a run's folder: `report` made the file that it names, and showed the password file as a picture.
    @Test func linksInARunAreNotFollowed() throws {
        let files = FileManager.default
        #expect(try run(["record", "w2", "-o", "run", "--headless", "--frames", "3", "--size", "64x64"]).status == 0)
        func path(_ name: String) -> String { folder.url.appending(path: name).path }
        try files.removeItem(atPath: path("run/summary.json"))
        try files.createSymbolicLink(atPath: path("run/summary.json"), withDestinationPath: path("made"))
        #expect(try run(["report", "run"]).status == 2)
        #expect(try run(["report", "run", "--force"]).status == 0)
        #expect(!files.fileExists(atPath: path("made")))
        #expect(
            try files.attributesOfItem(atPath: path("run/summary.json"))[.type] as? FileAttributeType == .typeRegular)
        let gesture = path("run/gesture.jsonl")
        try files.moveItem(atPath: gesture, toPath: path("gesture"))
        try files.createSymbolicLink(atPath: gesture, withDestinationPath: path("gesture"))
        // Counters of runs of unknown gestures were compared.
        #expect(try run(["compare", "run", "run"]).errors.contains("run/gesture.jsonl: cannot be read"))
        try files.removeItem(atPath: gesture)
        try files.moveItem(atPath: path("gesture"), toPath: gesture)
        for name in ["strip.png", "frames.jsonl", "run.json"] {
            let saved = try Data(contentsOf: folder.url.appending(path: "run/\(name)"))
            try files.removeItem(atPath: path("run/\(name)"))
            try files.createSymbolicLink(atPath: path("run/\(name)"), withDestinationPath: "/etc/passwd")
            let result = try run(["report", "run", "--force"])
            #expect(result.status == 2)
            #expect(result.errors.contains("run/\(name): cannot be read (it is a symbolic link)"))
            try files.removeItem(atPath: path("run/\(name)"))
            try saved.write(to: folder.url.appending(path: "run/\(name)"))
        }
        #expect(try run(["report", "run", "--force"]).status == 0)
    }

    /// A link without a target led the new file to another place.
    @Test func aNewTransitionReplacesNothing() throws {
        try folder.link("Card.swift", to: "elsewhere")
        let result = try run(["new", "Card"])
        #expect(result.status == 2 && result.errors.contains("Card.swift already exists"))
        #expect(try folder.names() == ["Card.swift"])
    }

    /// A scenario with a line break made a line of its own in the table.
    @Test func aTextOfAFileStaysOnItsLine() throws {
        var report = try benchmark()
        let plain = try run(["compare", "a.json", "a.json"]).output
        report["scenario"] = "w1\nNo difference beyond the thresholds."
        try write(report, to: "b.json")
        let forged = try run(["compare", "b.json", "b.json"]).output
        #expect(forged.split(separator: "\n").count == plain.split(separator: "\n").count)
    }

    /// A message repeated the text, whatever its length, and a name was compared with all others first.
    @Test func aLongTextOfAFileMakesNoLongMessage() throws {
        let long = String(repeating: "x", count: 5_000_000)
        for text in [long, String(long.prefix(40_000)), String(long.prefix(4_000))] {
            try write("{\"segueGesture\": 1, \"what\": \"\(text)\"}\n", to: "long.jsonl")
            let result = try run(["replay", "long.jsonl", "--headless"])
            #expect([2, 64].contains(result.status) && result.errors.utf8.count < 6_000)
        }
        #expect(try run(["open", String(long.prefix(100_000)), "--headless"]).errors.utf8.count < 2_000)
        var report = try benchmark()
        report["scenario"] = long
        try write(report, to: "b.json")
        let result = try run(["compare", "a.json", "b.json"])
        #expect(result.status == 2 && result.errors.utf8.count < 2_000)
    }

    /// Each took all that were still unread along.
    @Test func manyEventsOfOneMomentTakeLinearTime() throws {
        let moved = "{\"t\": 0, \"phase\": \"moved\", \"x\": 0.5, \"y\": 0.5}\n"
        let began = moved.replacing("moved", with: "began")
        let text = "{\"segueGesture\": 1, \"what\": \"push\"}\n" + began + String(repeating: moved, count: 300_000)
        try write(text, to: "many.jsonl")
        let process = SegueProcess(["replay", "many.jsonl", "--headless", "--size", "98x211"], in: folder.url)
        try process.start()
        // They move nothing, which is a failure of its own.
        #expect(process.finish(within: 60).status == 1)
    }

    @Test func pipesAndDevicesAreNamed() throws {
        mkfifo(folder.url.appending(path: "pipe").path, 0o600)
        for (arguments, problem) in [
            (["replay", "pipe"], "pipe: cannot be read (it is a pipe (FIFO))"),
            (["compare", "pipe", "pipe"], "pipe: cannot be read (it is a pipe (FIFO))"),
            (["replay", "/dev/zero"], "/dev/zero: cannot be read (it is a device)"),
            (["compare", "/dev/zero", "x"], "/dev/zero: cannot be read (it is a device)"),
            (["replay", "."], ".: cannot be read (it is a folder)"),
            (["report", "pipe"], "pipe: cannot be read (not a folder)"),
        ] {
            let result = try run(arguments)
            #expect(result.status == 2 && result.errors.contains(problem), "\(result.errors)")
        }
    }

    @Test(arguments: [
        ["--speed", "1e-300"], ["--speed", "101"], ["--refresh-rate", "1e-9"], ["--refresh-rate", "1001"],
    ])
    func timeThatHardlyPassesIsWrongUsage(_ option: [String]) throws {
        let result = try run(["open", "push", "--headless"] + option)
        #expect(result.status == 64 && result.errors.contains("\(option[0]) "))
    }

    /// It ran to the limit of frames, and said nothing.
    @Test func aScriptThatIsCutIsSaidSo() throws {
        let whole = try String(
            contentsOf: Repository.root.appending(path: "assets/gestures/push.jsonl"), encoding: .utf8)
        // Held still before it ends, so that nothing but the spring moves it.
        let last = try #require(whole.range(of: "\"t\": 1810, \"phase\": \"ended\""))
        try write(whole.replacingCharacters(in: last, with: "\"t\": 2500, \"phase\": \"ended\""), to: "held.jsonl")
        let result = try run(["replay", "held.jsonl", "--headless", "--spring", "duration=500"])
        #expect(result.status == 0)
        #expect(result.errors.contains("frames, before it was at rest;"), "\(result)")
    }
}
