import Assets
import Films
import Foundation
import Graphics
import LayerTree
import Recorder

/// The film of a subject that runs in memory, on a manual clock: frame by frame as any run without a window.
@MainActor struct SubjectFilm: FilmSource {
    /// The motion of the subject.
    enum Motion {
        /// The progress that each of the frames shows, 0 to 1.
        case progress([Double])
        /// By itself, and back where `andBack`.
        case time(andBack: Bool)
        case script(GestureScript)
    }

    /// Seconds of the stage's time after which a motion that does not come to rest is cut off.
    private static let longestRest = 20.0

    private let plan: RunPlan
    private let motion: Motion
    private let options: FilmOptions
    private let report: (String) -> Void

    /// A film of the subject of `plan`, with the marks that `options` ask for; `report` gets what its code does wrong.
    init(_ plan: RunPlan, motion: Motion, options: FilmOptions, report: @escaping (String) -> Void) {
        self.plan = plan
        self.motion = motion
        self.options = options
        self.report = report
    }

    var title: String { plan.subject.title }
    var width: Int { MemoryOutput.bounds(of: plan.screen).width }
    var height: Int { MemoryOutput.bounds(of: plan.screen).height }
    var scale: Double { plan.screen.scale }
    var rate: Double { plan.options.refreshRate ?? 60 }

    var expectedCount: Int? {
        switch motion {
        case .progress(let steps): steps.count
        case .time: nil
        case .script(let script): Int((script.duration / 1000 * rate / plan.options.speed).rounded(.up)) + 1
        }
    }

    func play(_ take: @escaping (CGImage, FilmState) throws -> Bool) throws {
        let marks = FilmOverlay(plan, options: options)
        let report = report
        // An interrupted session says so itself, and the film's own error says more.
        let session = try PreviewSession(plan, overlay: marks?.overlay) { if !Interruption.isAskedFor { report($0) } }
        let touches = TouchPositions()
        let camera = FilmCamera(skipping: skippedCount) { [unowned session] runner, record in
            try check(session, record)
            var state = FilmState(record, touches: touches.all, on: session.source.screen)
            // Set frame by frame, the progress has none.
            if case .progress = motion { state.velocity = nil }
            if try !take(runner.image, state) { session.close() }
        }
        session.sinks += [touches] + (marks.map { [$0] } ?? []) + [camera]
        try run(session)
        if Interruption.isAskedFor { throw Self.interruption }
    }

    /// Frames that are made before the film: as with a finger, a transition begins in a frame of its own, at progress 0.
    private var skippedCount: Int { if case .progress = motion { 2 } else { 0 } }

    private func run(_ session: PreviewSession) throws {
        let limit = Int((Self.longestRest * rate / plan.options.speed).rounded(.up)) + (expectedCount ?? 0)
        switch motion {
        case .progress(let steps):
            try session.run(frames: 1)
            session.playback = .progress(([0] + steps)[...])
            try session.run(frames: steps.count + 1)
            return
        case .time(let andBack):
            session.playback = .progress([])
            for _ in 0..<(andBack ? 2 : 1) {
                // At rest first: what a tap begins needs screens to begin from.
                session.staysOpen = true
                try session.run(frames: 1)
                session.perform { $0.play() }
                try session.run(frames: 1)
                session.staysOpen = false
                try session.run(frames: limit)
            }
        case .script(let script):
            session.playback = .script(GesturePlayer(script))
            try session.run(frames: limit)
        }
        if !session.isOver { report("\(title): \(Self.restlessness)") }
    }

    private static let restlessness =
        "the film is cut off \(Int(longestRest)) seconds after its motion began, or its script ended; "
        + "give a --range, or stop what repeats without end"

    /// The error for a film that Ctrl-C has ended.
    static let interruption = PreviewError(
        problem: "interrupted, and nothing was written", remedy: "export it again")

    /// Throws where screens that wait for a finger were to show a progress, or to play.
    private func check(_ session: PreviewSession, _ record: FrameRecord) throws {
        guard case .code = plan.subject, session.source.transition == nil else { return }
        if case .progress(let steps) = motion, record.index > 1 {
            let shown = steps[record.index - skippedCount]
            if shown > 0, shown < 1 { throw PreviewError.awaitsFinger(plan.subject.name) }
        }
        if case .time = motion, record.index == 1 { throw PreviewError.awaitsFinger(plan.subject.name) }
    }
}

extension FilmState {
    /// The state that the frame of `record` shows, with `touches` in points of `screen`.
    init(_ record: FrameRecord, touches: [CGPoint], on screen: ScreenTraits) {
        self.init()
        progress = record.progress
        velocity = record.velocity
        self.touches = touches.map { SIMD2($0.x / screen.size.width, $0.y / screen.size.height) }
        release = record.release.map { release in
            let speed =
                release.travel.map { "\((release.velocity * $0).decimal(0)) points/s" }
                ?? "\(release.velocity.decimal(2))/s"
            return "\(release.finishes ? "finish" : "cancel"), \(speed)"
        }
    }
}
