import Foundation
import Graphics
import LayerTree
import Recorder
import TestSupport
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
        let conditions = TemporaryFolder.conditions()
        let folder = try OutputFolder.make(at: place.appending(path: "run").path, replaces: replaces)
        return try RunRecorder(in: folder, conditions: conditions, isPatient: isPatient)
    }

    /// Frames that take microseconds filled the memory between two writes, and what came then was lost.
    @Test func framesThatNothingPacesAreNeverLost() throws {
        let recorder = try recorder(isPatient: true)
        for index in 0..<50_000 {
            let time = Double(index) / 1_000
            recorder.append(
                TouchSample(pointer: 0, phase: index == 0 ? .began : .moved, location: [9, 9], timestamp: time),
                on: ScreenTraits(size: CGSize(width: 100, height: 200), scale: 1))
            if index < 20_000 { recorder.append(FrameRecord(index: index)) }
        }
        _ = try recorder.finish { nil }
        let frames = try FrameLog.records(
            in: Data(contentsOf: place.appending(path: "run/frames.jsonl")), of: "frames.jsonl")
        #expect(frames.map(\.index) == Array(0..<20_000))
        let script = try GestureScript(contentsOf: place.appending(path: "run/gesture.jsonl").path)
        #expect(script.events.count == 50_000 && script.events.last?.t == 49_999)
    }

    private struct Fault: Error {}

    /// A drag by hand cannot be repeated.
    @Test func whatIsKeptOutlivesAFault() throws {
        do {
            let recorder = try recorder()
            recorder.keep()
            recorder.append(FrameRecord(index: 7))
            let error = #expect(throws: PreviewError.self) {
                try recorder.finish {
                    throw PreviewError(place: "disk", problem: "it is full", remedy: "make room")
                }
            }
            let path = place.appending(path: "run").path
            #expect(error?.description == "disk: it is full; make room; what was recorded is in \(path)")
        }
        #expect(try names("run") == ["frames.jsonl", "gesture.jsonl", "run.json"])
        // Beside the run that it was to replace.
        let before = try String(contentsOf: place.appending(path: "run/run.json"), encoding: .utf8)
        do {
            let recorder = try recorder(replaces: true)
            recorder.keep()
            let error = #expect(throws: PreviewError.self) {
                try recorder.finish {
                    throw PreviewError(place: "disk", problem: "it is full", remedy: "make room")
                }
            }
            let path = place.appending(path: ".run.segue-draft-1").path
            #expect(error?.remedy == "make room; what was recorded is in \(path)")
        }
        #expect(try String(contentsOf: place.appending(path: "run/run.json"), encoding: .utf8) == before)
        #expect(try names("") == [".run.segue-draft-1", "run"])
    }

    /// The reports can be made again, and the recording cannot: it was deleted with them.
    @Test func aFaultOfTheReportsLeavesTheRecording() throws {
        do {
            let recorder = try recorder()
            recorder.append(FrameRecord(index: 0))
            #expect(throws: Fault.self) { try recorder.finish { throw Fault() } }
        }
        #expect(try names("run") == ["frames.jsonl", "gesture.jsonl", "run.json"])
    }

    /// A log that cannot be read back, because another program has written into it.
    @Test func whatCannotBeReadBackStays() throws {
        do {
            let recorder = try recorder()
            let file = try FileHandle(forWritingTo: place.appending(path: "run/frames.jsonl"))
            try file.write(contentsOf: Data("no record\n".utf8))
            recorder.append(FrameRecord(index: 0))
            let error = #expect(throws: PreviewError.self) { try recorder.finish { nil } }
            #expect(error?.place?.hasSuffix("frames.jsonl:1") == true)
        }
        #expect(try names("run") == ["frames.jsonl", "gesture.jsonl", "run.json"])
    }

    /// Only the folder of a script's run goes away with it.
    @Test func aFaultInSeguesOwnFolderLeavesNothing() throws {
        do {
            let folder = try OutputFolder.own(at: place.appending(path: "own").path)
            let recorder = try RunRecorder(in: folder, conditions: TemporaryFolder.conditions())
            #expect(throws: Fault.self) { try recorder.finish { throw Fault() } }
        }
        #expect(try names("").isEmpty)
    }
}
