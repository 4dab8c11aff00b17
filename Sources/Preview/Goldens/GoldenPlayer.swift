import Foundation
import Graphics
import SDLPlatform
import ViewKit

/// A transition on a manual clock that is taken to moments of its progress.
@MainActor final class GoldenPlayer {
    private let session: PreviewSession
    private let name: String
    /// The fingers that are down, each at that fraction of its path; nil without any.
    private var finger: (paths: [TouchPath], fraction: Double)?
    /// Whether the session's own driver holds the transition, which then follows any progress.
    private var isHeld = false

    /// Frames within which a transition is over: 20 seconds, longer than the wait for a completion that is not called.
    private static let mostFrames = 1_200
    /// Frames within which the screens come to rest after it.
    private static let restFrames = 300
    /// Seconds that the frames of a wait may take.
    private static let longestWait = 20.0
    /// The distance from a moment, in progress, that counts as the moment itself.
    static let nearness = 0.002

    /// A transition on its first screen, at rest; `report` gets what its code does wrong.
    init(_ plan: RunPlan, report: @escaping (String) -> Void) throws {
        name = plan.subject.name
        session = try PreviewSession(plan, recordCapacity: 4, report: report)
        session.runner.drawsOnDemand = true
        try rest()
    }

    private var status: TransitionStatus? { session.source.transition }
    private var isRunning: Bool { status != nil }
    /// Whether a transition runs that leaves a screen for the one before it.
    var leadsBack: Bool { status?.leadsBack == true }
    /// Whether something holds the transition, so that it can be cancelled.
    var isInteractive: Bool { status?.isInteractive == true }

    private func step(_ count: Int, while condition: () -> Bool = { true }) throws {
        var wait = FrameWait()
        for _ in 0..<count where condition() {
            try Interruption.check()
            guard wait.seconds < Self.longestWait else {
                throw PreviewError(
                    place: name, problem: "\(wait.count) of its frames took \(Int(wait.seconds)) s",
                    remedy: "do less in each, or give smaller sizes in \(GoldenSettings.fileName)")
            }
            wait.begin()
            try session.run(frames: 1)
            wait.end(session.runner.records.last)
        }
    }

    /// Makes frames until no transition runs and nothing moves; throws where a transition does not come to its end.
    func rest() throws {
        isHeld = false
        try step(1)
        try step(Self.mostFrames) { isRunning }
        guard !isRunning else {
            throw PreviewError(
                place: name, problem: "it is not over after \(Self.mostFrames / 60) s",
                remedy: "call completeTransition(_:) when its animation is over")
        }
        // Tasks that have just begun wait for nothing yet.
        try step(3)
        try step(Self.restFrames) { isRunning || session.runner.wantsFrame || session.source.hasPendingWork }
    }

    /// Begins a transition by `trigger`, and returns whether one runs; a finger stays down where one began it.
    func begin(by trigger: TransitionTrigger) throws -> Bool {
        switch trigger {
        case .progress:
            session.perform { $0.show(0) }
            try step(1)
            isHeld = isRunning
        case .drag(_, let paths):
            finger = (paths, 0)
            try touch(.began)
            try move(to: 0.3, frames: 10)
        case .tap(_, let tap): try perform(tap)
        // None is given.
        case .script: break
        }
        if !isRunning { try loseTouch() }
        return isRunning
    }

    /// Shows the transition at `moment`, or as near to it as it goes, and returns the picture with the progress that it has.
    ///
    /// One that nothing holds plays on until it has passed the moment.
    func show(_ moment: Double) throws -> (image: CGImage, progress: Double?) {
        if isHeld {
            session.perform { $0.show(moment) }
            try step(1)
        } else if finger != nil, isInteractive {
            try seek(moment)
        } else {
            try step(Self.mostFrames) { (status?.progress ?? 1) < moment - Self.nearness }
        }
        return (try session.runner.image, status?.progress)
    }

    /// Lets it go on to its end, and waits for that.
    func finish() throws {
        if isHeld { session.perform { $0.play() } }
        try lift(to: (finger?.fraction ?? 0) + 0.4, frames: 4)
        try rest()
    }

    /// Lets it go back to its start, and waits for that.
    func cancel() throws {
        if isHeld { session.perform { $0.cancel() } }
        try lift(to: 0.02, frames: 8)
        try rest()
    }

    // MARK: The finger

    /// Moves the finger until the progress is `moment`: along the secant of the last two positions, as the code may map them in
    /// any way.
    private func seek(_ moment: Double) throws {
        guard let start = finger?.fraction, let progress = status?.progress else { return }
        var last = SIMD2(start, progress)
        var slope = 1.0
        for _ in 0..<16 {
            let error = moment - last.y
            guard abs(error) > Self.nearness / 4 else { break }
            let fraction = min(max(last.x + min(max(error / slope, -0.3), 0.3), -1), 5)
            try move(to: fraction, frames: 1)
            guard isInteractive, let progress = status?.progress else { return }
            let gained = (progress - last.y) / (fraction - last.x)
            // The code may limit the progress.
            guard gained.isFinite, gained > 0.01 else { break }
            slope = gained
            last = SIMD2(fraction, progress)
        }
        try step(1)
    }

    private func lift(to fraction: Double, frames: Int) throws {
        guard finger != nil else { return }
        try move(to: fraction, frames: frames)
        try touch(.ended)
        finger = nil
    }

    private func loseTouch() throws {
        guard finger != nil else { return }
        try touch(.cancelled)
        finger = nil
        try rest()
    }

    private func move(to fraction: Double, frames: Int) throws {
        guard let start = finger?.fraction else { return }
        for frame in 1...frames {
            finger?.fraction = start + (fraction - start) * Double(frame) / Double(frames)
            try touch(.moved)
        }
    }

    private func touch(_ phase: TouchSample.Phase) throws {
        guard let finger else { return }
        for (pointer, path) in finger.paths.enumerated() {
            send(phase, at: path.position(at: finger.fraction), pointer: pointer)
        }
        try step(1)
    }

    private func perform(_ tap: TransitionTrigger.Tap) throws {
        try tap.perform(send: { send($0, at: $1, pointer: $2) }, step: { try step($0) })
        // A tap waits for a second one where a double tap may come.
        try step(40) { !isRunning }
    }

    private func send(_ phase: TouchSample.Phase, at place: SIMD2<Double>, pointer: Int) {
        let size = session.source.screen.size
        session.source.send(
            TouchSample(
                pointer: pointer, phase: phase, location: place * SIMD2(size.width, size.height),
                timestamp: session.runner.records.last?.animationTime ?? 0))
    }
}

extension PreviewError {
    /// The run was interrupted before anything was written.
    static let interrupted = PreviewError(
        problem: "interrupted, and nothing was written", remedy: "run the command again")
}
