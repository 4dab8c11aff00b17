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

    /// The line is what `frames.jsonl` promises to those who read it.
    @Test func aLineIsWhatTheFileSays() throws {
        var record = FrameRecord(
            index: 7, phase: .settle, flags: [.first, .hidden], cpuTime: 42, animationTime: 1.5, progress: 0.25,
            velocity: -2, counters: FrameCounters(nodes: 9, drawCommands: 8, pixelsTouched: 7, textureUploads: 6))
        record.stamps.scheduled = 100
        record.stamps.begin = 101
        record.stamps.presentEnd = 9_007_199_254_740_993
        let expected = String(decoding: try Table.data("frame.jsonl"), as: UTF8.self)
        #expect(try FrameLog.text(of: [record]) == expected)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let text = try FrameLog.text(of: records)
        #expect(try FrameLog.records(in: text, of: "frames.jsonl") == records)
        #expect(try FrameLog.records(in: "\n" + text + "\n \n", of: "frames.jsonl") == records)
        #expect(try FrameLog.records(in: "", of: "frames.jsonl").isEmpty)
        #expect(try FrameLog.text(of: []) == "")
    }

    @Test(arguments: [
        ("{", "this is no frame record"),
        ("[]", "this is no frame record"),
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
    func aLineThatCannotBeReadIsNamed(line: String, problem: String) throws {
        let text = try FrameLog.text(of: records.prefix(2)) + line
        let error = #expect(throws: FrameLogError.self) { try FrameLog.records(in: text, of: "run/frames.jsonl") }
        #expect(error?.description == "run/frames.jsonl:3: \(problem). Record the run again, or remove the line.")
    }
}
