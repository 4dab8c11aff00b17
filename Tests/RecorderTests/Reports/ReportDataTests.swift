import Foundation
import Testing

@testable import Recorder

/// The data that the script of a run's page reads.
@Suite struct ReportDataTests {
    private static let period: Nanoseconds = 16_666_667

    /// Frames at the ends of these refreshes, each with 2 ms in the compositor.
    private func run(_ refreshes: [Nanoseconds], scenario: String = "card") -> RecordedRun {
        let frames = refreshes.enumerated().map { index, refresh in
            var frame = FrameRecord(index: index, phase: .replay, flags: index == 0 ? .first : [])
            frame.stamps.begin = refresh * Self.period - 10_000_000
            for stage in FrameStage.timeline { frame.stamps.ends[stage] = frame.stamps.begin }
            frame.stamps.ends[.composite] = frame.stamps.begin + 2_000_000
            frame.stamps.presentStart = refresh * Self.period
            frame.stamps.presentEnd = refresh * Self.period
            frame.progress = index == 1 ? .infinity : nil
            return frame
        }
        let conditions = RunConditions(
            scenario: scenario, pacing: .display, renderer: "cpu", size: (1, 1), scale: 1, refreshRate: 60, speed: 1,
            completion: "uikit", reducesMotion: false, start: 0, stageStart: 0, environment: BenchmarkEnvironment())
        return RecordedRun(conditions: conditions, frames: frames)
    }

    private func text(of run: RecordedRun) -> String {
        var text = ""
        let frames = ReportFrame.all(of: run)
        ReportData(run: run, frames: frames, releases: ReportRelease.all(of: run, in: frames)).write(to: &text)
        return text
    }

    private func column<Value>(_ name: String, of run: RecordedRun, as type: Value.Type) throws -> [Value] {
        let object = try JSONSerialization.jsonObject(with: Data(text(of: run).utf8)) as? [String: Any]
        let columns = try #require(object?["columns"] as? [String: String])
        let text = try #require(columns[name])
        let bytes = try #require(Data(base64Encoded: text))
        return bytes.withUnsafeBytes { buffer in
            (0..<buffer.count / MemoryLayout<Value>.size).map {
                buffer.loadUnaligned(fromByteOffset: $0 * MemoryLayout<Value>.size, as: type)
            }
        }
    }

    @Test func columnsHaveANumberForEachFrame() throws {
        let run = run([1, 2, 4, 5])
        #expect(try column("total", of: run, as: Float.self).map { $0.rounded() } == [10, 17, 33, 17])
        #expect(try column("stage5", of: run, as: Float.self) == [2, 2, 2, 2])
        #expect(try column("stage8", of: run, as: Float.self).map { $0.rounded() } == [8, 15, 31, 15])
        #expect(try column("kind", of: run, as: UInt8.self) == [2, 0, 1, 0])
        #expect(try column("missed", of: run, as: UInt16.self) == [0, 0, 1, 0])
        #expect(try column("cause", of: run, as: UInt8.self) == [0, 0, UInt8(FrameStage.waiting.rawValue), 0])
        #expect(try column("end", of: run, as: Double.self).last == (5 * Self.period).seconds)
        #expect(try column("progress", of: run, as: Float.self)[1] == 1e30)
    }

    @Test func aColumnOfZerosIsEmpty() throws {
        #expect(try column("stage2", of: run([1, 2]), as: Float.self).isEmpty)
        #expect(try column("velocity", of: run([1, 2]), as: Float.self).allSatisfy(\.isNaN))
    }

    @Test(arguments: EscapingTests.texts) func aTextEndsNoElement(text: String) throws {
        let data = self.text(of: run([1], scenario: text))
        #expect(!data.contains("<") && !data.contains(">"))
        let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
        #expect(object?["scenario"] as? String == text)
    }

    @Test func picturesStandAtTheirTimesAndAreWrittenOnce() {
        var page = RunPage(run(Array(1...60)))
        page.pictures = [0, 30, 31].map {
            ReportPicture(frame: $0, width: 60, height: 140, jpeg: Data("picture \($0)".utf8))
        }
        let text = page.text
        let images = text.split(separator: "\n").filter { $0.hasPrefix("<image ") }
        #expect(images.count == 3 && images[1].contains("data-frame=\"30\" data-seconds=\"0.516667\""))
        // The last one would lie over the second.
        #expect(images.map { $0.contains("visibility=\"hidden\"") } == [false, false, true])
        #expect(text.components(separatedBy: Data("picture 30".utf8).base64EncodedString()).count == 2)
        #expect(!text.contains("data:image/png"))
    }
}
