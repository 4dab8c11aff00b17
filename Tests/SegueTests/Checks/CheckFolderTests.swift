import Foundation
import Graphics
import TestSupport
import Testing

@testable import Preview

/// `segue check -o` on Swift files: what is left of a check, and where it cannot be.
@Suite(.enabled(if: TranslatorProcess.isBuilt)) struct CheckFolderTests {
    private static let samples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Samples")
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func run(_ words: [String]) throws -> SegueProcess.Result {
        try SegueProcess(words, in: folder.url, variables: ["XDG_CACHE_HOME": folder.path("cache")]).run()
    }

    /// A faulty entry of the samples, its first finding, and what the replay of its script says about the code.
    private static let rows = [
        ("Shrunk", "view-changed", ""), ("NeverOver", "completion-missing", "completeTransition(_:) was not called"),
        ("Crashing", "code-ended", "Precondition failed"),
    ]

    @Test(arguments: rows) func aReplayShowsTheFinding(_ entry: String, _ name: String, _ words: String) throws {
        let source = Self.samples.appending(path: "Faulty.swift").path
        let forms = ["--json", "r.json", "--sarif", "r.sarif", "--junit", "r.xml"]
        let result = try run(["check", source, "--entry", entry, "--scale", "0.25", "-o", "out"] + forms)
        #expect(result.status == 1 && result.errors.isEmpty && result.output.hasSuffix("See out/index.html.\n"))
        let checks = try JSONValue(text: folder.text("r.json"))["checks"]?.array ?? []
        let finding = try #require(checks.flatMap { $0["findings"]?.array ?? [] }.first { $0["name"]?.string == name })
        let script = try #require(finding["script"]?.string)
        #expect(script.hasPrefix("out/finding-") && result.output.contains("(segue replay \(script))"))
        #expect(try folder.text("r.sarif").contains("\"uri\": \"\(script)\""))
        #expect(try folder.text("r.xml").contains("(segue replay \(script))"))
        let folderReport = try JSONValue(text: folder.text("out/report.json"))
        #expect(try folderReport == JSONValue(text: folder.text("r.json")))
        let replay = try run(["replay", script, "--headless"])
        #expect(words.isEmpty ? replay.errors.isEmpty : replay.errors.contains(words), "\(replay)")
        guard name == "view-changed" else { return }
        #expect(finding["picture"]?.string == script.replacing(".jsonl", with: ".png") && replay.status == 0)
    }

    /// The replay has the screen, the appearance and the scale of the check, and ends with the picture of the finding.
    @Test func aReplayEndsWithThePictureOfTheFinding() throws {
        let source = Self.samples.appending(path: "Faulty.swift").path
        let screen = ["--size", "320x480", "--appearance", "dark", "--scale", "0.25"]
        let words = ["check", source, "--entry", "Shrunk", "--only", "view-changed", "--json", "r.json", "-o", "out"]
        #expect(try run(words + screen).status == 1)
        let text = try folder.text("out/finding-1.jsonl")
        let header = try GestureScript(text, path: "finding-1.jsonl").header
        #expect(header.size == "320x480" && header.dark == true && header.scale == 0.25)
        let replay = try run(["replay", "out/finding-1.jsonl", "--headless", "--every", "1", "-o", "run"])
        #expect(replay.status == 0, "\(replay)")
        let last = try #require(try folder.names("run").filter { $0.hasSuffix(".png") }.max())
        let shown = try CGImage(pngData: Data(contentsOf: URL(filePath: folder.path("run/\(last)"))))
        let strip = try CGImage(pngData: Data(contentsOf: URL(filePath: folder.path("out/finding-1.png"))))
        let layout = FilmStripLayout(
            frameCount: 3, frameWidth: shown.width, frameHeight: shown.height, hasCaption: true)
        #expect(shown.width == 80 && shown.height == 120 && strip.width == layout.width)
        let expected = try #require(strip.cropping(to: layout.frame(0)))
        let actual = try #require(strip.cropping(to: layout.frame(1)))
        #expect(PixelDifference(actual, shown).bounds == nil && PixelDifference(expected, shown).bounds != nil)
    }

    @Test func aFileIsLeftAlone() throws {
        try folder.write("mine", to: "out")
        let result = try run(["check", "push", "-o", "out", "--scale", "0.25"])
        #expect(result.status == 2 && result.errors == "segue: out already exists; name another folder\n", "\(result)")
        #expect(try folder.text("out") == "mine" && folder.names() == ["out"])
    }

    @Test func aReadOnlyFolderIsSaidBeforeTheCheck() throws {
        let wrapping = [
            "/usr/bin/bwrap", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--chdir", folder.path(),
        ]
        let result = try SegueProcess(
            ["check", "push", "-o", "a/out", "--scale", "0.25"], in: folder.url, wrapping: wrapping
        ).run()
        #expect(result.status == 2 && result.errors.hasPrefix("segue: a/out: cannot be written ("), "\(result)")
        #expect(result.errors.split(separator: "\n").count == 1 && result.output.isEmpty)
        #expect(try folder.names().isEmpty)
    }

    @Test func aFolderOfSomethingElseIsLeftAlone() throws {
        try folder.write("mine", to: "mine/notes.txt")
        let result = try run(["check", "push", "-o", "mine", "--scale", "0.25"])
        #expect(result.status == 2 && result.errors.split(separator: "\n").count == 1 && result.output.isEmpty)
        #expect(result.errors.contains("mine already exists; name another folder"))
        #expect(try folder.text("mine/notes.txt") == "mine" && folder.names("mine") == ["notes.txt"])
    }

    /// Files may have no more than some kilobytes, as on a full disk.
    @Test func aFullDiskLeavesNothing() throws {
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        let program = SegueProcess.products.appending(path: "segue").path
        process.arguments = [
            "-c", "ulimit -f 1; exec \"$0\" \"$@\"", program, "check", "push", "--scale", "0.25", "-o", "out",
        ]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2 && text.split(separator: "\n").count == 1, "\(text)")
        #expect(try text.contains("out") && folder.names().isEmpty, "\(text)")
    }

    @Test func aSignalLeavesNothing() throws {
        let process = SegueProcess(["check", "magic-move", "-o", "out"], in: folder.url, hearsSignals: true)
        try process.start()
        defer { process.stop() }
        #expect(eventually { (try? folder.names().count) ?? 0 > 0 })
        process.send(SIGINT)
        let result = process.finish(within: 60)
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors == "segue: interrupted, and nothing was written; run the command again\n")
        #expect(try folder.names().isEmpty)
    }
}
