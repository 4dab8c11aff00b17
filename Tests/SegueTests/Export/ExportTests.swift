import Foundation
import TestSupport
import Testing

/// `segue export`, its files read back by programs of others.
@Suite struct ExportTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Exports with `arguments`, and returns what was printed.
    @discardableResult private func export(_ arguments: String...) throws -> String {
        let result = try SegueProcess(["export"] + arguments + ["--size", "130x282"], in: folder.url).run()
        try #require(result.status == 0 && result.errors.isEmpty, "\(result)")
        return result.output
    }

    @Test func anAnimatedPNGHasEachFrameExactly() throws {
        #expect(
            try export("card", "-o", "a.apng", "--there-and-back")
                == "a.apng: 120 frames in 2.00 s, 130x282 pixels\n")
        try export("card", "-o", "frames/", "--there-and-back")
        let film = try ReadFilm.byPillow(folder.path("a.apng"), beside: folder.path("frames"))
        #expect(film.frames == 120 && film.files == 120 && film.size == [130, 282] && film.loop == 0)
        #expect(film.durations.allSatisfy { abs(($0 ?? 0) - 1_000.0 / 60) < 1e-9 })
        #expect(film.differences.count == 120 && film.differences.allSatisfy { $0[1] == 0 })
    }

    @Test func theTableOfAFolderHasTheTimes() throws {
        try export("push", "-o", "frames/", "--range", "0.5-0.6", "--hold", "0.25", "--refresh-rate", "50")
        #expect(try folder.names("frames") == (0..<5).map { "frame-00000\($0).png" } + ["times.csv"])
        let rows = try folder.text("frames/times.csv").split(separator: "\n").map { $0.split(separator: ",") }
        #expect(rows[0] == ["file", "start_seconds", "end_seconds", "progress"])
        #expect(rows[1][0] == "frame-000000.png" && rows[1][1] == "0.000000" && rows[1][2] == "0.270000")
        #expect(rows[5][1] == "0.330000" && rows[5][2] == "0.600000")
        // Frames 25 to 29 of 50 from 0 to 1.
        #expect(rows[1][3] == "0.510204" && rows[5][3] == "0.591837")
    }

    @Test func aGIFIsRenderedAtItsOwnRate() throws {
        try export("magic-move", "-o", "a.gif")
        try export("magic-move", "-o", "frames/", "--refresh-rate", "50")
        let film = try ReadFilm.byPillow(folder.path("a.gif"), beside: folder.path("frames"))
        #expect(film.frames == 50 && film.files == 50 && film.loop == 0)
        #expect(film.durations.allSatisfy { $0 == 20 })
        #expect(film.differences.allSatisfy { $0[0] < 3 }, "\(film.differences)")
        let stream = try ReadFilm.byFFprobe(folder.path("a.gif"), "nb_read_frames,r_frame_rate,width,height")
        #expect(stream == ["nb_read_frames": "50", "r_frame_rate": "50/1", "width": "130", "height": "282"])
    }

    @Test func anAnimatedWebPIsNearAndExactInTime() throws {
        try export("fold", "-o", "a.webp")
        try export("fold", "-o", "frames/")
        let film = try ReadFilm.byPillow(folder.path("a.webp"), beside: folder.path("frames"))
        #expect(film.frames == 60 && film.size == [130, 282])
        #expect(film.differences.allSatisfy { $0[0] < 5 }, "\(film.differences)")
        let information = try ReadFilm.run("/usr/bin/webpinfo", [folder.path("a.webp")])
        let durations = information.split(separator: "\n").compactMap { line -> Int? in
            line.contains("Duration:") ? line.split(separator: " ").last.flatMap { Int($0) } : nil
        }
        #expect(durations.count == 60 && durations.reduce(0, +) == 1_000 && Set(durations) == [16, 17])
        #expect(information.contains("No error detected."))
    }

    @Test(arguments: [("mp4", "h264"), ("webm", "vp9")]) func aVideoHasAllFrames(_ format: String, _ codec: String)
        throws
    {
        try export("push", "-o", "a.\(format)", "--range", "0.2-0.7")
        let stream = try ReadFilm.byFFprobe(
            folder.path("a.\(format)"), "codec_name,nb_read_frames,r_frame_rate,width,height,pix_fmt,color_space")
        #expect(
            stream == [
                "codec_name": codec, "nb_read_frames": "30", "r_frame_rate": "60/1", "width": "130", "height": "282",
                "pix_fmt": "yuv420p", "color_space": "bt709",
            ])
    }

    /// Corners of the device let the page through; those of a format without transparency have the background.
    @Test func aDeviceFrameIsDrawnAround() throws {
        try export("card", "-o", "a.apng", "--device-frame", "--range", "0-0.1")
        let film = try ReadFilm.byPillow(folder.path("a.apng"))
        #expect(film.size == [130 + 66, 282 + 66] && film.alphas.allSatisfy { $0 == 0 })
        try export("card", "-o", "b.apng", "--device-frame", "--background", "#102030", "--range", "0-0.1")
        #expect(try ReadFilm.byPillow(folder.path("b.apng")).alphas.allSatisfy { $0 == 255 })
    }

    @Test func theFingerAndTheFiguresAreDrawn() throws {
        let gesture = ["card", "--motion", "gesture", "--range", "1.4-1.5"]
        func export(_ arguments: [String]) throws {
            let result = try SegueProcess(["export"] + gesture + ["--size", "130x282"] + arguments, in: folder.url)
                .run()
            try #require(result.status == 0, "\(result)")
        }
        try export(["-o", "plain/"])
        for option in ["--finger", "--overlay"] {
            try export(["-o", "marked.apng", option])
            let film = try ReadFilm.byPillow(folder.path("marked.apng"), beside: folder.path("plain"))
            #expect(film.frames == 6 && film.differences.allSatisfy { $0[1] > 20 && $0[0] < 30 }, "\(option) \(film)")
        }
    }

    /// PNG, APNG, GIF and pages are the same bytes each time, whatever the number of threads.
    @Test(arguments: ["a.apng", "a.gif", "a.html", "a.webp"]) func theSameFilmIsTheSameFile(_ name: String) throws {
        try export("card", "-o", name, "--motion", "gesture", "--range", "1-1.5")
        let first = try Data(contentsOf: folder.url.appending(path: name))
        try export("card", "-o", name, "--motion", "gesture", "--range", "1-1.5", "--threads", "1")
        #expect(try Data(contentsOf: folder.url.appending(path: name)) == first)
        #expect(try folder.names() == [name])
    }

    @Test func aPictureIsThatOfRender() throws {
        for arguments in [["--progress", "0.4"], ["--strip", "3"]] {
            for command in ["export", "render"] {
                let result = try SegueProcess(
                    [command, "push", "-o", "\(command).png", "--size", "130x282"] + arguments, in: folder.url
                ).run()
                try #require(result.status == 0, "\(result)")
            }
            let pictures = try ["export.png", "render.png"].map {
                try Data(contentsOf: folder.url.appending(path: $0))
            }
            #expect(pictures[0] == pictures[1])
        }
    }

    @Test func whatPlaysByItselfComesBackToItsStart() throws {
        try export("dissolve", "-o", "frames/", "--motion", "time", "--there-and-back")
        let names = try folder.names("frames").filter { $0.hasSuffix(".png") }
        let first = try Data(contentsOf: folder.url.appending(path: "frames/" + names[0]))
        let last = try Data(contentsOf: folder.url.appending(path: "frames/" + names[names.count - 1]))
        #expect(names.count > 30 && first == last)
        let middle = try Data(contentsOf: folder.url.appending(path: "frames/" + names[names.count / 2]))
        #expect(middle != first)
    }
}
