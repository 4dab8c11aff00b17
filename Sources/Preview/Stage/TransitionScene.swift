import Transitions
import ViewKit

/// A built-in transition on a stage, driven by numbers in place of a gesture.
@MainActor final class TransitionScene: ScrubbableScene {
    private let transition: BuiltInTransition
    private let root: UIViewController
    private let driver = UIPercentDrivenInteractiveTransition()
    private unowned let stage: Stage

    init(_ transition: BuiltInTransition, on stage: Stage) {
        self.transition = transition
        self.stage = stage
        root = stage.run { transition.makeRootViewController() }
        stage.show(root)
    }

    func show(_ progress: Double) {
        begin()
        driver.update(progress)
    }

    /// Whether this scene drives the transition that runs now.
    private var isScrubbing = false

    func scrub(to progress: Double) -> Double? {
        begin()
        guard isScrubbing else { return nil }
        driver.update(min(1, max(0, progress)))
        return driver.percentComplete
    }

    func scrub(by step: Double) -> Double? { scrub(to: (isScrubbing ? driver.percentComplete : 0) + step) }

    /// Starts the transition under this scene's hand, unless one runs.
    private func begin() {
        let registry = TransitionRegistry.current
        guard !registry.isTransitioning else { return }
        registry.interactionOverride = driver
        transition.toggle(root)
        registry.interactionOverride = nil
        isScrubbing = registry.isTransitioning
    }

    func letGo() { release(finishes: driver.percentComplete >= 0.5) }

    /// Lets go: the transition runs on to its end, or back.
    func release(finishes: Bool) {
        guard isScrubbing else { return }
        isScrubbing = false
        if finishes { driver.finish() } else { driver.cancel() }
    }

    /// Plays the transition by itself, in the direction that is next, or lets the one in hand run on.
    func play() {
        if isScrubbing { return release(finishes: true) }
        guard !TransitionRegistry.current.isTransitioning else { return }
        transition.toggle(root)
    }

    func cancel() {
        if isScrubbing { return release(finishes: false) }
        TransitionRegistry.current.cancel()
    }

    /// Transitions follow the stage's own time.
    let isPlaying = false

    func advance() {}
}
