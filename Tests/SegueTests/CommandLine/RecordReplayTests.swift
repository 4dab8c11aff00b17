import Foundation
import Recorder
import TestSupport
import Testing

/// `segue record` and `segue replay`: what they write, and what they refuse.
@Suite struct RecordReplayTests {
    private let small = ["--size", "195x422"]

    private func run(_ arguments: [String], _ folder: TemporaryFolder, dummy: Bool = false) throws
        -> SegueProcess.Result
    {
        try SegueProcess(
            arguments + small, in: folder.url, variables: dummy ? ["SDL_VIDEODRIVER": "dummy"] : [:]
        ).run()
    }

    private func names(_ folder: TemporaryFolder, _ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: path).path).sorted()
    }

    @Test func withoutADisplayAScriptedDragIsRecorded() throws {
        let folder = try TemporaryFolder()
        let result = try run(["record", "magic-move", "-o", "run"], folder)
        #expect(result.status == 0)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.output.split(separator: "\n") == CommandLineTests.recorded.map { "run/\($0)" })
        let replay = try run(["replay", "run/gesture.jsonl", "--headless", "--every", "50", "-o", "again"], folder)
        #expect(replay.status == 0 && replay.errors.isEmpty)
        #expect(replay.output.contains("again/frame-000050.png\n") && !replay.output.contains("strip.png"))
    }

    @Test func aWindowIsRecordedAndReplayed() throws {
        let folder = try TemporaryFolder()
        let recorded = try run(["record", "push", "-o", "run", "--frames", "12"], folder, dummy: true)
        #expect(recorded.status == 0 && recorded.errors.isEmpty)
        #expect(recorded.output.split(separator: "\n") == CommandLineTests.recorded.map { "run/\($0)" })
        let frames = try String(contentsOf: folder.url.appending(path: "run/frames.jsonl"), encoding: .utf8)
        #expect(frames.split(separator: "\n").count == 12)
        let script = """
            {"segueGesture": 1, "what": "magic-move"}
            {"t": 0, "phase": "began", "x": 0.5, "y": 0.35}
            {"t": 40, "phase": "moved", "x": 0.5, "y": 0.3}
            {"t": 60, "phase": "moved", "x": 0.5, "y": 0.2}
            {"t": 70, "phase": "ended", "x": 0.5, "y": 0.2}

            """
        try script.write(to: folder.url.appending(path: "drag.jsonl"), atomically: true, encoding: .utf8)
        let replayed = try run(["replay", "drag.jsonl", "-o", "again", "--speed", "0.25"], folder, dummy: true)
        #expect(replayed.status == 0 && replayed.errors.isEmpty)
        let data = try Data(contentsOf: folder.url.appending(path: "again/frames.jsonl"))
        let records = try FrameLog.records(in: data, of: "frames.jsonl")
        #expect(records.contains { $0.phase == .replay } && records.contains { $0.phase == .settle })
        #expect(records.last?.gestureEvents == 4 && records.count { $0.release != nil } == 1)
    }

    /// A replay that shows nothing proves nothing; its files are written all the same.
    @Test func aGestureThatChangesNothingFails() throws {
        let folder = try TemporaryFolder()
        let script = """
            {"segueGesture": 1, "what": "magic-move"}
            {"t": 0, "phase": "began", "x": 0.5, "y": 0.01}
            {"t": 70, "phase": "ended", "x": 0.5, "y": 0.01}

            """
        try folder.write(script, to: "tap.jsonl")
        let result = try run(["replay", "tap.jsonl", "--headless", "-o", "run"], folder)
        #expect(result.status == 1 && result.output.contains("run/frames.jsonl"))
        #expect(
            result.errors == "segue: magic-move: the gesture changed no frame; begin it on what moves, "
                + "and in the size that it was recorded in\n")
    }

    /// Recordings go to the folder that Ctrl-R writes to, each into one of its own.
    @Test func withoutAFolderItRecordsIntoAnOwnOne() throws {
        let folder = try TemporaryFolder()
        for number in 1...2 {
            let result = try run(["record", "w2", "--headless", "--frames", "3"], folder)
            #expect(result.status == 0 && result.output.hasPrefix("segue-out/w2-\(number)/frames.csv\n"))
        }
        #expect(try names(folder, "segue-out") == ["w2-1", "w2-2"])
        #expect(try names(folder, "segue-out/w2-2").contains("run.json"))
        try Data().write(to: folder.url.appending(path: "file"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "segue-out"))
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "segue-out"), withDestinationURL: folder.url.appending(path: "file"))
        let refused = try run(["record", "w2", "--headless", "--frames", "3"], folder)
        #expect(refused.status == 2 && refused.errors.contains("segue-out: it is a symbolic link"))
    }

    @Test func withoutAFolderItSaysWhatCameOut() throws {
        let folder = try TemporaryFolder()
        #expect(try run(["record", "magic-move", "-o", "run", "--headless"], folder).status == 0)
        let result = try run(["replay", "run/gesture.jsonl", "--headless"], folder)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.output.hasPrefix("finishes by ") && result.output.contains("spring ÷ finger velocity 1.00"))
        #expect(try names(folder, "") == ["run"])
    }

    @Test func aFolderThatIsThereIsLeftAlone() throws {
        let folder = try TemporaryFolder()
        let mine = folder.url.appending(path: "run")
        try FileManager.default.createDirectory(at: mine, withIntermediateDirectories: true)
        try Data().write(to: mine.appending(path: "mine"))
        let arguments = ["record", "w2", "-o", "run", "--headless", "--frames", "3"]
        let refused = try run(arguments, folder)
        #expect(refused.status == 2 && refused.output.isEmpty)
        #expect(refused.errors == "segue: run already exists; use --force to replace it\n")
        // With it, the folder and its file went.
        let foreign = try run(arguments + ["--force"], folder)
        #expect(foreign.status == 2 && foreign.errors.contains("run: it holds files that no run writes: mine;"))
        #expect(try names(folder, "run") == ["mine"] && names(folder, "") == ["run"])
        let again = ["record", "w2", "-o", "other", "--headless", "--frames", "3"]
        #expect(try run(again, folder).status == 0 && run(again + ["--force"], folder).status == 0)
        #expect(try names(folder, "other") == CommandLineTests.recorded && names(folder, "") == ["other", "run"])
    }

    @Test func aFolderThatCannotBeMadeIsOneMessage() throws {
        let folder = try TemporaryFolder()
        for place in ["/proc/run", "/dev/null/run"] {
            let result = try run(["record", "w2", "-o", place, "--headless", "--frames", "3"], folder)
            #expect(result.status == 2 && result.output.isEmpty)
            #expect(result.errors.split(separator: "\n").count == 1 && result.errors.contains(place))
        }
    }

    @Test(arguments: [
        ["record", "w2", "--force"], ["record", "w2", "-o", ""], ["replay", "x.jsonl", "--force"],
        ["replay", "x.jsonl", "--every", "0", "-o", "x", "--headless"], ["replay", "x.jsonl", "--every", "2"],
        ["record", "nonsense", "-o", "x"], ["record", "w2", "-o", "x", "--frames", "0"],
    ])
    func wrongUsageEndsWith64(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try run(arguments, folder)
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(try names(folder, "").isEmpty)
    }

    @Test func aScriptWithAFaultIsOneMessageWithItsLine() throws {
        let folder = try TemporaryFolder()
        try Data("{\"segueGesture\": 1}\n{\"t\": 0".utf8).write(to: folder.url.appending(path: "half.jsonl"))
        let result = try run(["replay", "half.jsonl", "magic-move", "--headless", "-o", "run"], folder)
        #expect(result.status == 2 && result.errors.hasPrefix("segue: half.jsonl:2: "))
        try Data("{\"segueGesture\": 1}\n".utf8).write(to: folder.url.appending(path: "still.jsonl"))
        let nameless = try run(["replay", "still.jsonl", "--headless"], folder)
        #expect(nameless.status == 64 && nameless.errors.contains("its header names no transition"))
        #expect(try names(folder, "") == ["half.jsonl", "still.jsonl"])
    }

    /// The light variant was replayed of what was recorded dark, and another beginning without a word.
    @Test func aScriptSaysHowItWasRecorded() throws {
        let folder = try TemporaryFolder()
        let header = #"{"segueGesture": 1, "what": "card", "dark": true, "reducedMotion": true, "startsLate": true}"#
        let tap =
            #"{"t": 0, "phase": "began", "x": 0.5, "y": 0.1}"# + "\n"
            + #"{"t": 9, "phase": "ended", "x": 0.5, "y": 0.1}"#
        try folder.write("\(header)\n\(tap)\n", to: "late.jsonl")
        let result = try SegueProcess(["replay", "late.jsonl", "--headless", "-o", "run"], in: folder.url).run()
        #expect(
            result.status == 0 && result.errors.contains("card: the recording began after other input"), "\(result)")
        let conditions = try String(contentsOfFile: folder.path("run/run.json"), encoding: .utf8)
        #expect(conditions.contains(#""appearance": "dark""#) && conditions.contains(#""reducesMotion": true"#))
        let written = try String(contentsOfFile: folder.path("run/gesture.jsonl"), encoding: .utf8)
        #expect(
            written.hasPrefix(
                #"{"segueGesture": 1, "what": "card", "size": "390x844", "dark": true, "reducedMotion": true}"#))
        let light = ["replay", "late.jsonl", "--headless", "-o", "light", "--appearance", "light"]
        #expect(try SegueProcess(light, in: folder.url).run().status == 0)
        let given = try String(contentsOfFile: folder.path("light/run.json"), encoding: .utf8)
        #expect(given.contains(#""appearance": "light""#))
    }

    /// Killed in the middle, it leaves what it had written, and that can be read.
    @Test func aKillLeavesAReadableRecording() throws {
        let folder = try TemporaryFolder()
        let process = SegueProcess(
            ["record", "w2", "-o", "run", "--frames", "100000"] + small, in: folder.url,
            variables: ["SDL_VIDEODRIVER": "dummy"])
        try process.start()
        let file = folder.url.appending(path: "run/frames.jsonl")
        _ = eventually { (try? Data(contentsOf: file))?.isEmpty == false }
        process.stop()
        let records = try FrameLog.records(in: Data(contentsOf: file), of: "frames.jsonl")
        #expect(!records.isEmpty && records.map(\.index) == Array(0..<records.count))
        #expect(try names(folder, "run") == ["frames.jsonl", "gesture.jsonl", "run.json"])
        // Its reports can still be made, once.
        let reports = try SegueProcess(["report", "run"], in: folder.url).run()
        #expect(reports.status == 0 && reports.errors.isEmpty && reports.output.contains("run/report.html\n"))
        #expect(try names(folder, "run") == CommandLineTests.recorded.filter { $0 != "strip.png" })
        let again = try SegueProcess(["report", "run"], in: folder.url).run()
        #expect(again.status == 2 && again.errors.hasSuffix("already exists; use --force to replace it\n"))
        try FileManager.default.removeItem(at: folder.url.appending(path: "run/report.html"))
        let missing = try SegueProcess(["report", "run"], in: folder.url).run()
        #expect(missing.status == 0 && missing.output == "run/report.html\n", "\(missing)")
        #expect(try SegueProcess(["report", "run", "--force"], in: folder.url).run().status == 0)
        let nothing = try SegueProcess(["report", "."], in: folder.url).run()
        #expect(nothing.status == 2 && nothing.errors.contains("run.json: no such file"))
    }
}
