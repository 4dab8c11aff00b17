import Compositor
import Foundation
import Graphics
import SDLPlatform
import TestSupport
import Testing

@testable import Preview

/// Goldens of a transition: recorded, compared, accepted, removed.
@MainActor struct GoldenRunTests {
    private static let motions = ["forward", "back", "after-cancel"]

    @Test func recordingTwiceGivesTheSameBytes() throws {
        let first = try GoldenFolders()
        let report = try first.run { $0.isRecording = true }
        #expect(report.pictures.map(\.outcome) == [.new, .new, .new])
        #expect(report.pictures.map(\.name) == Self.motions.map { "card/\($0)-64x138@1x-light" })
        let files = try first.files()
        #expect(files.count == 4)
        #expect(try first.run { $0.isRecording = true }.pictures.allSatisfy { $0.outcome == .unchanged })
        #expect(try first.files() == files)
        let second = try GoldenFolders()
        try second.record()
        #expect(try second.files() == files)
    }

    /// The law of the kernels: all variants and any number of threads give the same pixels.
    @Test func theMachinesVariantsGiveTheSameBytes() throws {
        let folders = try GoldenFolders("magic-move")
        try folders.record()
        var options = RunOptions()
        options.kernels = .scalar
        options.threads = 1
        let report = try folders.run({ $0.isRecording = true }, options: options)
        #expect(report.pictures.count == 3 && report.pictures.allSatisfy { $0.outcome == .unchanged })
    }

    /// The screen ends within a pixel, which is drawn in part.
    @Test(arguments: UntouchedTests.names) func aBuiltInTransitionHasAllMotions(_ name: String) throws {
        let screen = #"{"segueGoldens": 1, "sizes": ["195x422"], "scales": [0.5], "appearances": ["light"]}"#
        let folders = try GoldenFolders(name, settings: screen)
        try folders.record()
        let report = try folders.run()
        #expect(report.pictures.map(\.outcome) == [.same, .same, .same] && report.omissions.isEmpty, "\(report)")
        // The moments differ, and after a cancel they are as before.
        let path = "\(folders.goldens)/\(name)"
        let strips = try Self.motions.map {
            try CGImage(pngData: Data(contentsOf: URL(filePath: "\(path)/\($0)-195x422@0.5x-light.png")))
        }
        let layout = FilmStripLayout(frameCount: 7, frameWidth: 98, frameHeight: 211)
        let moments = (0..<7).compactMap { strips[0].cropping(to: layout.frame($0)) }
        #expect(zip(moments, moments.dropFirst()).allSatisfy { !PictureDifference($0, $1).isNone }, "\(name)")
        #expect(PictureDifference(strips[0], strips[2]).isNone && !PictureDifference(strips[0], strips[1]).isNone)
    }

    /// Writes `pixel` at a place of moment number `moment` of a golden.
    private func edit(_ path: String, moment: Int, x: Int, y: Int, _ pixel: UInt32) throws {
        let url = URL(filePath: path)
        let image = try CGImage(pngData: Data(contentsOf: url))
        let frame = FilmStripLayout(frameCount: 7, frameWidth: 64, frameHeight: 138).frame(moment)
        image.pixels[Int(frame.minX) + x, Int(frame.minY) + y] = pixel
        try image.pngData().write(to: url)
    }

    @Test func aPixelIsADifferenceAtItsPlace() throws {
        let folders = try GoldenFolders()
        try folders.record()
        let original = try folders.files()
        let path = folders.path("back")
        let shown = try CGImage(pngData: Data(contentsOf: URL(filePath: path)))
        let frame = FilmStripLayout(frameCount: 7, frameWidth: 64, frameHeight: 138).frame(3)
        let pixel = shown.pixels[Int(frame.minX) + 11, Int(frame.minY) + 5]
        // Three steps of blue, up or down.
        try edit(path, moment: 3, x: 11, y: 5, pixel & 255 < 128 ? pixel + 3 : pixel - 3)
        let report = try folders.run { $0.output = folders.folder.path("out") }
        #expect(report.pictures.map(\.outcome) == [.same, .different, .same] && !report.isPassed)
        let moment = GoldenDifference.Moment(
            moment: "50 %", pixels: 1, area: 64 * 138, largestStep: 3, x: 11, y: 5, width: 1, height: 1)
        #expect(report.pictures[1].moments == [moment])
        #expect(
            report.description.contains("  - 50 %: 1 of 8832 pixels differ, by at most 3 of 255, in 1x1 at 11, 5\n"))
        #expect(report.pictures[1].file == "card.back-64x138@1x-light.png")
        #expect(try folders.folder.names("out") == ["card.back-64x138@1x-light.png", "index.html", "report.json"])
        #expect(try folders.run { $0.tolerance = 2 }.isPassed == false)
        #expect(try folders.run { $0.tolerance = 3 }.isPassed)
        let accepted = try folders.run { $0.accepted = ["card/back-64x138@1x-light"] }
        #expect(accepted.pictures.map(\.outcome) == [.changed])
        #expect(try folders.files() == original)
    }

    /// Between the moments nothing counts.
    @Test func labelsAreNoMoments() throws {
        let folders = try GoldenFolders()
        try folders.record()
        try edit(folders.path("back"), moment: 3, x: 11, y: 138 + 3, 0xFFFF_0000)
        #expect(try folders.run().isPassed)
    }

    @Test func anotherSizeIsADifference() throws {
        let folders = try GoldenFolders()
        try folders.record()
        try CGImage(PixelBuffer(width: 30, height: 20)).pngData().write(to: URL(filePath: folders.path("forward")))
        let report = try folders.run { $0.output = folders.folder.path("out") }
        #expect(report.pictures[0].outcome == .different && report.pictures[0].moments.isEmpty)
        #expect(report.pictures[0].problem?.hasPrefix("30x20 pixels expected, ") == true)
    }

    @Test func missingAndStaleGoldensAreNamed() throws {
        let folders = try GoldenFolders()
        try folders.record()
        try FileManager.default.removeItem(atPath: folders.path("back"))
        try folders.folder.write(GoldenFolders.settings.replacing("light", with: "dark"), to: "goldens/goldens.json")
        try folders.folder.write("mine", to: "goldens/card/notes.png")
        let report = try folders.run()
        #expect(report.pictures.allSatisfy { $0.outcome == .missing } && !report.isPassed)
        #expect(report.stale == ["card/after-cancel-64x138@1x-light", "card/forward-64x138@1x-light"])
        #expect(try folders.run { $0.isRecording = true }.stale == report.stale)
        #expect(
            try folders.folder.names("goldens/card") == Self.motions.sorted().map { "\($0)-64x138@1x-dark.png" }
                .sorted() + [
                    "notes.png"
                ])
        #expect(try folders.run().isPassed && folders.run().stale.isEmpty)
    }

    @Test func theSettingsAreWrittenWhereTheyAreMissing() throws {
        let folders = try GoldenFolders(settings: nil)
        let error = #expect(throws: PreviewError.self) { try folders.run() }
        #expect(error?.description == "\(folders.goldens): no such folder; record the goldens with --record-goldens")
        try FileManager.default.createDirectory(atPath: folders.goldens, withIntermediateDirectories: true)
        let other = #expect(throws: PreviewError.self) { try folders.run() }
        #expect(other?.problem == "no such file" && other?.place == folders.goldens + "/goldens.json")
        try folders.record()
        #expect(try folders.folder.text("goldens/goldens.json").contains("\"sizes\": [\"390x844\"]"))
    }

    @Test func anUnknownNameIsRefused() throws {
        let folders = try GoldenFolders()
        let error = #expect(throws: PreviewError.self) {
            try folders.run { $0.accepted = ["card/backward-64x138@1x-light"] }
        }
        #expect(
            error?.status == .usage && error?.remedy.contains("'card/back-64x138@1x-light'") == true,
            "\(String(describing: error))")
        #expect(try folders.files().keys.sorted() == ["goldens.json"])
    }
}
