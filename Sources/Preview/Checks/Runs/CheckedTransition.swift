import Foundation
import Graphics
import LayerTree
import Recorder
import SDLPlatform
import ViewKit

/// A transition that is checked on a manual clock, with a process or a stage of its own.
///
/// It collects what is wrong with it, each thing once, in the order in which it showed.
@MainActor final class CheckedTransition {
    /// A picture of the screens, and whether they were at rest.
    struct Picture {
        var image: CGImage
        var isStill: Bool
    }

    private let session: PreviewSession
    private(set) var findings: [String] = []
    /// Frames that were made.
    private(set) var frameCount = 0
    private var isStill = true
    /// The finger that is down; nil without one.
    var finger: Finger?
    /// The trigger of the transition; nil while it is sought.
    let trigger: TransitionTrigger?
    /// The trigger of the way back; nil before it began.
    private var returnTrigger: TransitionTrigger?
    /// The reason why a part of the check was left out; nil where nothing was.
    private(set) var omission: String?

    /// A finger on its path.
    struct Finger {
        var swipe: Swipe
        /// The fraction of the path.
        var fraction: Double
    }

    /// Frames within which it is over: 20 seconds, longer than the wait for a completion that is not called.
    private static let mostFrames = 1200
    /// Seconds of the machine's time within which the frames of a wait have to be made, however many they are.
    var longestWait = 20.0
    /// Frames within which the screens come to rest after it: 5 seconds, longer than a scroll goes on.
    private static let restFrames = 300
    /// The fraction of the pixels that a moment may differ from what shows before or after it.
    private static let jump = 0.05

    /// The name of the transition.
    private let name: String
    /// Whether the frames took too long, so that no further check is worth its wait.
    private(set) var isOverdue = false

    /// A transition on its first screen, which `trigger` begins once it has come to rest.
    init(_ plan: RunPlan, trigger: TransitionTrigger? = nil) throws {
        self.trigger = trigger
        name = plan.subject.name
        let reports = Reports()
        session = try PreviewSession(plan, recordCapacity: 4) { reports.add($0) }
        reports.receiver = { [unowned self] in note($0) }
        session.sinks.append(ReleaseJumpSink { [unowned self] in note($0) })
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

    /// Adds a finding.
    func note(_ finding: String) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    /// Notes that a part of the check is left out.
    func omit(_ reason: String) { omission = omission ?? reason }

    var isRunning: Bool { session.source.transition != nil }

    func step(_ count: Int = 1) throws { try step(atMost: count) { true } }

    /// Makes frames while `condition` holds, at most `count`; returns whether it holds no longer.
    ///
    /// No wait is made in another way, so that all have an end. Throws where the machine takes too long for the frames.
    @discardableResult func step(atMost count: Int, while condition: () -> Bool) throws -> Bool {
        let start = MonotonicTime.now()
        for made in 0..<count where condition() {
            let seconds = MonotonicTime.now() - start
            guard seconds < longestWait else { throw overdue(made, seconds) }
            try session.run(frames: 1)
            frameCount += 1
        }
        return !condition()
    }

    /// Makes frames until no transition runs and nothing moves; throws where a transition does not come to its end.
    func rest() throws {
        try step()
        guard try step(atMost: Self.mostFrames, while: { isRunning }) else { throw endless }
        // Tasks that have just begun wait for nothing yet.
        try step(3)
        try step(atMost: Self.restFrames) {
            isRunning || session.runner.wantsFrame || session.source.hasPendingWork
        }
        isStill = !session.runner.wantsFrame
    }

    /// The error that a transition goes on for longer than it is waited for.
    private var endless: PreviewError {
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
        return PreviewError(place: name, problem: problem, remedy: remedy)
    }

    /// The error that `count` frames took as long as `seconds`.
    private func overdue(_ count: Int, _ seconds: Double) -> PreviewError {
        isOverdue = true
        return PreviewError(
            place: name, problem: "\(count) of its frames took \(seconds.decimal(0)) s",
            remedy: "do less in each, or check it with a smaller --scale")
    }

    /// Has the finger do `phase` at `place`, in fractions of the screen, in the next frame.
    func send(_ phase: TouchSample.Phase, at place: SIMD2<Double>) {
        let size = session.source.screen.size
        session.source.send(
            TouchSample(
                pointer: 0, phase: phase, location: place * SIMD2(size.width, size.height),
                timestamp: session.runner.records.last?.animationTime ?? 0))
    }

    /// Has the next frame do `body`, as it would have a key do it.
    private func perform(_ body: @escaping (any ScrubbableScene) -> Void) { session.perform(body) }

    // MARK: Steps

    /// Plays it in the direction that is next until it is over, or cancels it where that is asked for, half-way; false where
    /// nothing begins.
    @discardableResult func play(isBack: Bool = false, isCancelled: Bool = false) throws -> Bool {
        guard try begin(isBack: isBack, { $0.play() }) else { return false }
        if finger != nil { try lift(finishes: true) }
        if isCancelled {
            let isHalfWay = try step(atMost: Self.mostFrames) {
                session.source.transition.map { $0.progress < 0.5 } ?? false
            }
            guard isHalfWay else { throw endless }
            if isRunning { perform { $0.cancel() } } else { omit("it is over before it can be cancelled") }
        }
        try rest()
        return true
    }

    /// Shows it at `progress`, or has a finger hold it at that fraction of its path; false where it cannot be held.
    @discardableResult func scrub(to progress: Double, isBack: Bool = false) throws -> Bool {
        if finger == nil, try !begin(isBack: isBack, { $0.show(progress) }) { return false }
        if finger != nil {
            try move(to: progress, frames: 10)
            try hold()
        } else {
            try step()
        }
        if session.source.transition?.isInteractive == true { return true }
        try rest()
        if (isBack ? returnTrigger : trigger)?.isTap == true {
            omit("what a tap begins cannot be held")
        } else {
            note("no gesture can hold it half-way")
        }
        return false
    }

    /// Begins the transition, or the one back; false where nothing begins.
    private func begin(isBack: Bool, _ body: @escaping (any ScrubbableScene) -> Void) throws -> Bool {
        guard let trigger else { return false }
        let triggers = isBack ? trigger.undoing : [trigger]
        for candidate in triggers where try begin(by: candidate, body) {
            // A tap may open a further screen.
            if isBack, candidate.isTap, session.source.transition?.leadsBack == false {
                omit("no way back is known: a tap opens a further screen")
                return false
            }
            if isBack { returnTrigger = candidate }
            return true
        }
        if isBack, trigger != .progress {
            let swipes = triggers.filter { !$0.isTap }.map(\.description)
            omit("no way back is known: none begins by \(NearestNames.list(swipes + ["a tap"]))")
        } else {
            note("nothing begins by \(trigger)")
        }
        return false
    }

    /// Begins the transition by `trigger`, and returns whether it did; a finger stays down where one began it.
    func begin(by trigger: TransitionTrigger, _ body: @escaping (any ScrubbableScene) -> Void) throws -> Bool {
        switch trigger {
        case .progress:
            perform(body)
            try step()
        case .swipe(let swipe): try drag(along: swipe)
        case .tap(let position): try tap(at: position)
        }
        if !isRunning { try lose() }
        return isRunning
    }

    /// Lets go of it, so that it runs on to its end.
    func letGo() throws {
        try release()
        try rest()
    }

    private func release() throws {
        if finger != nil { try lift(finishes: true) } else { perform { $0.play() } }
    }

    /// Lets go of it, so that it goes back.
    func cancel() throws {
        if finger != nil { try lift(finishes: false) } else { perform { $0.cancel() } }
        try rest()
    }

    /// Lets go of it, and presses for a moment while it runs on.
    func letGoAndPress() throws {
        try release()
        try step(3)
        try pressBriefly()
        try rest()
    }

    // MARK: Expectations

    /// The picture that shows.
    func picture() throws -> Picture { Picture(image: try session.runner.image, isStill: isStill) }

    /// Notes where the whole transition changed nothing.
    func expectChange(from before: Picture, to after: Picture) {
        guard PixelDifference(before.image, after.image).bounds == nil else { return }
        note("the screen looks the same before and after it; add the view of the .to controller to the container")
    }

    /// Notes where the half-way moment looks like the first one.
    func expectMotion(from first: Picture, to half: Picture) {
        guard PixelDifference(first.image, half.image).bounds == nil else { return }
        note("it shows the same at progress 0 and 0.5; animate in UIView animations, which progress moves")
    }

    /// Notes where something else shows than `expected`, at the moment that `when` names.
    func expect(_ expected: Picture, _ when: String, _ remedy: String) throws {
        try compare(expected, limit: 0, when, remedy)
    }

    /// Notes where more than a little else shows than `expected`.
    func expectNear(_ expected: Picture, _ when: String, _ remedy: String) throws {
        try compare(expected, limit: Self.jump, when, remedy)
    }

    /// Notes where something else shows than `start` after the finger has gone back there, such as `end`.
    func expectCancel(to start: Picture, from end: Picture, _ when: String, _ remedy: String) throws {
        let shown = try picture()
        let differs = PixelDifference(start.image, shown.image).bounds != nil
        let isAtEnd = PixelDifference(end.image, shown.image).bounds == nil
        guard trigger != .progress, differs, isAtEnd else { return try expect(start, when, remedy) }
        note(
            "the finger went back to its start, and the transition went on to its end; decide by the progress and the "
                + "velocity with its sign, and call cancel()")
    }

    /// Notes where neither the one nor the other end shows.
    func expect(either ends: TransitionCheck.Ends, _ when: String, _ remedy: String) throws {
        let shown = try picture()
        let pictures = [ends.before.image, ends.after.image]
        if pictures.contains(where: { PixelDifference($0, shown.image).bounds == nil }) { return }
        let isNearer =
            PixelDifference(ends.before.image, shown.image).fraction
            < PixelDifference(ends.after.image, shown.image).fraction
        try expect(isNearer ? ends.before : ends.after, when, remedy)
    }

    private func compare(_ expected: Picture, limit: Double, _ when: String, _ remedy: String) throws {
        let shown = try picture()
        guard expected.isStill, shown.isStill else { return omit(Self.restless) }
        let difference = PixelDifference(expected.image, shown.image)
        guard let bounds = difference.bounds, difference.fraction > limit else { return }
        // A caret blinks, and a clock goes on.
        var isRestless = false
        for _ in 0..<8 {
            try step(9)
            let next = try session.runner.image
            if PixelDifference(expected.image, next).fraction <= limit { return }
            isRestless = isRestless || PixelDifference(shown.image, next).bounds != nil
        }
        if isRestless { return omit(Self.restless) }
        let scale = session.source.screen.scale
        let area = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Int($0 / scale) }
        let percent = max(0.01, difference.fraction * 100).decimal(2)
        note(
            "\(when), \(percent) % of the picture is not as expected (\(area[2])x\(area[3]) points at "
                + "\(area[0]), \(area[1])); \(remedy)")
    }

    private static let restless = "something on the screens moves by itself, and cannot be compared"
}
