import Transitions
import ViewKit

/// A built-in transition on a stage, driven by numbers in place of a gesture.
@MainActor final class TransitionScene: ScrubbableScene {
    private let transition: BuiltInTransition
    let root: UIViewController
    private let driver = UIPercentDrivenInteractiveTransition()
    private let window: UIWindow
    /// The drag anywhere on the window, for screens without gestures of their own.
    private var drag: StockDrag?

    /// The transition's screens as the root of `window`, where that is nil of the stage's own.
    init(_ transition: BuiltInTransition, in window: UIWindow? = nil, on stage: Stage) {
        self.transition = transition
        self.window = window ?? stage.window
        root = stage.run { transition.makeRootViewController() }
        if let window { window.rootViewController = root } else { stage.show(root) }
        guard let kind = transition.drag else { return }
        drag = StockDrag(
            kind, of: root, on: self.window, isAtStart: { [unowned self] in isAtStart },
            start: { [unowned self] in toggle(drivenBy: $0) })
    }

    /// The name of the transition on the command line.
    var name: String { transition.name }

    /// The title in galleries.
    var title: String { transition.title }

    /// The style of stock screens; nil for screens of their own.
    var stockStyle: StockStyle? { transition.drag?.style }

    private var transitions: ActiveTransitions { window.layer.context.transitions }

    /// Whether a transition runs in the window.
    var isTransitioning: Bool { transitions.isTransitioning(in: window) }

    func show(_ progress: Double) {
        begin()
        driver.update(progress)
    }

    /// Whether this scene began the transition in progress.
    private var hasBegun = false

    /// Whether this scene drives the transition in progress; a press takes it over.
    private var isScrubbing: Bool { hasBegun && transitions.isHeldByTool(in: window) }

    func scrub(to progress: Double) -> Double? {
        begin()
        guard isScrubbing else { return nil }
        driver.update(min(1, max(0, progress)))
        return driver.percentComplete
    }

    func scrub(by step: Double) -> Double? { scrub(to: (isScrubbing ? driver.percentComplete : 0) + step) }

    /// Starts the transition under this scene's control, unless one runs.
    private func begin() {
        guard !isTransitioning else { return }
        toggle(drivenBy: driver, takeoverDirection: isAtStart ? .leftOrUp : .rightOrDown)
        hasBegun = isTransitioning
    }

    /// Whether the screens are at their start, or go back there.
    var isAtStart: Bool { transition.isAtStart(root) }

    /// Starts the transition in the direction that is next, driven by `driver` in place of its own interaction controller; a
    /// drag in `takeoverDirection`, nil for none, takes over from it.
    private func toggle(
        drivenBy driver: any UIViewControllerInteractiveTransitioning,
        takeoverDirection: TransitionSettings.TakeoverDirection? = nil
    ) {
        window.layer.context.transitionSettings.drive(by: driver, takeoverDirection: takeoverDirection) {
            transition.toggle(root)
        }
    }

    /// Releases a scrubbed transition, which runs on to the nearer of its ends.
    func letGo() { release(finishes: driver.percentComplete >= 0.5) }

    /// Releases the scrubbed transition, which runs on to its end, or back.
    func release(finishes: Bool) {
        guard isScrubbing else { return }
        hasBegun = false
        if finishes { driver.finish() } else { driver.cancel() }
    }

    /// Plays the transition by itself, in the direction that is next, or lets the scrubbed one run on to its end.
    func play() {
        if isScrubbing { return release(finishes: true) }
        guard !isTransitioning else { return }
        transition.toggle(root)
    }

    /// Returns the screens to the start of the transition: cancels one that runs away from it, otherwise begins the one
    /// back.
    func returnToStart() {
        guard !isAtStart else { return }
        if isTransitioning { cancel() } else { transition.toggle(root) }
    }

    var showsStart: Bool? { isAtStart }

    func jump(toStart: Bool) {
        if isTransitioning { transitions.jump() }
        hasBegun = false
        guard isAtStart != toStart else { return }
        let settings = window.layer.context.transitionSettings
        let skipped = settings.skipsAnimations
        settings.skipsAnimations = true
        defer { settings.skipsAnimations = skipped }
        transition.toggle(root)
    }

    func cancel() {
        if isScrubbing { return release(finishes: false) }
        transitions.cancel(in: window)
    }

    /// Transitions follow the stage's own time.
    let isPlaying = false

    func advance() {}
}
