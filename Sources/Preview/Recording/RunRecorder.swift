import Foundation
import Graphics
import Recorder
import ViewKit

/// Records a run into a folder: its conditions, the gesture, one record per frame, and at its end the reports.
///
/// While it runs the folder grows; a run that is killed leaves all but its last second.
@MainActor final class RunRecorder {
    let folder: OutputFolder
    private let conditions: RunConditions
    private let writer: RunWriter
    private var script: GestureRecorder
    /// The first frame and the first transition, in the runner's count; nil before there is one.
    private var firstFrame: Int?
    private var firstTransition: Int?
    private var isKept = false
    /// Whether frames wait for the disk where it is slower: nobody looks at them.
    private let isPatient: Bool

    /// Begins to record into `folder` a run on a screen of `size` points; `isPatient` says that its frames may wait.
    init(in folder: OutputFolder, conditions: RunConditions, size: CGSize, isPatient: Bool = false) throws {
        self.folder = folder
        (self.conditions, self.isPatient) = (conditions, isPatient)
        try folder.write(conditions.json(), to: RunFiles.conditions)
        script = GestureRecorder(start: conditions.stageStart, size: size)
        writer = try RunWriter(
            in: folder.folder,
            header: GestureScript.Header(what: conditions.scenario, size: conditions.size))
        writer.start()
    }

    isolated deinit { writer.stop() }

    /// When it began, in nanoseconds of the machine's clock.
    var start: Nanoseconds { conditions.start }

    /// What went wrong since, if anything did.
    var fault: PreviewError? { writer.fault.map(explained) }

    /// Notes what a pointer did, in the Stage's coordinates and time.
    func take(_ sample: TouchSample) {
        guard let event = script.event(of: sample) else { return }
        if isPatient { writer.makeRoom() }
        writer.events.send(event)
    }

    /// Notes that the screen has another size, in points.
    func resize(to size: CGSize) { script.size = size }

    /// Notes a frame.
    func take(_ record: FrameRecord) {
        var record = record
        if firstFrame == nil { record.flags.insert(.first) }
        firstFrame = firstFrame ?? record.index
        firstTransition = firstTransition ?? record.transition
        record.index -= firstFrame ?? 0
        record.transition = record.transition.map { $0 - (firstTransition ?? 1) + 1 }
        record.gestureEvents = script.count
        if isPatient { writer.makeRoom() }
        writer.frames.send(record)
    }

    /// Lets what was recorded stay, whatever goes wrong from now on: a drag by hand cannot be repeated.
    func keep() {
        isKept = folder.keep()
    }

    /// Ends the recording: adds what is made of the run, with the film strip that `strip` draws, and gives the paths of
    /// all files.
    func finish(strip: () throws -> CGImage?) throws -> [String] {
        do {
            try writer.finish()
            // From here on only the reports can fail, and they can be made again.
            keep()
            let run = RecordedRun(conditions: conditions, frames: try MeasurementSource.records(in: folder.folder))
            let picture = try strip()?.pngData()
            if let picture { try folder.write(picture, to: RunFiles.strip) }
            try RunReports.write(run, strip: picture, into: folder.folder, path: folder.path)
            return try folder.commit()
        } catch {
            // Reports of a part of the run, or some of them, would be taken for all.
            folder.removeFiles(except: RunFiles.recorded)
            throw (error as? PreviewError).map(explained) ?? error
        }
    }

    private func explained(_ error: PreviewError) -> PreviewError {
        var error = error
        if isKept { error.remedy += " What was recorded is in \(folder.currentPath)." }
        return error
    }
}
