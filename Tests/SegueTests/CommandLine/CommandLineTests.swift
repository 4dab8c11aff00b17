import Foundation
import Graphics
import TestSupport
import Testing

/// The command line's contract: what is printed where, and the exit status.
@Suite struct CommandLineTests {
    /// The files of a run, in their order.
    static let recorded = [
        "frames.csv", "frames.hgrm", "frames.jsonl", "gesture.jsonl", "junit.xml", "presentmon.csv", "progress.csv",
        "report.html", "run.json", "strip.png", "summary.json", "summary.md", "trace.json",
    ]

    @Test func anUnknownNameListsTheNames() throws {
        let folder = try TemporaryFolder()
        let names = ["gallery"] + (try SegueProcess.listedNames()).filter { $0 != "gallery" }
        for arguments in [["open", "nonsense"], ["render", "nonsense.png", "-o", "x.png", "--progress", "0"]] {
            let result = try SegueProcess(arguments, in: folder.url).run()
            #expect(result.status == 64)
            #expect(result.output.isEmpty)
            #expect(result.errors.contains(names.joined(separator: ", ")))
            #expect(result.errors.split(separator: "\n").count == 1)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test(arguments: [
        ["bench", "w1", "--frames", "0"], ["bench", "w1", "--size", "12"], ["bench", "w1", "--size", "-3x4"],
        ["bench", "w1", "--scale", "nan"], ["bench", "w1", "--spring", "mass=1"], ["open", "--speed", "0"],
        ["render", "w1", "-o", "x.png"], ["render", "w1", "-o", "x.png", "--progress", "2"],
        ["render", "w1", "-o", "x.png", "--progress", "0", "--size", "99999x10"], ["frobnicate", "--now"],
        ["render", "magic-move", "-o", "x.png", "--progress", "0", "--size", "16384x16384"],
        ["render", "w1", "-o", "x.png", "--progress", "0", "--renderer", "gpu"],
        ["bench", "w1", "--headless", "--renderer", "gpu"], ["bench", "w1", "--headless", "--layers", "3"],
        ["bench", "w5", "--headless", "--layers", "9223372036854775807"], ["open", "--headless", "--layers", "3"],
        ["render", "w5", "-o", "x.png", "--strip", "100", "--size", "4000x4000"], ["open", "magic-move", "w1"],
        ["render", "w1", "-o", "", "--progress", "0", "--size", "9x9"],
        ["bench", "w1", "--headless", "--threads", "0"], ["bench", "w1", "--headless", "--threads", "65"],
        ["bench", "w1", "--renderer", "gpu", "--threads", "2"],
        ["open", "--headless", "--spring", ""], ["open", "--spring", "bounce=0", "--completion", "uikit"],
    ])
    func wrongUsageEndsWith64AndOneMessage(_ arguments: [String]) throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(arguments, in: folder.url).run()
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("segue: ") && result.errors.split(separator: "\n").count == 1)
        #expect(result.output.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test func theMessageNamesTheWordAndTheHelp() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(["bench", "w1", "--size", "12"], in: folder.url).run()
        #expect(
            result.errors == """
                segue: --size 12: not a size; give WIDTHxHEIGHT in points, both above 0, such as 390x844

                """)
        let help = try SegueProcess(["bench", "--help"], in: folder.url).run()
        #expect(help.status == 0 && help.errors.isEmpty && help.output.contains("USAGE: segue bench"))
    }

    /// Nothing is said to be written that is not.
    @Test func aHeadlessRunThatFailsIsOneMessage() throws {
        let folder = try TemporaryFolder()
        try Data().write(to: folder.url.appending(path: "segue-out"))
        let result = try SegueProcess(["open", "magic-move", "--frames", "3"], in: folder.url).run()
        #expect(result.status == 2)
        #expect(result.errors.contains("segue-out") && result.errors.split(separator: "\n").count == 1)
        #expect(!result.errors.contains("written to") && result.output.isEmpty)
    }

    @Test func listIsWhatTheContractSays() throws {
        let result = try SegueProcess(["list", "--json"], in: TemporaryFolder().url.deletingLastPathComponent()).run()
        #expect(result.status == 0)
        let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
        let transitions = try #require(object?["transitions"] as? [[String: Any]])
        #expect(transitions.first?["name"] as? String == "magic-move")
        #expect(transitions.first?["interactive"] as? Bool == true)
        #expect((object?["workloads"] as? [[String: Any]])?.count == 7)
        #expect((object?["scenes"] as? [[String: Any]])?.map { $0["name"] as? String } == ["gallery"])
    }

    @Test func renderWritesOneFrameAndAStrip() throws {
        let folder = try TemporaryFolder()
        let frame = try SegueProcess(
            ["render", "magic-move", "-o", "frame.png", "--progress", "0.5", "--size", "195x422"], in: folder.url
        ).run()
        #expect(frame.status == 0)
        #expect(frame.output.isEmpty && frame.errors.isEmpty)
        let image = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "frame.png")))
        #expect(image.width == 195 && image.height == 422)
        let strip = try SegueProcess(
            ["render", "w2", "-o", "strip.png", "--strip", "3", "--size", "100x80", "--layers", "5"], in: folder.url
        ).run()
        #expect(strip.status == 0)
        let wide = try CGImage(pngData: Data(contentsOf: folder.url.appending(path: "strip.png")))
        #expect(wide.width > 300)
    }

    /// Pango read them all, and the first frame waited for it.
    @Test func theMachinesFontsAreNotRead() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["render", "magic-move", "-o", "x.png", "--progress", "0"], in: folder.url,
            variables: ["FONTCONFIG_FILE": folder.url.appending(path: "missing.conf").path]
        ).run()
        #expect(result.status == 0)
        #expect(result.errors == "", "Fontconfig would complain of the file that it was to read")
    }

    @Test func aFileThatCannotBeWrittenIsOneMessage() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["render", "w1", "-o", "missing/x.png", "--progress", "0", "--size", "64x64"], in: folder.url
        ).run()
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains("missing/x.png"))
    }

    /// Measured first, these million frames would take longer than any test may.
    @Test(arguments: ["missing/x.json", "."]) func anUnwritableReportIsFoundBeforeMeasuring(path: String) throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["bench", "w1", "--headless", "--frames", "1000000", "--json", path], in: folder.url
        ).run()
        #expect(result.status == 2)
        #expect(result.output.isEmpty && result.errors.split(separator: "\n").count == 1)
        #expect(result.errors.contains("\(path): cannot be written"))
    }

    @Test func aLinkAndADeviceAreWrittenThrough() throws {
        let folder = try TemporaryFolder()
        let arguments = ["bench", "w1", "--headless", "--frames", "2", "--size", "64x64", "--json"]
        let link = folder.url.appending(path: "link")
        let target = folder.url.appending(path: "target")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
        #expect(try SegueProcess(arguments + ["link"], in: folder.url).run().status == 0)
        #expect(try String(contentsOf: target, encoding: .utf8).contains("schemaVersion"))
        let full = try SegueProcess(arguments + ["/dev/full"], in: folder.url).run()
        #expect(full.status == 2)
        #expect(full.errors.contains("/dev/full"))
    }

    @Test func aRunOfSoManyFramesEnds() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["open", "magic-move", "--frames", "20"], in: folder.url, variables: ["SDL_VIDEODRIVER": "dummy"]
        ).run()
        #expect(result.status == 0)
    }

    @Test func openWithoutADisplayRunsHeadless() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(["open", "magic-move"], in: folder.url).run()
        #expect(result.status == 0)
        #expect(result.errors.split(separator: "\n").count == 1)
        let names = Self.recorded
        #expect(result.output.split(separator: "\n").map { String($0.split(separator: "/").last ?? "") } == names)
        for name in names {
            let path = folder.url.appending(path: "segue-out/magic-move/\(name)").path
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    /// Without a name it is the gallery: its thumbnails play, one is opened, and dragged.
    @Test func openWithoutANameIsTheGallery() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(["--headless", "--size", "640x400"], in: folder.url).run()
        #expect(result.status == 0 && result.errors.isEmpty)
        let names = Self.recorded
        #expect(result.output.split(separator: "\n") == names.map { "segue-out/gallery/\($0)" })
    }

    /// A desktop opens files of others so.
    @Test(arguments: ["./Code.swift", "Code", "../code"]) func aScriptThatNamesSwiftFilesCanBeRefused(
        named: String
    ) throws {
        let folder = try TemporaryFolder()
        try folder.write("#Preview { UIView() }", to: "Code/Code.swift")
        try folder.write("{\"segueGesture\": 1, \"what\": \"\(named)\"}\n", to: "drag.jsonl")
        let result = try SegueProcess(["replay", "--built-in", "--headless", "drag.jsonl"], in: folder.url).run()
        #expect(result.status == 2 && result.output.isEmpty)
        #expect(
            result.errors == """
                segue: drag.jsonl: it names \(named), which does not come with the program; replay it without --built-in \
                where its Swift files may be run

                """)
    }

    @Test func aVideoDriverThatDoesNotExistIsOneMessage() throws {
        let folder = try TemporaryFolder()
        let result = try SegueProcess(
            ["open", "magic-move"], in: folder.url, variables: ["SDL_VIDEODRIVER": "nonsense"]
        ).run()
        #expect(result.status == 2)
        #expect(result.errors.split(separator: "\n").count == 1)
    }
}
