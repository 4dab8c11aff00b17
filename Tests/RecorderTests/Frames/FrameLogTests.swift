import Foundation
import Testing

@testable import Recorder

struct FrameLogTests {
    private var records: [FrameRecord] {
        (0..<3).map { index in
            var record = FrameRecord(index: index, phase: .drag, cpuTime: 1_234_567)
            record.stamps.begin = Nanoseconds(index) * 16_666_667
            record.stamps.presentEnd = record.stamps.begin + 4_000_001
            return record
        }
    }

    /// A record in which everything has a value of its own.
    private var full: FrameRecord {
        var record = FrameRecord(
            index: 7, phase: .settle, flags: [.first, .hidden], cpuTime: 42, animationTime: 1.5, speed: 0.25,
            transition: 2, progress: 0.25, velocity: -2, gestureEvents: 31,
            release: ReleaseRecord(
                time: 1.4921, progress: 0.4, velocity: -1.5, firstProgress: 0.41, firstVelocity: -1.25,
                finishes: false, projected: -0.3485, threshold: 0.5, travel: 506.4),
            counters: FrameCounters(
                nodes: 9, drawCommands: 8, pixelsTouched: 7, textureUploads: 6, allocations: 0))
        record.work = FrameWork(decodedImages: 2, shapedTexts: 3, rasterizedPictures: 4)
        record.preparedTime = 27_000_000
        record.stamps.scheduled = 100
        record.stamps.begin = 101
        record.stamps.presentEnd = 9_007_199_254_740_993
        return record
    }

    private func read(_ text: String) throws -> [FrameRecord] {
        try FrameLog.records(in: Data(text.utf8), of: "run/frames.jsonl")
    }

    /// Each empty line took memory of its own.
    @Test(.timeLimit(.minutes(1))) func emptyLinesTakeNoMemory() throws {
        let line = Data(FrameLog.text(of: [FrameRecord(index: 3)]).utf8)
        let text = Data(repeating: UInt8(ascii: "\n"), count: FrameLog.lineLimit - 1) + line
        let before = try #require(ProcessUsage.maxResidentMegabytes)
        #expect(try FrameLog.records(in: text, of: "frames.jsonl").map(\.index) == [3])
        #expect(try #require(ProcessUsage.maxResidentMegabytes) - before < 300)
        let error = #expect(throws: FrameLogError.self) {
            try FrameLog.records(in: Data("\n\nx\n".utf8), of: "frames.jsonl")
        }
        #expect(error?.line == 3)
    }

    /// Two gigabytes of empty lines, or of no line at all, were read to their end.
    @Test func linesAndTheirBytesAreLimited() throws {
        let empty = Data(repeating: UInt8(ascii: "\n"), count: 1 << 16)
        var reader = FrameLogReader(of: "frames.jsonl")
        let error = #expect(throws: FrameLogError.self) { while true { try reader.append(empty) } }
        #expect(error?.line == FrameLog.lineLimit + 1 && error?.problem == "a frame log has at most 4000000 lines")
        for byte in [0, UInt8(ascii: " ")] {
            var reader = FrameLogReader(of: "frames.jsonl")
            try reader.append(Data("\n".utf8))
            let error = #expect(throws: FrameLogError.self) {
                while true { try reader.append(Data(repeating: byte, count: 1_000)) }
            }
            #expect(error?.line == 2 && error?.problem == "a line has at most 65536 bytes")
        }
    }

    /// Whatever the pieces, the records are the same.
    @Test(arguments: [1, 2, 7, 100]) func piecesMakeNoDifference(_ size: Int) throws {
        let text = Data(FrameLog.text(of: records + [full]).utf8)
        var reader = FrameLogReader(of: "frames.jsonl")
        for start in stride(from: 0, to: text.count, by: size) {
            try reader.append(text[start..<min(start + size, text.count)])
        }
        #expect(try reader.finish() == records + [full])
    }

    /// The lines are what `frames.jsonl` promises to those who read it.
    @Test func aLineIsWhatTheFileSays() throws {
        let expected = String(decoding: try Table.data("frame.jsonl"), as: UTF8.self)
        #expect(FrameLog.text(of: [full, FrameRecord(flags: .resized, velocity: .nan)]) == expected)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let text = FrameLog.text(of: records + [full])
        #expect(try read(text) == records + [full])
        #expect(try read("\n" + text + "\n \n") == records + [full])
        #expect(try read("").isEmpty)
        #expect(FrameLog.text(of: []) == "")
    }

    /// A run that was killed leaves all that it had written.
    @Test func aLastLineThatWasCutOffIsPassedOver() throws {
        let text = FrameLog.text(of: records)
        for length in 0..<text.utf8.count {
            let read = try FrameLog.records(in: Data(text.utf8.prefix(length)), of: "frames.jsonl")
            // A last line may be whole and lack its break alone.
            let whole = (1...3).count { FrameLog.text(of: records.prefix($0)).utf8.count - 1 <= length }
            #expect(read == Array(records.prefix(whole)))
        }
    }

    @Test(arguments: [
        ("{", "not a frame record"),
        ("[]", "not a frame record"),
        ("{ }", "the key \"index\" is missing"),
        ("{ \"index\": \"seven\" }", "the value of \"index\" is of the wrong kind"),
        (
            "{ \"index\": 1, \"phase\": \"asleep\" }",
            "the phase \"asleep\" is unknown; the phases are idle, drag, settle, replay"
        ),
        (
            "{ \"index\": 1, \"phase\": \"idle\", \"flags\": [\"late\"] }",
            "the flag \"late\" is unknown; the flags are first, resized, hidden"
        ),
    ])
    func aLineThatCannotBeReadIsNamed(line: String, problem: String) {
        let text = FrameLog.text(of: records.prefix(2)) + line + "\n"
        let error = #expect(throws: FrameLogError.self) { try read(text) }
        #expect(error?.description == "run/frames.jsonl:3: \(problem); record the run again, or remove the line")
    }

    /// The thread that writes shares the processor with the frames.
    @Test(.enabled(if: AllocationCounter.isAvailable)) func aLineOfWholeNumbersAllocatesNothing() {
        var writer = FrameLineWriter()
        writer.append(full)
        writer.removeAll()
        let count = AllocationCounter.allocationsOnThisThread {
            writer.append(FrameRecord(index: 3, flags: [.first, .hidden]))
        }
        #expect(count ?? 0 == 0)
    }
}
