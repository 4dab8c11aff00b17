import Files
import Foundation
import Recorder
import Synchronization

/// Appends frames and events to a run's files about once a second, on a thread of its own, and makes no frame wait.
///
/// The memory is that of the pipes, however long the run: two minutes of frames at 60 Hz, which is what a disk may take
/// for a pause before frames are lost.
final class RunWriter: Sendable {
    private static let frameCapacity = 8_192
    private static let eventCapacity = 32_768

    let frames = SPSCQueue(capacity: frameCapacity, filling: FrameRecord())
    let events = SPSCQueue(
        capacity: eventCapacity, filling: GestureRecord.touch(.init(t: 0, phase: .began, x: 0, y: 0)))
    private let frameFile: AppendOnlyFile
    private let eventFile: AppendOnlyFile
    private let lines = Mutex(Lines())
    private let ending = DispatchSemaphore(value: 0)
    private let isOver = DispatchSemaphore(value: 0)
    private let hasFailed = Atomic(false)

    private struct Lines {
        var frames = FrameLineWriter()
        var events: [UInt8] = []
        var assembly = TextAssembly()
        var fault: FileError?
    }

    /// A writer of `frames.jsonl` and `gesture.jsonl` in `folder`, which begin with nothing and with `header`.
    init(in folder: Folder, header: GestureScript.Header) throws(PreviewError) {
        do throws(FileError) {
            frameFile = try folder.makeFile(RunFiles.frames)
            eventFile = try folder.makeFile(RunFiles.gesture)
            try eventFile.append(Array(header.line.utf8))
        } catch {
            throw .unwritable(error.path, error)
        }
    }

    /// The first failure to write, nil without one; asking costs a frame nothing.
    var fault: PreviewError? {
        guard hasFailed.load(ordering: .relaxed) else { return nil }
        return lines.withLock { $0.fault.map { .unwritable($0.path, $0) } }
    }

    /// Starts the thread.
    func start() {
        let thread = Thread { [self] in
            while ending.wait(timeout: .now() + 1) == .timedOut { drain() }
            isOver.signal()
        }
        thread.name = "run writer"
        thread.stackSize = 256 << 10
        thread.qualityOfService = .utility
        thread.start()
    }

    /// Lets the thread end.
    func stop() { ending.signal() }

    /// Ends the thread, which was started, and writes what is left.
    func finish() throws(PreviewError) {
        stop()
        isOver.wait()
        drain()
        if let fault { throw fault }
        guard frames.lostCount == 0, events.lostCount == 0 else {
            throw PreviewError(
                place: frameFile.path,
                problem: "the disk is too slow: \(frames.lostCount) frames and \(events.lostCount) events are missing",
                remedy: "record into a folder on another disk")
        }
    }

    /// Writes at once where a pipe is full, which frames can do that nothing paces.
    func makeRoom() {
        if frames.isFull || events.isFull { drain() }
    }

    /// Writes what was sent so far; after a failure nothing more.
    func drain() {
        lines.withLock { lines in
            lines.frames.removeAll()
            lines.events.removeAll(keepingCapacity: true)
            // What a frame took was sent before the frame, and is in the file before it.
            frames.receive { lines.frames.append($0) }
            events.receive { record in
                if let line = record.line(&lines.assembly) { lines.events += line.utf8 }
            }
            guard lines.fault == nil else { return }
            do throws(FileError) {
                try eventFile.append(lines.events)
                try frameFile.append(lines.frames.bytes)
            } catch {
                lines.fault = error
                hasFailed.store(true, ordering: .relaxed)
            }
        }
    }
}
