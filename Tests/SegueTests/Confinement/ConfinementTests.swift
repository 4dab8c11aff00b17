import Foundation
import TestSupport
import Testing

/// Every command runs as nobody, in a namespace in which its own folder is all that can be written.
@Suite struct ConfinementTests {
    private let place: TemporaryFolder
    private let home: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
        home = try TemporaryFolder()
        // The program in there is nobody, and its folders are its own.
        for folder in [place, home] { chmod(folder.url.path, 0o777) }
    }

    /// Runs `words` in the namespace; the folder is the working folder, and the home folder is another one.
    private func confined(_ words: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/bwrap")
        process.arguments =
            [
                "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc", "--tmpfs", "/run", "--bind", place.url.path,
                place.url.path, "--bind", home.url.path, home.url.path, "--chdir", place.url.path, "--unshare-all",
                "--uid",
                "65534", "--gid", "65534", "--clearenv", "--setenv", "HOME", home.url.path, "--setenv", "PATH",
                "/usr/bin:/bin", "--setenv", "TMPDIR", home.url.path, "--setenv", "SDL_VIDEODRIVER", "dummy",
                "--die-with-parent", "--",
            ] + words
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    private static let program = SegueProcess.products.appending(path: "segue").path
    private static let small = ["--size", "64x64", "--frames", "5"]
    private static let script = Repository.root.appending(path: "assets/gestures/push.jsonl").path

    /// The paths that a recording in folder `name` leaves, without pictures of single frames.
    private static func run(_ name: String, hasStrip: Bool = true) -> [String] {
        [name] + CommandLineTests.recorded.filter { hasStrip || $0 != "strip.png" }.map { "\(name)/\($0)" }
    }

    /// Each command with the paths that it leaves.
    private static let commands: [(words: [String], names: [String])] = [
        (["list"], []), (["list", "--json"], []), (["--help"], []), (["help", "record"], []),
        (["new", "CardFlip"], ["CardFlip.swift"]),
        (["open", "w2"] + small, []), (["open", "push", "--headless"] + small, ["segue-out"] + run("segue-out/push")),
        (["render", "push", "--progress", "0.5", "-o", "frame.png", "--size", "64x64"], ["frame.png"]),
        (["render", "w2", "--strip", "3", "-o", "strip.png", "--size", "64x64"], ["strip.png"]),
        (["record", "w2", "-o", "run"] + small, run("run")),
        (["record", "w2", "-o", "run", "--headless", "--force"] + small, []),
        (["report", "run", "--force"], []), (["replay", script, "--headless"], []),
        (
            ["replay", script, "-o", "again", "--headless", "--every", "30"],
            run("again", hasStrip: false)
        ),
        (["bench", "w1", "--headless", "--json", "a.json"] + small, ["a.json"]), (["bench", "w1"] + small, []),
        (["bench", "push", "--beginning", "--repetitions", "2"], []),
        (
            [
                "bench", "w1", "--headless", "--repetitions", "2", "--compare", "a.json", "--junit", "j.xml",
                "--threshold-milliseconds", "1000",
            ] + small, ["j.xml"]
        ),
        (["check", "push", "--json", "checks.json", "--size", "98x211"], ["checks.json"]),
        (["compare", "a.json", "a.json", "--markdown", "c.md"], ["c.md"]), (["compare", "run", "run"], []),
    ]

    @Test func nothingElseIsWritten() throws {
        #expect(try confined(["/usr/bin/touch", "/tmp/x", home.url.appending(path: "y").path]).status != 0)
        try FileManager.default.removeItem(at: home.url.appending(path: "y"))
        var expected: Set<String> = []
        for (words, names) in Self.commands {
            let result = try confined([Self.program] + words)
            #expect(result.status == 0, "\(words) \(result)")
            expected.formUnion(names)
            let found = try FileManager.default.subpathsOfDirectory(atPath: place.url.path)
                .filter { !$0.contains("/frame-") }
            #expect(Set(found) == expected, "\(words)")
            #expect(try FileManager.default.subpathsOfDirectory(atPath: home.url.path).isEmpty, "\(words)")
        }
    }

    @Test func noNetworkIsOpened() throws {
        let library = try FaultLibrary()
        for (words, _) in Self.commands {
            let outcome = try library.run(
                words, in: place.url, kind: "none", number: 0, variables: ["SDL_VIDEODRIVER": "dummy"])
            #expect(outcome.result.status == 0 && outcome.addresses == 0, "\(words)")
        }
    }

    /// A folder that may not be written, as nobody meets it; root may write everywhere.
    @Test func whatMayNotBeWrittenIsOneMessage() throws {
        for words in [
            ["record", "w2", "-o", "/usr/run", "--headless"], ["render", "w2", "--progress", "0", "-o", "/usr/x.png"],
            ["bench", "w1", "--headless", "--json", "/usr/x.json"],
        ] {
            let result = try confined([Self.program] + words)
            #expect(result.status == 2 && result.output.split(separator: "\n").count == 1, "\(result)")
            #expect(result.output.contains("cannot be written"))
        }
    }
}
