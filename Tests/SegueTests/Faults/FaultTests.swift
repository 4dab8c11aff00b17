import Foundation
import TestSupport
import Testing

/// Each call of a short recording, or every so many, fails once: it ends complete, or with status 2 and one message, and touches nothing else.
@Suite struct FaultTests {
    private let library: FaultLibrary

    init() throws { library = try FaultLibrary() }

    private static let recording = ["record", "magic-move", "-o", "run", "--frames", "12", "--size", "98x211"]

    /// A kind of call, and the recording that makes such calls.
    struct Kind: Sendable, CustomTestStringConvertible {
        var name: String
        /// Whether the recording has a window, and replaces another one.
        var hasWindow = false
        var replaces = false
        /// The distance of the calls that fail.
        var step = 1
        /// Whether the library, which does not survive every failure, may end the process.
        var mayCrash = false

        var testDescription: String { name + (hasWindow ? ", window" : "") + (replaces ? ", replacing" : "") }
        var arguments: [String] {
            recording + (hasWindow ? ["--renderer", "cpu"] : ["--headless"]) + (replaces ? ["--force"] : [])
        }
        var variables: [String: String] { hasWindow ? ["SDL_VIDEODRIVER": "dummy"] : [:] }
    }

    static let kinds =
        ["write", "open", "folder"].flatMap { [Kind(name: $0), Kind(name: $0, replaces: true)] }
        + [
            Kind(name: "window", hasWindow: true), Kind(name: "write", hasWindow: true),
            Kind(name: "sdl", step: 4), Kind(name: "sdl", hasWindow: true, step: 4, mayCrash: true),
            Kind(name: "cairo", replaces: true, step: 20, mayCrash: true),
        ]

    @Test(arguments: kinds) func everyCallMayFail(_ kind: Kind) throws {
        let first = try TemporaryFolder()
        let calls = try record(kind, number: 0, in: first).calls
        #expect(calls > 3)
        for number in stride(from: 1, through: calls, by: kind.step) {
            let folder = try TemporaryFolder()
            let outcome = try record(kind, number: number, in: folder)
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "run").path)
            let isComplete = outcome.result.status == 0 && names?.sorted() == CommandLineTests.recorded
            let isRefused = outcome.result.status == 2 && outcome.result.errors.split(separator: "\n").count <= 1
            #expect(isComplete || isRefused || kind.mayCrash, "\(kind.name):\(number) \(outcome.result) \(names ?? [])")
            try expectNothingLost(in: folder, kind, number)
        }
    }

    /// Writes that take less than they are given, as into pipes.
    @Test func whatIsWrittenInPiecesIsWhole() throws {
        let folder = try TemporaryFolder()
        let kind = Kind(name: "short")
        let outcome = try record(kind, number: 0, in: folder)
        #expect(outcome.result.status == 0 && outcome.calls > 10)
        let page = try String(contentsOf: folder.url.appending(path: "run/report.html"), encoding: .utf8)
        #expect(page.hasSuffix("</html>\n"))
    }

    private func record(
        _ kind: Kind, number: Int, in folder: TemporaryFolder
    ) throws -> FaultLibrary.Outcome {
        try Data("mine".utf8).write(to: folder.url.appending(path: "mine"))
        if kind.replaces {
            let run = folder.url.appending(path: "run")
            try FileManager.default.createDirectory(at: run, withIntermediateDirectories: false)
            try Data(Self.conditions.utf8).write(to: run.appending(path: "run.json"))
            try Data("old".utf8).write(to: run.appending(path: "frames.jsonl"))
        }
        return try library.run(
            kind.arguments, in: folder.url, kind: kind.name, number: number, variables: kind.variables)
    }

    /// The foreign file is there; and either the old run or the new one is in the place, or the old one beside it.
    private func expectNothingLost(in folder: TemporaryFolder, _ kind: Kind, _ number: Int) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
        #expect(
            names.contains("mine") && names.allSatisfy { $0 == "mine" || $0 == "run" || $0.hasPrefix(".run.segue-") })
        guard kind.replaces else { return }
        let runs = names.filter { $0 != "mine" }.filter {
            let run = folder.url.appending(path: $0)
            let frames = try? String(contentsOf: run.appending(path: "frames.jsonl"), encoding: .utf8)
            return frames == "old" || frames?.split(separator: "\n").count == 12
        }
        #expect(!runs.isEmpty, "\(kind.name):\(number) \(names)")
    }

    private static let conditions = """
        { "schemaVersion": 1, "scenario": "card", "pacing": "manual", "renderer": "cpu", "size": "9x9", "scale": 1,
          "refreshRateHertz": 60, "speed": 1, "completion": "uikit", "reducesMotion": false, "startNanoseconds": 0,
          "startSeconds": 0, "environment": {} }
        """
}
