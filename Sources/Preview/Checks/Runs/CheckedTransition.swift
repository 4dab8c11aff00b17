import Foundation
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// A transition that is checked on a manual clock, with a process or a stage of its own.
///
/// It collects what is wrong with it, each thing once, in the order in which it showed, and observes the screens.
@MainActor final class CheckedTransition {
    /// A picture of the screens, and whether they were at rest.
    struct Picture {
        var image: CGImage
        var isStill: Bool
    }

    let session: PreviewSession
    private(set) var findings: [Finding] = []
    /// The pictures of findings that pictures show.
    private(set) var pictures: [Finding: FindingPictures] = [:]
    /// Whether observations have pictures and scripts.
    private let keepsPictures: Bool
    private let recorder = ScriptSink()
    /// The observations, in order.
    private(set) var observations: [Observation] = []
    /// Frames that were made.
    private(set) var frameCount = 0
    private(set) var isStill = true
    /// The fingers that are down; nil without any.
    var finger: Finger?
    /// The player of a gesture script; nil without one.
    var player: GesturePlayer?
    /// The triggers of the transition; nil while they are sought.
    let triggers: TriggerPair?
    /// The reason why a part of the check was left out; nil where nothing was.
    private(set) var omission: String?
    /// Whether it has come to its end by a trigger that is sought.
    var isAtEnd = false

    /// Fingers on their paths.
    struct Finger {
        /// One path a finger.
        var paths: [TouchPath]
        /// The fraction of the paths.
        var fraction: Double
    }

    /// Frames within which it is over: 20 seconds, longer than the wait for a completion that is not called.
    static let mostFrames = 1200
    /// Seconds that the frames of a wait may take, however many they are.
    var longestWait = 20.0
    /// Frames within which the screens come to rest after it: 5 seconds, longer than a scroll goes on.
    private static let restFrames = 300

    /// The name of the transition.
    private let name: String
    /// Whether the frames took too long, so that no further check is worth its wait.
    private(set) var isOverdue = false

    /// A transition on its first screen, which `triggers` begin once it has come to rest.
    ///
    /// Pictures and scripts of its observations are kept where `keepsPictures`.
    init(_ plan: RunPlan, triggers: TriggerPair? = nil, keepsPictures: Bool = false) throws {
        self.triggers = triggers
        self.keepsPictures = keepsPictures
        name = plan.subject.name
        let reports = Reports()
        session = try PreviewSession(plan, recordCapacity: 4) { reports.add($0) }
        session.runner.drawsOnDemand = true
        reports.receiver = { [unowned self] in note(Finding(.ofReport($0), $0)) }
        session.sinks.append(ReleaseJumpSink { [unowned self] in note(Finding(.jumpAtRelease, $0)) })
        session.sinks.append(recorder)
    }

    /// Holds reports until the transition that collects them is there.
    @MainActor private final class Reports {
        private var waiting: [String] = []
        var receiver: ((String) -> Void)? {
            didSet { waiting.forEach { receiver?($0) } }
        }

        func add(_ text: String) {
            if let receiver { receiver(text) } else { waiting.append(text) }
        }
    }

    /// Adds a finding, with the picture that shows and the one that had to, where pictures show it.
    func note(_ finding: Finding, expected: CGImage? = nil, actual: CGImage? = nil) {
        guard !findings.contains(where: finding.isSame) else { return }
        findings.append(finding)
        if let actual { pictures[finding] = FindingPictures(expected: expected, actual: actual) }
    }

    /// All that moved the screens so far, as a gesture script that replays it.
    var script: GestureScript { recorder.script }

    /// Notes that a part of the check is left out.
    func omit(_ reason: String) { omission = omission ?? reason }

    var isRunning: Bool { session.source.transition != nil }
    /// Whether fingers or its progress hold it.
    var isHeld: Bool { finger != nil || session.source.transition?.isInteractive == true }
    var screenSize: CGSize { session.source.screen.size }

    /// The state of the screens; nil where their code does not answer.
    func survey() throws -> SceneSurvey? { try session.source.survey() }

    /// Observes the screens at `moment`, after `phase`.
    func observe(
        _ moment: Observation.Moment, after phase: String? = nil, showsChange: Bool = false,
        changedArea: SurveyedView.Area? = nil
    ) throws {
        guard let survey = try survey() else { return }
        var observation = Observation(moment: moment, phase: phase, survey: survey, showsChange: showsChange)
        observation.changedArea = changedArea
        if keepsPictures {
            observation.picture = try session.runner.image
            observation.script = script
        }
        observations.append(observation)
    }

    /// Forgets the observations, with which no later one can be compared.
    func forgetObservations() { observations.removeAll() }

    func step(_ count: Int = 1) throws { try step(atMost: count) { true } }

    /// Makes frames while `condition` holds, at most `count`; returns whether it holds no longer.
    ///
    /// No wait is made in another way, so that all have an end. Throws where the machine takes too long for the frames.
    @discardableResult func step(atMost count: Int, while condition: () -> Bool) throws -> Bool {
        var wait = FrameWait()
        for _ in 0..<count where condition() {
            guard wait.seconds < longestWait else { throw overdue(wait) }
            try Interruption.check()
            wait.begin()
            player?.send(to: session.source, at: time) { motion, _ in perform(motion) }
            try session.run(frames: 1)
            wait.end(session.runner.records.last)
            frameCount += 1
        }
        return !condition()
    }

    /// The time of the last frame, in seconds of the stage's clock.
    private var time: Double { session.runner.records.last?.animationTime ?? 0 }

    /// Makes frames until no transition runs and nothing moves; throws where a transition does not come to its end.
    func rest() throws {
        try step()
        guard try step(atMost: Self.mostFrames, while: { isRunning }) else { throw endless }
        // Tasks that have just begun wait for nothing yet.
        try step(3)
        try step(atMost: Self.restFrames) {
            isRunning || session.runner.wantsFrame || session.source.hasPendingWork || player?.isDone == false
        }
        isStill = !session.runner.wantsFrame
    }

    /// Makes frames until a transition is half-way; throws where it does not come so far.
    func goHalfWay() throws {
        let isHalfWay = try step(atMost: Self.mostFrames) {
            session.source.transition.map { $0.progress < 0.5 } ?? false
        }
        guard isHalfWay else { throw endless }
    }

    /// The error that a transition goes on for longer than it is waited for.
    var endless: CheckFailure {
        let status = session.source.transition
        let progress = status?.progress ?? 0
        let remedy =
            switch (status?.isInteractive, progress) {
            case (true, _):
                "call update(_:) while the gesture goes on and finish() or cancel() at its end, or give no interaction "
                    + "controller where no gesture drives it"
            case (_, ..<1): "give transitionDuration(using:) and its animations fewer seconds"
            default: "call completeTransition(_:) when its animation is over"
            }
        let problem = "it is not over after \(Self.mostFrames / 60) s, at progress \(progress.decimal(2))"
        return CheckFailure(finding: Finding(.endless, problem, remedy: remedy))
    }

    /// The error that the frames of `wait` took too long.
    private func overdue(_ wait: FrameWait) -> CheckFailure {
        isOverdue = true
        omit("the checks after this one: its frames take too long")
        let problem = "\(wait.count) of its frames took \(wait.seconds.decimal(0)) s"
        return CheckFailure(finding: Finding(.framesTooSlow, problem))
    }

    /// Has the finger `pointer` do `phase` at `place`, in fractions of the screen, in the next frame.
    func send(_ phase: TouchSample.Phase, at place: SIMD2<Double>, pointer: Int = 0) {
        let size = screenSize
        session.source.send(
            TouchSample(
                pointer: pointer, phase: phase, location: place * SIMD2(size.width, size.height), timestamp: time))
    }

    /// Has the next frame move the scene as `motion` says.
    func perform(_ motion: ScriptedMotion) {
        let time = time
        session.perform { [unowned session] _ in session.move(motion, at: time) }
    }
}

/// The end of a check that cannot go on, by what is wrong with the transition.
struct CheckFailure: Error, CustomStringConvertible {
    var finding: Finding

    var description: String { finding.message }
}
