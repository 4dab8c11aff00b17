import Foundation
import Graphics

/// `segue render`: pictures without a window, by the CPU, frame by frame on a manual clock.
@MainActor package struct RenderRun {
    private let session: PreviewSession
    private let subject: Subject
    private let options: RunOptions
    private let report: (String) -> Void

    /// A run that shows `subject` before anything moves, so that snapshots have something to show; `report` is given what
    /// the subject's code does wrong.
    package init(_ subject: Subject, run: RunOptions, report: @escaping (String) -> Void = { _ in }) throws {
        self.subject = subject
        self.report = report
        options = run
        session = try PreviewSession(
            RunPlan(subject, options: run, isHeadless: true), recordCapacity: 1, report: report)
        try session.run(frames: 1)
    }

    /// The picture as it stands: at first, the screens before anything moves.
    package var image: CGImage { get throws { try session.runner.image } }

    /// The picture at `progress`, 0 to 1.
    ///
    /// As with a finger, a transition begins in a frame of its own, at progress 0: what its code does a turn later, once the
    /// destination is there to be drawn, comes before the picture.
    ///
    /// Throws where it would show screens at rest, which wait for a finger, as anything else than their beginning.
    package func image(at progress: Double) throws -> CGImage {
        guard try show(progress) else { throw PreviewError.awaitsFinger(subject.name) }
        return try image
    }

    /// Brings the screens to `progress`; false where they wait for a finger. Throws where the run is interrupted.
    private func show(_ progress: Double) throws -> Bool {
        let steps = session.playback == nil ? [0, progress] : [progress]
        session.playback = .progress(steps[...])
        try session.run(frames: steps.count)
        try Interruption.check()
        guard case .code = subject, progress > 0, progress < 1 else { return true }
        return session.source.transition != nil
    }

    /// `count` pictures from progress 0 to 1 side by side, labelled in per cent; at least one. Screens that wait for a finger
    /// show what the first gesture begins that begins a transition.
    package func strip(_ count: Int) throws -> CGImage {
        let steps = FilmStrip.progress(count: count)
        // Found out before minutes of drawing.
        let bounds = session.output.bounds
        let layout = FilmStripLayout(frameCount: count, frameWidth: bounds.width, frameHeight: bounds.height)
        guard layout.isDrawable else {
            throw PreviewError(
                place: "--strip \(count)",
                problem: "\(layout.width)x\(layout.height) pixels are too many for a picture",
                remedy: "give fewer frames, or a smaller --size or --scale", status: .usage)
        }
        var frames: [CGImage] = []
        for step in steps {
            guard try show(step) else {
                frames = try triggeredFrames(at: steps)
                break
            }
            frames.append(try image)
        }
        return try FilmStrip.image(frames: frames, labels: steps.map(FilmStrip.label(progress:)))
    }
}

extension RenderRun {
    /// The pictures at `steps` of what a gesture begins on screens that wait for one; throws where nothing begins.
    private func triggeredFrames(at steps: [Double]) throws -> [CGImage] {
        let plan = try RunPlan(subject, options: options, isHeadless: true)
        guard let strip = try TriggeredStrip(plan) else { throw PreviewError.awaitsFinger(subject.name) }
        report("\(subject.name): its screens wait for a finger; the strip shows what \(strip.trigger) begins")
        return try strip.pictures(at: steps)
    }
}

extension PreviewError {
    /// The screens of `name` do not move by themselves.
    static func awaitsFinger(_ name: String) -> PreviewError {
        PreviewError(
            place: name, problem: "its screens wait for a finger, and do not follow a progress",
            remedy: "record a drag of it, whose folder holds a film strip, or give --progress 0")
    }
}
