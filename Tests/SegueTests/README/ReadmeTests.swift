import Foundation
import Graphics
import Recorder
import TestSupport
import Testing

@testable import Preview

/// The statements of the README hold.
@Suite struct ReadmeTests {
    private let readme: Readme

    init() throws { readme = try Readme() }

    @Test(arguments: try Readme().commands) func everyCommandWorks(_ command: String) throws {
        var words = command.split(separator: " ").map(String.init)
        switch words.removeFirst() {
        case "make":
            let makefile = try String(contentsOf: Repository.root.appending(path: "Makefile"), encoding: .utf8)
            #expect(words.allSatisfy { makefile.contains("\n\($0):\n") }, "no such target")
        // Tried together: each reads what the one before it wrote.
        case ".build/release/segue" where ["bench", "check", "compare", "new", "open"].contains(words.first): break
        case ".build/release/segue" where words.first == "export":
            let folder = try TemporaryFolder()
            let output = try folder.exported(words)
            let made = try ReadFilm.byPillow(output)
            let committed = Repository.root.appending(path: "assets/readme/magic-move.webp").path
            // The encoder may be another version, and the pictures as they were.
            let frames = folder.path("frames")
            _ = try SegueProcess(
                words.map { $0.hasSuffix(".webp") ? frames + "/" : $0 }, in: folder.url
            ).run()
            let film = try ReadFilm.byPillow(committed, beside: frames)
            #expect(film.frames == made.frames && film.size == made.size && film.files == film.frames)
            #expect(film.differences.allSatisfy { $0[0] < 4 }, "\(film.differences)")
        case ".build/release/segue":
            let folder = try TemporaryFolder()
            let output = folder.url.appending(path: "assets/readme")
            try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
            let result = try SegueProcess(words, in: folder.url).run()
            #expect(result.status == 0 && result.errors.isEmpty)
            // The picture is what the command makes today.
            let name = "magic-move-strip.png"
            let image = try CGImage(pngData: Data(contentsOf: output.appending(path: name)))
            try Golden(name, folder: "../../../assets/readme").expect(image)
        default: Issue.record("nobody tries \(command)")
        }
    }

    /// With fewer and smaller frames, which may be too noisy to tell.
    @Test func itsComparisonWorks() throws {
        let folder = try TemporaryFolder()
        let commands = readme.commands.map { $0.split(separator: " ").map(String.init) }
            .filter { $0.contains("bench") && $0.count > 2 || $0.contains("compare") }
        #expect(commands.count == 3)
        for words in commands {
            let fewer = ["--frames", "4", "--repetitions", "2", "--size", "64x64"]
            let result = try SegueProcess(
                words.dropFirst() + (words.contains("bench") ? fewer : []), in: folder.url
            ).run()
            #expect([0, 3].contains(result.status) && result.errors.isEmpty, "\(words): \(result.errors)")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted()
        #expect(files == ["after.json", "before.json"])
    }

    @Test(.enabled(if: TranslatorProcess.isBuilt)) func itsTransitionIsWrittenAndOpened() throws {
        let folder = try TemporaryFolder()
        let commands = readme.commands.map { $0.split(separator: " ").map(String.init) }
            .filter { !Set($0).isDisjoint(with: ["new", "open", "check"]) }
        #expect(commands.count == 3)
        for words in commands {
            let result = try SegueProcess(
                words.dropFirst() + (words.contains("open") ? ["--headless"] : []), in: folder.url,
                variables: ["XDG_CACHE_HOME": folder.path("cache")]
            ).run()
            #expect(result.status == 0, "\(words): \(result.errors)")
        }
        #expect(try folder.names("segue-out") == ["CardFlip"])
    }

    @Test func everyFileThatItNamesExists() {
        #expect(readme.paths.count >= 5)
        for path in readme.paths where !path.contains("NAME") {
            #expect(FileManager.default.fileExists(atPath: Repository.root.appending(path: path).path), "\(path)")
        }
    }

    @Test func itsAnimatorIsTheOneThatIsCompiled() throws {
        let file = Repository.root.appending(path: "Tests/iOSSamples/CoverAnimator.swift")
        #expect(readme.blocks(in: "swift") == [try String(contentsOf: file, encoding: .utf8)])
    }

    /// The drag that it shows goes through to its end.
    @Test func itsGestureIsReplayed() throws {
        let script = try #require(readme.blocks(in: "json").first)
        let folder = try TemporaryFolder()
        try script.write(to: folder.url.appending(path: "drag.jsonl"), atomically: true, encoding: .utf8)
        let result = try SegueProcess(["replay", "drag.jsonl", "--headless", "-o", "run"], in: folder.url).run()
        #expect(result.status == 0 && result.errors.isEmpty)
        let summary = try Data(contentsOf: folder.url.appending(path: "run/summary.json"))
        #expect(try JSONDecoder().decode(RunSummary.self, from: summary).releases.map(\.finishes) == [true])
        for file in ["run.json", "frames.jsonl", "gesture.jsonl", "progress.csv", "summary.json"] {
            #expect(readme.text.contains("`\(file)`") && result.output.contains("run/\(file)\n"))
        }
    }

    @MainActor @Test func itsKeysAreThoseOfTheWindow() {
        let keys = Set(KeyListLayer.stockScreens.flatMap(\.keys))
        #expect(readme.keys.count > 8 && keys.isSuperset(of: readme.keys), "\(readme.keys)")
    }
}

extension TemporaryFolder {
    /// The path of the film that `segue` writes by `words`, which have to name it below `assets/readme`.
    fileprivate func exported(_ words: [String]) throws -> String {
        try FileManager.default.createDirectory(atPath: path("assets/readme"), withIntermediateDirectories: true)
        let result = try SegueProcess(words, in: url).run()
        #expect(result.status == 0 && result.errors.isEmpty)
        return path("assets/readme/magic-move.webp")
    }
}
