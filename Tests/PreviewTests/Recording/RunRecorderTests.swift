import Foundation
import Graphics
import Recorder
import Testing
import ViewKit

@testable import Preview

/// A recording from its beginning to its end, also to one that went wrong.
@MainActor @Suite final class RunRecorderTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func names(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: place.appending(path: path).path).sorted()
    }

    private func recorder(isPatient: Bool = false, replaces: Bool = false) throws -> RunRecorder {
        let conditions = RunConditions(
            scenario: "card", pacing: .manual, renderer: "cpu", size: (100, 200), scale: 1, refreshRate: 60, speed: 1,
            completion: "uikit", reducesMotion: false, start: 0, stageStart: 0, environment: BenchmarkEnvironment())
        let folder = try OutputFolder(growingAt: place.appending(path: "run").path, replaces: replaces)
        return try RunRecorder(
            in: folder, conditions: conditions, size: CGSize(width: 100, height: 200), isPatient: isPatient)
    }

    /// Frames that take microseconds filled the memory between two writes, and what came then was lost.
    @Test func framesThatNothingPacesAreNeverLost() throws {
        let recorder = try recorder(isPatient: true)
        for index in 0..<50_000 {
            let time = Double(index) / 1_000
            recorder.take(
                TouchSample(pointer: 0, phase: index == 0 ? .began : .moved, location: [9, 9], timestamp: time))
            if index < 20_000 { recorder.take(FrameRecord(index: index)) }
        }
        _ = try recorder.finish { nil }
        let frames = try FrameLog.records(
            in: Data(contentsOf: place.appending(path: "run/frames.jsonl")), of: "frames.jsonl")
        #expect(frames.map(\.index) == Array(0..<20_000))
        let script = try GestureScript(contentsOf: place.appending(path: "run/gesture.jsonl").path)
        #expect(script.events.count == 50_000 && script.events.last?.t == 49_999)
    }

    private struct Fault: Error {}

    /// What a hand did cannot be done again.
    @Test func whatIsKeptOutlivesAFault() throws {
        do {
            let recorder = try recorder()
            recorder.keep()
            recorder.take(FrameRecord(index: 7))
            let error = #expect(throws: PreviewError.self) {
                try recorder.finish {
                    throw PreviewError(place: "disk", problem: "it is full", remedy: "Make room.")
                }
            }
            let path = place.appending(path: "run").path
            #expect(error?.description == "disk: it is full. Make room. What was recorded is in \(path).")
        }
        #expect(try names("run") == ["frames.jsonl", "gesture.jsonl", "run.json"])
        // What it was to replace comes back all the same.
        do {
            let recorder = try recorder(replaces: true)
            recorder.keep()
            let error = #expect(throws: PreviewError.self) {
                try recorder.finish {
                    throw PreviewError(place: "disk", problem: "it is full", remedy: "Make room.")
                }
            }
            #expect(error?.remedy == "Make room.")
        }
        let lines = try String(contentsOf: place.appending(path: "run/frames.jsonl"), encoding: .utf8)
        #expect(lines.contains("\"index\": 0"))
        #expect(try names("") == ["run"])
    }

    @Test func otherwiseAFaultLeavesNothing() throws {
        do {
            let recorder = try recorder()
            #expect(throws: Fault.self) { try recorder.finish { throw Fault() } }
        }
        #expect(try names("").isEmpty)
    }
}
