import Foundation
import Graphics
import LayerTree
import Recorder
import ViewKit

/// A transition that a check takes through its paces on a manual clock, with a process or a stage of its own.
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
    /// The means of moving it; nil before it was moved.
    private(set) var drive: Drive?
    /// The finger that is down; nil without one.
    var finger: Finger?
    /// The swipe that began the last transition.
    var lastSwipe: Swipe?

    /// A means of moving a transition.
    enum Drive {
        /// Its progress, set and played.
        case progress
        /// A finger: it shows a preview of screens with gestures of their own.
        case finger
    }

    /// A finger on its way.
    struct Finger {
        var swipe: Swipe
        /// The fraction of the way.
        var part: Double
    }
    /// Frames within which it comes to rest: 20 seconds, longer than the wait for a completion that is not called.
    private static let mostFrames = 1200
    /// The fraction of the pixels that a moment may differ from what shows before or after it.
    private static let jump = 0.05

    /// A transition on its first screen, at rest.
    init(_ plan: RunPlan) throws {
        let reports = Reports()
        session = try PreviewSession(plan, recordCapacity: 4) { reports.add($0) }
        reports.receiver = { [unowned self] in note($0) }
        try rest()
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

    /// The means that moved it, in words; nil before it was moved.
    var driveText: String? {
        switch drive {
        case .progress: "its progress"
        case .finger: lastSwipe.map { "a swipe \($0.rawValue)" } ?? "a tap"
        case nil: nil
        }
    }

    /// Adds a finding.
    func note(_ finding: String) {
        if !findings.contains(finding) { findings.append(finding) }
    }

    var isRunning: Bool { session.source.transition != nil }

    /// The number of the transition that runs; nil without one.
    var transitionNumber: Int? { session.source.transition?.number }

    func step(_ count: Int = 1) throws {
        try session.run(frames: count)
        frameCount += count
    }

    /// Makes frames until no transition runs and nothing moves.
    func rest() throws {
        let limit = frameCount + Self.mostFrames
        repeat { try step() } while frameCount < limit && (isRunning || session.runner.wantsFrame)
        isStill = !session.runner.wantsFrame
        if isRunning { note("it is not over \(Self.mostFrames / 60) s after it began; call completeTransition(_:)") }
    }

    /// Has the finger do `phase` at `place`, in fractions of the screen, in the next frame.
    func send(_ phase: TouchSample.Phase, at place: SIMD2<Double>) {
        let size = session.source.screen.size
        session.source.send(
            TouchSample(
                pointer: 0, phase: phase, location: place * SIMD2(size.width, size.height),
                timestamp: session.runner.records.last?.animationTime ?? 0))
    }

    private func perform(_ body: (any ScrubbableScene) -> Void) { session.source.run { body(session.scene) } }

    // MARK: What is done with it

    /// Plays it in the direction that is next until it is over, or cancels it after that many seconds; false where nothing
    /// begins.
    @discardableResult func play(cancellingAfter seconds: Double? = nil) throws -> Bool {
        guard try begin({ $0.play() }) else { return false }
        if finger != nil { try lift(finishes: true) }
        if let seconds, isRunning {
            try step(max(1, Int(seconds * 60)))
            perform { $0.cancel() }
        }
        try rest()
        return true
    }

    /// Shows it at `progress`, or has a finger hold it after that part of its way; false where it cannot be held.
    @discardableResult func scrub(to progress: Double) throws -> Bool {
        if finger == nil, try !begin({ $0.show(progress) }) { return false }
        if finger != nil {
            try move(to: progress, frames: 10)
            try hold()
        } else {
            try step()
        }
        if session.source.transition?.isInteractive == true { return true }
        try rest()
        // What a tap begins plays by itself.
        if drive == .progress { note("no gesture can drive it: no transition waits at progress \(progress)") }
        return false
    }

    /// Begins the transition by `body`, or else by a finger; false where nothing begins.
    private func begin(_ body: (any ScrubbableScene) -> Void) throws -> Bool {
        if drive != .finger {
            let former = transitionNumber
            perform(body)
            try step()
            // A scene that is scrubbed further stays in the same transition.
            if isRunning, drive == .progress || transitionNumber != former {
                drive = .progress
                return true
            }
        }
        if drive != .progress, try press() {
            drive = .finger
            return true
        }
        if drive == nil { note("no transition begins: neither by a swipe nor by a tap in the middle") }
        if drive == .progress { note("no transition begins; wait for the one before to be over") }
        return false
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

    /// Lets go of it, and presses the middle of the screen for a moment while it runs on: a press that is lost, so that it is
    /// no tap.
    func letGoAndPress() throws {
        try release()
        try step(3)
        for phase in [TouchSample.Phase.began, .cancelled] {
            send(phase, at: SIMD2(0.5, 0.5))
            try step(5)
        }
        try rest()
    }

    // MARK: What has to show

    /// The picture that shows.
    func picture() throws -> Picture { Picture(image: try session.runner.image, isStill: isStill) }

    /// Notes where less than a trace of the picture changed by the whole transition.
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
        // What moves by itself looks different each time.
        guard expected.isStill, shown.isStill else { return }
        let difference = PixelDifference(expected.image, shown.image)
        guard let bounds = difference.bounds, difference.fraction > limit else { return }
        let scale = session.source.screen.scale
        let area = [bounds.minX, bounds.minY, bounds.width, bounds.height].map { Int($0 / scale) }
        let percent = max(0.01, difference.fraction * 100).decimal(2)
        note(
            "\(when), \(percent) % of the picture is not as expected (\(area[2])x\(area[3]) points at "
                + "\(area[0]), \(area[1])); \(remedy)")
    }
}
