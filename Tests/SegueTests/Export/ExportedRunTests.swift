import Foundation
import TestSupport
import Testing

/// `segue export` of scripts and recorded runs.
@Suite struct ExportedRunTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        let script = Repository.root.appending(path: "assets/gestures/card.jsonl").path
        let result = try SegueProcess(
            ["replay", script, "--headless", "-o", "run", "--size", "130x282", "--every", "2"], in: folder.url
        ).run()
        try #require(result.status == 0, "\(result)")
    }

    private func export(_ arguments: String...) throws -> SegueProcess.Result {
        try SegueProcess(["export"] + arguments, in: folder.url).run()
    }

    private func data(_ name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

    /// The pictures that the run wrote are those of its film.
    @Test func aRunIsRenderedAnew() throws {
        #expect(try export("run", "-o", "film/").errors.isEmpty)
        #expect(try export("run/gesture.jsonl", "-o", "script/").errors.isEmpty)
        let frames = try folder.names("film").count - 1
        #expect(try folder.names("script").count - 1 == frames && frames > 100)
        for frame in stride(from: 0, to: frames, by: 14) {
            let name = "frame-" + String(repeating: "0", count: 6 - "\(frame)".count) + "\(frame).png"
            #expect(try data("film/\(name)") == data("script/\(name)"))
            let film = try ReadFilm.byPillow(folder.path("film/\(name)"))
            #expect(film.size == [130, 282])
            #expect(try data("film/\(name)") == data("run/\(name)"), "\(name)")
        }
    }

    @Test func withoutItsGestureItsPicturesAreTaken() throws {
        try FileManager.default.removeItem(atPath: folder.path("run/gesture.jsonl"))
        let result = try export("run", "-o", "a.mp4")
        #expect(result.status == 0)
        #expect(
            result.errors
                == "segue: run: it cannot be rendered anew; the film is made of its pictures, at 60 a second\n")
        let stream = try ReadFilm.byFFprobe(folder.path("a.mp4"), "nb_read_frames,width")
        let count = try #require(stream["nb_read_frames"].flatMap { Int($0) })
        #expect(count > 100 && stream["width"] == "130")
    }

    @Test func withoutPicturesThereIsNoFilm() throws {
        for name in try folder.names("run") where name.hasSuffix(".png") || name == "gesture.jsonl" {
            try FileManager.default.removeItem(atPath: folder.path("run/" + name))
        }
        let result = try export("run", "-o", "a.webp")
        #expect(result.status == 2 && result.errors.hasPrefix("segue: run: it has no gesture that can be replayed, "))
        #expect(try folder.names() == ["run"])
    }

    @Test func aBrokenPictureIsNamed() throws {
        try FileManager.default.removeItem(atPath: folder.path("run/gesture.jsonl"))
        try folder.write("none", to: "run/frame-000010.png")
        let result = try export("run", "-o", "a.apng")
        #expect(result.status == 2 && result.errors.contains("run/frame-000010.png: cannot be read"))
        #expect(try folder.names() == ["run"])
    }

    /// Two runs of another length and another size.
    @Test func twoFilmsShareAPage() throws {
        let result = try export("run", "push", "-o", "ab.html", "--range", "0-0.8")
        #expect(result.status == 0 && result.output.contains("48 frames in 0.80 s, 130x282 pixels, and 48 frames"))
        let page = try folder.text("ab.html")
        #expect(page.components(separatedBy: "<figure").count == 3)
        #expect(page.contains("film-frames-1") && page.hasSuffix("</html>\n"))
    }
}
