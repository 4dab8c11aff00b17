import Foundation
import TestSupport
import Testing

/// Standard output and standard error that are closed, full, or without a reader.
@Suite struct StreamTests {
    /// Runs `segue` with `words` and a shell's redirections; what the shell says of its status comes last.
    private func run(_ words: String, in folder: TemporaryFolder) throws -> (status: Int32, output: String) {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        let program = SegueProcess.products.appending(path: "segue").path
        process.arguments = ["-c", "exec 3>&1; '\(program)' \(words); echo \"status $?\" >&3"]
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "/usr/bin:/bin", "HOME": folder.url.path]
        process.standardOutput = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let status = text.split(separator: "\n").last?.split(separator: " ").last.flatMap { Int32($0) }
        return (try #require(status), text)
    }

    private static let record = "record magic-move -o run --headless --size 64x64 --frames 12"

    /// The frames went to descriptor 2, and with them the messages.
    @Test(arguments: ["2>&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-"]) func closedStreamsTakeNoFile(_ closed: String)
        throws
    {
        let folder = try TemporaryFolder()
        let result = try run("\(Self.record) \(closed)", in: folder)
        #expect(result.status == (closed.contains(">&- 2") ? 2 : 0))
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: "run").path).sorted()
        #expect(names == CommandLineTests.recorded)
        let frames = try String(contentsOf: folder.url.appending(path: "run/frames.jsonl"), encoding: .utf8)
        #expect(frames.split(separator: "\n").count == 12 && !frames.contains("segue:"))
    }

    /// Output that could not be written is a failure, whatever became of the work.
    @Test(
        arguments: [
            ("list >&-", 2), ("list >/dev/full", 2), ("--help >/dev/full", 2), ("bench --help >&-", 2),
            ("bench w1 --headless --frames 2 --size 9x9 >/dev/full", 2),
            ("bench w1 --headless --frames 2 --size 9x9 --json - >/dev/full", 2), ("\(record) >/dev/full", 2),
            // A message that could not be written.
            ("open w2 --frames 2 --size 64x64 2>/dev/full >/dev/null", 2),
            ("open w2 --frames 2 --size 64x64 2>&- >/dev/null", 2),
            ("nonsense 2>/dev/full", 64), ("replay missing 2>&-", 2), ("list 2>&- >/dev/null", 0),
            // A reader that has gone was the end by a signal.
            ("list > >(exec true; exit) 2>/dev/null", nil), ("list --nonsense 2> >(exec 0<&-)", 64),
        ] as [(String, Int32?)])
    func lostOutputIsStatus2(_ words: String, status: Int32?) throws {
        let result = try run(words, in: TemporaryFolder())
        if let status { #expect(result.status == status) } else { #expect([0, 2].contains(result.status)) }
    }

    /// Standard output by its name in /dev was replaced by a new file.
    @Test func whatStandardOutputHasStays() throws {
        let folder = try TemporaryFolder()
        let words = "bench w1 --headless --frames 2 --size 9x9 --json /dev/stdout"
        #expect(
            try run(
                "\(words) >>log; echo between >>log; \(SegueProcess.products.path)/segue \(words) >>log", in: folder
            ).status == 0)
        let log = try String(contentsOf: folder.url.appending(path: "log"), encoding: .utf8)
        #expect(log.components(separatedBy: "\"schemaVersion\"").count == 3 && log.contains("}\nbetween\n{"))
    }

    /// Two results in one stream are none.
    @Test(arguments: [
        "compare a b --json - --junit -", "bench w1 --headless --compare a --junit - --markdown -",
        "open w2 --headless --frames 99999999999999999", "record w2 -o run --headless --frames 1000001",
    ])
    func wrongUsageEndsWith64(_ words: String) throws {
        let folder = try TemporaryFolder()
        #expect(try run(words, in: folder).status == 64)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    /// A signal ended it.
    @Test func aFileBeyondTheLimitIsStatus2() throws {
        let folder = try TemporaryFolder()
        let render = "render w2 --progress 0.5 -o x.png --size 512x512 2>&3"
        let result = try run(
            "list >/dev/null; ulimit -f 1; '\(SegueProcess.products.path)/segue' \(render)", in: folder)
        #expect(result.status == 2 && result.output.contains("x.png: cannot be written (file too large);"))
        #expect(try folder.names().isEmpty)
    }

    /// One message a line, whatever is in the names.
    @Test func aNameMovesNoCursor() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(["replay", "a\u{1B}[2J\nb\u{7}"], in: folder.url).run()
        #expect(result.status == 2)
        #expect(result.errors.hasPrefix("segue: a\u{FFFD}[2J b\u{FFFD}: no such file;"))
        #expect(result.errors.split(separator: "\n").count == 1)
    }

    /// Two such names were repaired to one.
    @Test func aWordThatIsNoTextIsWrongUsage() throws {
        let folder = try TemporaryFolder()
        let result = try run("record w2 -o $'a\\xff' --headless --frames 2 2>&3", in: folder)
        #expect(result.status == 64)
        #expect(result.output.contains("segue: word 4 of the command line, 'a\u{FFFD}', is not UTF-8;"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }
}
