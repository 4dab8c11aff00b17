import Foundation
import LayerTree
import SDLPlatform
import ViewKit

@testable import Preview

/// Magic Move on a stage of 390 x 844 points without a window, scrubbed by numbers.
@MainActor final class MagicMoveRig {
    let session: PreviewSession
    let scene: TransitionScene
    private let clock = ManualClock()
    private(set) var reports: [String] = []

    init(reducesMotion: Bool = false) throws {
        var options = RunOptions()
        options.reducesMotion = reducesMotion
        let screen = ScreenTraits(size: CGSize(width: 390, height: 844), scale: 1)
        session = try PreviewSession(
            RunPlan(Subject(named: "magic-move"), options: options, isHeadless: true), on: screen)
        guard let scene = session.scene as? TransitionScene else { throw PreviewSceneMissing() }
        self.scene = scene
        run { TransitionRegistry.current.onReport = { [weak self] in self?.reports.append($0) } }
        step()
    }

    struct PreviewSceneMissing: Error {}

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try session.stage.run(body) }

    var root: UINavigationController? { session.stage.window.rootViewController as? UINavigationController }
    var depth: Int { root?.viewControllers.count ?? 0 }
    /// What transitions happen in.
    var container: UIView? { root?.view.subviews.first }
    var isTransitioning: Bool { run { TransitionRegistry.current.isTransitioning } }

    var time: Double { session.stage.layers.mediaTime }

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
}
