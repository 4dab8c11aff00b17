import Files
import Foundation
import Recorder
import Testing

@testable import Preview

@Suite final class RunWriterTests {
    private let place = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }

    private var folder: Folder { get throws { try Folder(path: place.path) } }

    deinit { try? FileManager.default.removeItem(at: place) }

    private func frames() throws -> [FrameRecord] {
        try FrameLog.records(in: Data(contentsOf: place.appending(path: "frames.jsonl")), of: "frames.jsonl")
    }

    /// The files that a kill at this moment would leave can be read.
    @Test func whatIsDrainedIsInTheFiles() throws {
        let writer = try RunWriter(in: folder, header: GestureScript.Header(what: "w2"))
        #expect(try frames().isEmpty)
        for index in 0..<100 {
            writer.frames.send(FrameRecord(index: index, progress: Double(index) / 7))
            writer.events.send(.touch(.init(t: Double(index), phase: .moved, x: 0.5, y: 1.0 / 3)))
            if index % 10 == 9 {
                writer.drain()
                #expect(try frames().map(\.index) == Array(0...index))
                let script = try GestureScript(contentsOf: place.appending(path: "gesture.jsonl").path)
                #expect(script.events.count == index + 1 && script.header.what == "w2")
            }
        }
        #expect(try frames().map(\.progress) == (0..<100).map { Double($0) / 7 })
        #expect(writer.fault == nil)
    }

    @Test func theEndWritesWhatIsLeft() throws {
        let writer = try RunWriter(in: folder, header: GestureScript.Header())
        writer.start()
        writer.frames.send(FrameRecord(index: 0))
        try writer.finish()
        #expect(try frames().count == 1)
    }

    /// Minutes at 60 Hz, drained each second, take no more memory than the first ones.
    @Test func aLongRunTakesNoMoreMemoryThanAShortOne() throws {
        let writer = try RunWriter(in: folder, header: GestureScript.Header())
        func minutes(_ range: Range<Int>) {
            for second in range.lowerBound * 60..<range.upperBound * 60 {
                for frame in 0..<60 { writer.frames.send(FrameRecord(index: second * 60 + frame)) }
                writer.drain()
            }
        }
        minutes(0..<2)
        // Other tests of the process take memory as well, but not all the time.
        let growth = try (0..<4).map { window in
            let before = try #require(ProcessUsage.maxResidentMegabytes)
            minutes(2 + 10 * window..<12 + 10 * window)
            return try #require(ProcessUsage.maxResidentMegabytes) - before
        }
        #expect(growth.contains { $0 < 8 }, "\(growth)")
        #expect(writer.frames.lostCount == 0)
    }

    @Test func aDiskThatWritesNothingLosesFramesAndSaysSo() throws {
        let writer = try RunWriter(in: folder, header: GestureScript.Header())
        // The thread starts afterwards, so that nothing is written meanwhile.
        for index in 0..<9_000 { writer.frames.send(FrameRecord(index: index)) }
        #expect(writer.frames.lostCount == 808)
        writer.start()
        let error = #expect(throws: PreviewError.self) { try writer.finish() }
        #expect(error?.problem == "the disk is too slow: 808 frames and 0 events are missing")
        #expect(try frames().map(\.index) == Array(0..<8_192))
    }

    @Test func whatIsThereIsNotTouched() throws {
        try Data("mine".utf8).write(to: place.appending(path: "frames.jsonl"))
        let error = #expect(throws: PreviewError.self) { try RunWriter(in: folder, header: GestureScript.Header()) }
        #expect(error?.problem == "cannot be written (file exists)")
        #expect(try Data(contentsOf: place.appending(path: "frames.jsonl")) == Data("mine".utf8))
    }

    @Test func aFullDiskIsOneMessage() throws {
        let file = try AppendOnlyFile(appendingTo: "/dev/full")
        let error = #expect(throws: FileError.self) { try file.append([10]) }
        #expect(error?.problem == "no space left on device")
    }
}
