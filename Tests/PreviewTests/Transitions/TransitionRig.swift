import Foundation
import LayerTree
import SDLPlatform
import Transitions
import ViewKit

@testable import Preview

/// A built-in transition on a stage without a window, 390 x 844 points and 60 frames per second if nothing else is said,
/// scrubbed by numbers or by fingers.
@MainActor final class TransitionRig {
    nonisolated static let size = CGSize(width: 390, height: 844)

    let session: PreviewSession
    let scene: TransitionScene
    private let clock: ManualClock
    private(set) var reports: [String] = []
    private(set) var releases: [TransitionRelease] = []

    convenience init(
        _ name: String = "magic-move", reducesMotion: Bool = false, size: CGSize = size, rate: Double = 60
    ) throws {
        try self.init(Subject(named: name), reducesMotion: reducesMotion, size: size, rate: rate)
    }

    init(_ subject: Subject, reducesMotion: Bool = false, size: CGSize = size, rate: Double = 60) throws {
        clock = ManualClock(rate: rate)
        var options = RunOptions()
        options.settings.reducesMotion = reducesMotion
        session = try PreviewSession(
            RunPlan(subject, options: options, isHeadless: true),
            on: ScreenTraits(size: size, scale: 1))
        guard let scene = session.scene as? TransitionScene else { throw PreviewSceneMissing() }
        self.scene = scene
        let layers = session.stage.layers
        layers.faults.onReport = { [weak self] in self?.reports.append($0) }
        layers.transitions.onRelease = { [weak self] in self?.releases.append($0) }
        step()
    }

    struct PreviewSceneMissing: Error {}

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try session.stage.run(body) }

    var window: UIWindow { session.stage.window }
    var root: UINavigationController? { window.rootViewController as? UINavigationController }
    var depth: Int { root?.viewControllers.count ?? 0 }
    /// The container of a navigation controller's transitions.
    var container: UIView? { root?.view.subviews.first }
    var isTransitioning: Bool { session.stage.layers.transitions.isTransitioning }

    /// The screens there are, and the one that is presented over them.
    var screens: [UIViewController] {
        guard let root = window.rootViewController else { return [] }
        let children = root.children.isEmpty ? [root] : root.children
        return children + [root.presentedViewController].compactMap { $0 }
    }

    var time: Double { session.stage.layers.mediaTime }

    /// The frame at which the layer of `view` shows now, in its superview.
    func shownFrame(_ view: UIView) -> CGRect { run { (view.layer.presentation() ?? view.layer).frame } }

    func step() { session.stage.frame(clock.nextTick()) }

    /// Makes frames until nothing moves, and gives their number.
    @discardableResult func rest() -> Int {
        var count = 0
        while isTransitioning, count < 1000 {
            step()
            count += 1
        }
        return count
    }

    /// Plays the transition that is next by itself, and gives the number of frames.
    @discardableResult func play() -> Int {
        run { scene.play() }
        return rest()
    }

    /// Scrubs the transition that is next to each of `progress`, lets go, and waits for its end.
    func scrub(_ progress: [Double], finishes: Bool) {
        for value in progress {
            run { scene.show(value) }
            step()
        }
        run { scene.release(finishes: finishes) }
        rest()
    }

    /// Has each finger do `phase` at its place in points, and makes a frame.
    func touch(_ phase: TouchSample.Phase, _ places: [SIMD2<Double>]) {
        for (pointer, place) in places.enumerated() {
            session.stage.send(TouchSample(pointer: pointer, phase: phase, location: place, timestamp: time))
        }
        step()
    }

    /// Plays `script` from now on, and goes on until nothing moves; `didStep` is called after each frame.
    func play(_ script: GestureScript, frameLimit: Int = 2000, didStep: () -> Void = {}) {
        var player = GesturePlayer(script, start: time)
        for _ in 0..<frameLimit {
            let tick = clock.nextTick()
            player.send(to: session.stage, at: tick.timestamp)
            session.stage.frame(tick)
            didStep()
            if player.isDone, !session.stage.wantsFrames { return }
        }
    }
}
