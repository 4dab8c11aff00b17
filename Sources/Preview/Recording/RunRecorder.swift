import Files
import Foundation
import Graphics
import LayerTree
import Recorder
import ViewKit

/// Records a session into a folder: its conditions, the gesture, one record per frame, its pictures, and at its end the
/// reports.
///
/// While it runs the folder grows; a run that is killed leaves all but its last second.
@MainActor final class RunRecorder: FrameSink {
    let folder: OutputFolder
    let isRequired: Bool
    private let conditions: RunConditions
    private let writer: RunWriter
    private var script: GestureRecorder
    /// The first frame and the first transition, in the runner's count; nil before there is one.
    private var firstFrame: Int?
    private var firstTransition: Int?
    private var isKept = false
    /// The part of the window that is recorded; nil for all of it.
    let area: RecordedArea?
    /// Whether frames wait for the disk where it is slower, as they may where no display paces them.
    private let isPatient: Bool
    /// Frames from one picture that is written to the next; nil for a film strip.
    private let pictureStep: Int?
    private var strip = PictureSampler<() throws -> CGImage>(capacity: RunPictures.countInStrip)

    /// Begins to record into `folder` a run under `conditions`; `isPatient` says that its frames may wait, and `startsLate` that
    /// the screens had input before.
    init(
        in folder: OutputFolder, conditions: RunConditions, pictureStep: Int? = nil, isPatient: Bool = false,
        isRequired: Bool = true, startsLate: Bool = false, area: RecordedArea? = nil
    ) throws {
        self.folder = folder
        self.area = area
        self.conditions = conditions
        self.pictureStep = pictureStep
        self.isPatient = isPatient
        self.isRequired = isRequired
        try folder.write(conditions.json(), to: RunFiles.conditions)
        script = GestureRecorder(start: conditions.stageStart)
        var header = GestureScript.Header(of: conditions, in: folder.path)
        header.startsLate = startsLate ? true : nil
        writer = try RunWriter(in: folder.folder, header: header)
        writer.start()
    }

    isolated deinit { writer.stop() }

    /// When it began, in nanoseconds of the machine's clock.
    var start: Nanoseconds { conditions.start }

    func append(_ sample: TouchSample, on screen: ScreenTraits) {
        let own = area?.sample(sample) ?? sample
        guard let event = script.event(of: own, in: area?.screenSize ?? screen.size) else { return }
        if isPatient { writer.makeRoom() }
        writer.events.send(.touch(event))
    }

    func append(_ input: TextInput, at time: Double) {
        for record in GestureRecord.records(of: input, at: script.milliseconds(ofRowAt: time)) {
            // A text with a piece missing would be another one.
            writer.makeRoom()
            writer.events.send(record)
        }
    }

    func append(_ motion: ScriptedMotion, at time: Double) {
        let t = script.milliseconds(ofRowAt: time)
        if isPatient { writer.makeRoom() }
        writer.events.send(.motion(t, motion))
    }

    func append(_ record: FrameRecord, from runner: FrameRunner) throws {
        append(record)
        if let fault = writer.fault { throw explained(fault) }
        guard let pictureStep else { return try strip.offer { try picture(of: runner) } }
        let index = record.index - (firstFrame ?? 0)
        guard index.isMultiple(of: pictureStep) else { return }
        let image = try runner.image
        try folder.write(
            area?.part(of: image, scale: runner.source.screen.scale) ?? image, to: RunFiles.picture(index))
    }

    /// Takes `record` without a picture.
    func append(_ record: FrameRecord) {
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

    /// The picture of the last frame of `runner` for a strip, drawn when it is asked for unless frames wait: that costs the
    /// frame least.
    private func picture(of runner: FrameRunner) throws -> () throws -> CGImage {
        let area = area
        let scale = runner.source.screen.scale
        let part = { (image: CGImage) in area?.part(of: image, scale: scale) ?? image }
        guard !isPatient else {
            let image = try FilmStrip.frame(part(runner.image))
            return { image }
        }
        let picture = runner.keptPicture
        let kernels = runner.source.kernels
        return { try FilmStrip.frame(part(picture.image(kernels: kernels))) }
    }

    /// Keeps the recorded files, whatever fails from now on: a drag of the user's cannot be repeated.
    func keep() {
        isKept = folder.keep()
    }

    func finish() throws -> [String] { try finish(strip: drawnStrip) }

    /// Ends the recording: adds what is made of the run, with the film strip that `strip` draws, and gives the paths of
    /// all files.
    func finish(strip: () throws -> CGImage?) throws -> [String] {
        do {
            try writer.finish()
            // From here on only the reports can fail, and they can be made again.
            keep()
            let run = RecordedRun(conditions: conditions, frames: try MeasurementSource.records(in: folder.folder))
            if let picture = try strip()?.pngData() { try folder.write(picture, to: RunFiles.strip) }
            try RunReports.write(run, into: folder.folder, path: folder.path)
            return try folder.commit()
        } catch {
            // Reports of a part of the run, or some of them, would be taken for all.
            folder.removeFiles(except: RunFiles.recorded)
            throw (error as? PreviewError).map(explained) ?? error
        }
    }

    private func drawnStrip() throws -> CGImage? {
        let images = try strip.pictures.map { try $0() }
        guard let last = images.last else { return nil }
        // A window that was resized gives pictures of different sizes; those of the last one make the strip.
        let pairs = zip(images, strip.labels).filter { ($0.0.width, $0.0.height) == (last.width, last.height) }
        return try FilmStrip.image(frames: pairs.map(\.0), labels: pairs.map(\.1))
    }

    private func explained(_ error: PreviewError) -> PreviewError {
        var error = error
        if isKept { error.remedy += "; what was recorded is in \(folder.currentPath)" }
        return error
    }
}
