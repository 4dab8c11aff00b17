import Foundation
import TestSupport
import Testing

/// `segue export` where something is wrong: one message, and nothing is left.
@Suite struct ExportFaultTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let film = ["export", "card", "--size", "98x211", "--range", "0-0.2", "-o"]

    /// A program called ffmpeg that runs `commands`, alone on the search path.
    private func runWithProgram(_ commands: String, _ format: String) throws -> SegueProcess.Result {
        try folder.writeScript(commands, to: "bin/ffmpeg")
        let result = try SegueProcess(
            Self.film + ["a." + format], in: folder.url, variables: ["PATH": folder.path("bin")]
        ).run()
        #expect(result.status == 2 && result.output.isEmpty && result.errors.split(separator: "\n").count == 1)
        #expect(try folder.names() == ["bin"])
        return result
    }

    private static let answer = #"case "$*" in *-encoders*) echo " V..... libx264 H.264"; exit 0;; esac"#

    @Test func anotherProgramIsNamed() throws {
        let result = try runWithProgram("echo hello", "mp4")
        #expect(result.errors.contains("bin/ffmpeg: it does not answer as ffmpeg does; install the package ffmpeg"))
    }

    @Test func aMissingEncoderIsNamed() throws {
        let result = try runWithProgram(Self.answer, "webm")
        #expect(result.errors.contains("it was built without libvpx-vp9"))
    }

    @Test(arguments: [
        "head -c 100000 >/dev/null; echo 'no space left' >&2; exit 3", "echo 'no space left' >&2; exit 3",
    ])
    func aProgramThatEndsHalfWayIsQuoted(_ commands: String) throws {
        // The path holds nothing but the program.
        let result = try runWithProgram("PATH=/usr/bin:/bin\n\(Self.answer)\n\(commands)", "mp4")
        #expect(result.errors.contains("bin/ffmpeg: it ended with status 3 (no space left); "))
    }

    @Test func aMissingProgramIsNamed() throws {
        let result = try SegueProcess(
            Self.film + ["a.mp4"], in: folder.url, variables: ["PATH": folder.path("nothing")]
        ).run()
        #expect(
            result.errors
                == "segue: ffmpeg: the program is not installed; install the package ffmpeg, or export .webp, .gif or .html\n"
        )
        #expect(result.status == 2)
    }

    /// A disk that is full after some kilobytes: files may have no more.
    @Test(arguments: ["a.apng", "a.gif", "a.webp", "a.html", "a.mp4", "frames/"])
    func aFullDiskLeavesNothing(_ name: String) throws {
        try folder.write("mine", to: "mine")
        let program = SegueProcess.products.appending(path: "segue").path
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(filePath: "/bin/bash")
        let film = name == "a.mp4" ? ["export", "zoom", "--size", "195x422", "-o"] : Self.film
        process.arguments = ["-c", "ulimit -f 2; exec \"$0\" \"$@\"", program] + film + [name]
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 2 && text.split(separator: "\n").count == 1, "\(text)")
        // ffmpeg says it in its own words.
        #expect(text.contains("file too large") || name == "a.mp4", "\(text)")
        #expect(try folder.names() == ["mine"])
    }

    @Test(arguments: ["a.apng", "a.webp", "a.html", "a.mp4", "frames/"], [SIGINT, SIGTERM])
    func aSignalLeavesNothing(_ name: String, _ signal: Int32) throws {
        try folder.write("mine", to: "mine")
        let process = SegueProcess(
            ["export", "w2", "-o", name, "--hold", "60", "--refresh-rate", "1000"], in: folder.url, hearsSignals: true)
        try process.start()
        defer { process.stop() }
        // Its draft is there: frames are being made.
        #expect(eventually { (try? folder.names().count) ?? 0 > 1 })
        process.send(signal)
        let result = process.finish(within: 60)
        #expect(result.status == 2 && result.output.isEmpty, "\(result)")
        #expect(result.errors == "segue: interrupted, and nothing was written; export it again\n")
        #expect(try folder.names() == ["mine"])
    }

    @Test func aFolderThatIsThereIsLeftAlone() throws {
        try folder.write("mine", to: "frames/mine")
        let result = try SegueProcess(Self.film + ["frames/"], in: folder.url).run()
        #expect(result.status == 2 && result.errors == "segue: frames already exists; name another folder\n")
        #expect(try folder.names("frames") == ["mine"])
    }

    @Test func aFileThatIsThereIsReplacedWhole() throws {
        try folder.write("old", to: "a.apng")
        let result = try SegueProcess(Self.film + ["a.apng"], in: folder.url).run()
        #expect(result.status == 0)
        #expect(try ReadFilm.byPillow(folder.path("a.apng")).frames == 12)
    }
}
