import Foundation
import Recorder
import TestSupport
import Testing

/// `work` in `frames.jsonl`: the counts of the frame in which a transition begins.
@Suite struct FrameWorkTests {
    /// Opens what lies in the middle, goes back, opens the same again, and goes back.
    private static let taps: String = [(0, 0.4), (1500, 0.3), (3000, 0.4), (4500, 0.3)].map { time, y in
        """
        {"t": \(time), "phase": "began", "x": 0.5, "y": \(y)}
        {"t": \(time + 30), "phase": "ended", "x": 0.5, "y": \(y)}

        """
    }.joined()

    /// The first frames of the transitions of a run in which `name` is tapped.
    private func beginnings(of name: String) throws -> [FrameRecord] {
        let folder = try TemporaryFolder()
        let script = "{\"segueGesture\": 1, \"what\": \"\(name)\"}\n" + Self.taps
        try script.write(to: folder.url.appending(path: "taps.jsonl"), atomically: true, encoding: .utf8)
        let result = try SegueProcess(
            ["replay", "taps.jsonl", "--headless", "--size", "390x844", "-o", "run"], in: folder.url
        ).run()
        #expect(result.status == 0, "\(result.errors)")
        let data = try Data(contentsOf: folder.url.appending(path: "run/frames.jsonl"))
        var frames: [FrameRecord] = []
        for record in try FrameLog.records(in: data, of: "frames.jsonl")
        where record.transition != nil && record.transition != frames.last?.transition { frames.append(record) }
        return frames
    }

    /// A screen that was shown before is opened again without reading its pictures and shaping its texts once more.
    @Test(arguments: ["magic-move", "bottom-sheet", "card", "flip", "fold", "elastic"])
    func aBeginningDoesNothingAgain(name: String) throws {
        let work = try beginnings(of: name).map { try #require($0.work) }
        try #require(work.count == 4)
        #expect(work[0].shapedTexts > 0 && work[0].rasterizedPictures > 0)
        for again in work.dropFirst() {
            #expect(again.decodedImages == 0 && again.shapedTexts == 0)
            #expect(again.rasterizedPictures <= work[0].rasterizedPictures)
        }
    }

    /// The counts of two runs are equal.
    @Test func theCountsAreExact() throws {
        let runs = try (0..<2).map { _ in try beginnings(of: "bottom-sheet").map(\.work) }
        #expect(runs[0] == runs[1] && runs[0].first??.decodedImages ?? 0 > 0)
    }
}
