import Assets
import Compositor
import Foundation
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// A subject without a window: a gesture is played on a manual clock, and the run is recorded.
///
/// The same script gives the same progress, springs and pixels every time, however fast the machine is.
@MainActor package struct HeadlessRun {
    package struct Options {
        /// What is played; nil to scrub the subject there and back.
        package var script: GestureScript?
        /// Frames after which it stops; nil for when the subject has come to rest.
        package var frameLimit: Int?
        /// A picture of every so many frames; nil for a film strip of the run.
        package var pictureStep: Int?

        package init() {}

        /// Those of a run that plays the gesture that comes with `subject`.
        @MainActor package init(playing subject: Subject) throws {
            script = try GestureFile.url(named: subject.name).map { try GestureScript(contentsOf: $0.path) }
        }
    }

    private let plan: RunPlan
    private let options: Options
    private let environment: MachineEnvironment
    private let report: (String) -> Void
    /// A run that never rests ends so many seconds of the stage's time after the script, or after so many frames.
    private static let longestRun = (seconds: 20.0, frames: Double(RunOptions.frameLimit))
    static let picturesInStrip = 9

    package init(
        _ subject: Subject, run: RunOptions, options: Options, environment: MachineEnvironment,
        report: @escaping (String) -> Void
    ) throws {
        plan = try RunPlan(subject, options: run, isHeadless: true)
        (self.options, self.environment, self.report) = (options, environment, report)
    }

    /// Runs, records into `folder`, and gives the paths of the files.
    func record(into folder: OutputFolder) throws -> [String] {
        try Interruption.whileHeard { try recordWhole(into: folder) }
    }

    private func recordWhole(into folder: OutputFolder) throws -> [String] {
        let player = HeadlessPlayer(plan, options: options, report: report)
        let recorder = try RunRecorder(
            in: folder, conditions: conditions(player), size: plan.screen.size, isPatient: true)
        player.session.stage.onSample = recorder.take
        player.runner.onRecord = recorder.take
        var sampler = PictureSampler<CGImage>(capacity: Self.picturesInStrip)
        try play(player) { index in
            if let fault = recorder.fault { throw fault }
            guard let step = options.pictureStep else {
                return try sampler.offer { try FilmStrip.frame(player.output.image) }
            }
            if index % step == 0 { try folder.write(player.output.image, to: RunFiles.picture(index)) }
        }
        return try recorder.finish {
            guard options.pictureStep == nil else { return nil }
            return try FilmStrip.image(frames: sampler.pictures, labels: sampler.labels)
        }
    }

    /// Runs without files, and gives the hand-off of each release.
    func handOffs() throws -> [HandOff] {
        let player = HeadlessPlayer(plan, options: options, report: report)
        var frames = SettlingFrames()
        player.runner.onRecord = { frames.append($0) }
        try Interruption.whileHeard { try play(player) }
        return frames.handOffs(scale: plan.screen.scale)
    }

    /// Plays to the end, or until the run is interrupted or as long as a run can be.
    private func play(_ player: HeadlessPlayer, onFrame: (Int) throws -> Void = { _ in }) throws {
        let end = try player.play(frameLimit: frameLimit) { index in
            try onFrame(index)
            guard Interruption.isAskedFor else { return true }
            report("the run was interrupted after frame \(index), and ends there.")
            return false
        }
        // A number of frames that was asked for is no cut.
        if end == .cut, options.frameLimit == nil {
            report(
                "the run was cut off after \(frameLimit) frames, before it was at rest. "
                    + "Shorten the script, or raise --speed.")
        }
    }

    private func conditions(_ player: HeadlessPlayer) -> RunConditions {
        RunConditions(
            plan, on: plan.screen, pacing: .manual, output: player.output, refreshRate: player.clock.rate,
            speed: plan.options.speed, start: Nanoseconds(MonotonicTime.nanoseconds()), stageStart: 0,
            environment: environment.description(renderer: "cpu", plan: plan, videoDriver: nil))
    }

    private var frameLimit: Int {
        if let limit = options.frameLimit { return limit }
        let seconds = Self.longestRun.seconds + (options.script?.duration ?? 0) / 1000
        let rate = plan.options.refreshRate ?? 60
        return Int(min(Self.longestRun.frames, (seconds * rate / plan.options.speed).rounded(.up)))
    }
}
