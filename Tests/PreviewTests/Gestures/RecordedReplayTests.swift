import Assets
import Foundation
import Recorder
import SDLPlatform
import Synchronization
import Testing

@testable import Preview

/// A run, its replay, and the replay of that: what a recording promises.
@MainActor @Suite final class RecordedReplayTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    private let environment = MachineEnvironment(
        displays: DisplayEnvironment(display: nil, waylandDisplay: nil, videoDriver: nil))

    /// The course of Magic Move's own drag at 60 Hz, line for line.
    nonisolated static let golden = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Traces/magic-move.csv")

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func record(_ name: String, to folder: String, size: CGSize? = nil) throws {
        var options = RunOptions()
        options.size = size
        let run = PreviewRun(
            .record(into: self.folder(folder)), of: try Subject(named: name), options: options, environment: environment
        )
        try run.run(isHeadless: true, report: { _ in }, list: { _ in })
    }

    private func replay(_ script: String, to folder: String, every step: Int? = nil) throws {
        let run = try PreviewRun(
            replaying: place.appending(path: script).path, into: self.folder(folder), pictureStep: step,
            options: RunOptions(), environment: environment
        ) { try Subject(named: try #require($0.what)) }
        try run.run(isHeadless: true, report: { _ in }, list: { _ in })
    }

    private func folder(_ name: String) -> RunFolder {
        RunFolder(path: place.appending(path: name).path, replaces: false)
    }

    private func data(_ path: String) throws -> Data { try Data(contentsOf: place.appending(path: path)) }

    private func releases(_ folder: String) throws -> [ReleaseMetrics] {
        try JSONDecoder().decode(RunSummary.self, from: data("\(folder)/summary.json")).releases
    }

    /// Runs `body` while every processor is busy with something else.
    private func underLoad(_ body: () throws -> Void) rethrows {
        let threads = ProcessInfo.processInfo.activeProcessorCount * 2
        let ends = DispatchSemaphore(value: 0)
        let flag = Flag()
        for _ in 0..<threads {
            Thread {
                while !flag.isSet {}
                ends.signal()
            }.start()
        }
        defer {
            flag.set()
            for _ in 0..<threads { ends.wait() }
        }
        try body()
    }

    private final class Flag: Sendable {
        private let value = Atomic(false)
        var isSet: Bool { value.load(ordering: .relaxed) }
        func set() { value.store(true, ordering: .relaxed) }
    }

    @Test func twoReplaysOfARecordingAreTheSameBytes() throws {
        try record("magic-move", to: "run", size: CGSize(width: 195, height: 422))
        try replay("run/gesture.jsonl", to: "first", every: 20)
        try underLoad { try replay("run/gesture.jsonl", to: "second", every: 20) }
        let names = try FileManager.default.contentsOfDirectory(atPath: place.appending(path: "first").path)
        let same = names.filter { $0.hasSuffix(".png") } + ["progress.csv", "gesture.jsonl"]
        #expect(same.count >= 6)
        for name in same { #expect(try data("first/\(name)") == data("second/\(name)"), "\(name)") }
        #expect(try releases("first") == releases("second"))
        #expect(try releases("first").count == 1)
        // And what was recorded is what its replay shows, to the last bits of positions that went through the file.
        let run = try RecordedFolder(place.appending(path: "run"))
        let first = try RecordedFolder(place.appending(path: "first"))
        #expect(run.frames.count == first.frames.count)
        for (one, other) in zip(run.frames, first.frames) {
            #expect(one.phase == other.phase && one.gestureEvents == other.gestureEvents)
            #expect(abs((one.progress ?? 2) - (other.progress ?? 2)) < 1e-9)
        }
    }

    /// Numbers that go through points, seconds and a file come back the same, however often.
    @Test func theReplayOfAReplayIsTheSameBytes() throws {
        try record("magic-move", to: "run", size: CGSize(width: 195, height: 422))
        try replay("run/gesture.jsonl", to: "first", every: 1_000)
        try replay("first/gesture.jsonl", to: "second", every: 1_000)
        for name in ["gesture.jsonl", "progress.csv"] {
            #expect(try data("first/\(name)") == data("second/\(name)"), "\(name)")
        }
        #expect(try data("run/gesture.jsonl") == data("first/gesture.jsonl"))
    }

    @Test func theCourseIsTheGoldenOne() throws {
        let script = try #require(GestureFile.url(named: "magic-move"))
        var options = RunOptions()
        options.size = CGSize(width: 390, height: 844)
        let run = try PreviewRun(
            replaying: script.path, into: folder("run"), pictureStep: 1_000, options: options,
            environment: environment
        ) { _ in try Subject(named: "magic-move") }
        try run.run(isHeadless: true, report: { _ in }, list: { _ in })
        let text = String(decoding: try data("run/progress.csv"), as: UTF8.self)
        if ProcessInfo.processInfo.environment["RECORD_GOLDEN"] != nil {
            try text.write(to: Self.golden, atomically: true, encoding: .utf8)
        }
        let expected = try String(contentsOf: Self.golden, encoding: .utf8)
        let lines = text.split(separator: "\n")
        let known = expected.split(separator: "\n")
        let first = zip(lines, known).first { !Self.isClose($0, $1) }
        #expect(first == nil && lines.count == known.count, "the first line of \(lines.count) that differs")
    }

    /// Whether two lines have the same cells; numbers may differ as little as C libraries round differently.
    private static func isClose(_ line: Substring, _ other: Substring) -> Bool {
        let cells = [line, other].map { $0.split(separator: ",", omittingEmptySubsequences: false) }
        guard cells[0].count == cells[1].count else { return false }
        return zip(cells[0], cells[1]).allSatisfy { cell, other in
            if cell == other { return true }
            guard let number = Double(cell), let known = Double(other) else { return false }
            return abs(number - known) < 1e-9
        }
    }

    /// The velocity of the newest movement stood in every frame that followed it.
    @Test func aHandThatHoldsStillHasNoVelocity() throws {
        var events: [GestureScript.Event] = [.init(t: 0, phase: .began, x: 0.5, y: 0.5)]
        for step in 1...20 {
            events.append(.init(t: Double(step) * 10, phase: .moved, x: 0.5, y: 0.5 - Double(step) * 0.008))
        }
        events.append(.init(t: 700, phase: .ended, x: 0.5, y: 0.34))
        let script = GestureScript(events: events)
        let run = PreviewRun(
            .replay(script, into: folder("held"), pictureStep: nil), of: try Subject(named: "magic-move"),
            options: RunOptions(), environment: environment)
        try run.run(isHeadless: true, report: { _ in }, list: { _ in })
        let held = try RecordedFolder(place.appending(path: "held")).frames.filter {
            $0.phase == .replay && $0.progress != nil
        }
        let moving = held.filter { ($0.animationTime ?? 0) < 0.2 }
        #expect(moving.count > 4 && moving.dropFirst(2).allSatisfy { ($0.velocity ?? 0) > 0.5 })
        let still = held.filter { (0.3...0.68).contains($0.animationTime ?? 0) }
        #expect(still.count > 15 && still.allSatisfy { $0.velocity == 0 })
    }

    /// The outcome of a script at some rate.
    private struct Outcome: Hashable {
        var finishes: [Bool]
        var isAtRest: Bool
        /// The last picture, as PNG.
        var end: Data
    }

    private func outcome(of name: String, rate: Double) throws -> Outcome {
        var options = RunOptions()
        // The layout of a phone in few pixels.
        options.refreshRate = rate
        options.scale = 0.25
        let session = try PreviewSession(RunPlan(Subject(named: name), options: options, isHeadless: true))
        let script = try GestureFile.url(named: name).map { try GestureScript(contentsOf: $0.path) }
        session.playback = .script(GesturePlayer(try #require(script)))
        try session.run(frames: Int(20 * rate))
        let records = Array(session.runner.records)
        return Outcome(
            finishes: ReleaseMetrics.all(in: records, scale: 0.25).map(\.finishes),
            isAtRest: records.last?.progress == nil,
            end: try session.runner.image.pngData())
    }

    @Test(arguments: ["magic-move", "push", "card", "tab-slide", "pinch"])
    func everyRateDecidesAlikeAndEndsAlike(_ name: String) throws {
        let expected = try outcome(of: name, rate: 60)
        #expect(!expected.finishes.isEmpty && expected.isAtRest)
        for rate in [90.0, 120, 77] {
            let other = try outcome(of: name, rate: rate)
            #expect(other.finishes == expected.finishes, "at \(rate) Hz")
            #expect(other == expected, "the end state differs at \(rate) Hz")
        }
    }
}

/// The frames of a folder.
private struct RecordedFolder {
    let frames: [FrameRecord]

    init(_ url: URL) throws {
        frames = try FrameLog.records(in: Data(contentsOf: url.appending(path: "frames.jsonl")), of: "frames.jsonl")
    }
}
