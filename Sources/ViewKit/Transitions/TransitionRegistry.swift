import Motion

/// The transitions of one host that run, and how their gestures end.
@MainActor package final class TransitionRegistry {
    /// How a transition runs on when the gesture lets go.
    package enum Completion: Hashable, Sendable {
        /// A spring takes over with the finger's velocity.
        case spring(Spring)
        /// UIKit's own: the rest of the duration, at the interaction controller's speed and curve.
        case uikit
    }

    /// How gestures end.
    package var completion = Completion.spring(.smooth)
    /// How a transition that is grabbed in flight and let go decides.
    package var tuning = ReleaseTuning()
    /// What drives every transition in place of the interaction controller that its delegate names; for tools that scrub.
    package var interactionOverride: (any UIViewControllerInteractiveTransitioning)?
    /// Called at every release.
    package var onRelease: (Release) -> Void = { _ in }
    private(set) var running: [TransitionContext] = []
    /// How many transitions ever began.
    private var begunCount = 0

    /// What happened when a gesture let go.
    package struct Release: Sendable {
        /// When the motion that takes over starts, in seconds of the host's clock.
        package var time: CFTimeInterval
        /// Progress just before.
        package var progress: Double
        /// The finger's velocity in progress per second.
        package var velocity: Double
        /// Where the motion that takes over starts.
        package var first: MotionState
        package var finishes: Bool
        /// Points of finger travel that take progress from 0 to 1; nil where that is not known.
        package var travel: Double?
    }

    package init() {}

    isolated deinit {
        for context in running { context.abandon() }
    }

    /// The registry of the current host.
    package static var current: TransitionRegistry {
        HostScope.current.layers.attachments.value { TransitionRegistry() }
    }

    /// Whether a transition runs.
    package var isTransitioning: Bool { !running.isEmpty }

    /// Whether a transition runs in `window`.
    package func isTransitioning(in window: UIWindow) -> Bool { newest(in: window) != nil }

    private func newest(in window: UIWindow?) -> TransitionContext? {
        running.last { window == nil || $0.containerView.window === window }
    }

    /// How far the newest transition is, 0 to 1 and beyond where a spring overshoots; nil without one.
    package var progress: Double? { running.last.map { Double($0.percentComplete) } }

    /// Which one the newest transition that runs is, of all that ever began, counted from 1; nil without one.
    package var number: Int? { running.last?.number }

    /// How fast a gesture or a spring moves the newest transition, in progress per second; nil without one of both.
    package var velocity: Double? { running.last?.timeline.velocity }

    /// Whether a gesture drives the newest transition.
    package var isInteractive: Bool { running.last?.isInteractive ?? false }

    /// Lets the newest transition, in `window` where one is given, run back to its start: by its spring or its completion
    /// where a gesture drove it, and at its own pace where it plays by itself.
    ///
    /// A transition that an interaction controller of another kind drives is left to that.
    package func cancel(in window: UIWindow? = nil) { newest(in: window)?.timeline.cancel() }

    /// Brings every transition that runs to its end at once, as the screen changes beneath it: the nearer end where a
    /// gesture holds it, otherwise the one to which it goes.
    package func jump() {
        for context in running { context.timeline.jump() }
    }

    func begin(_ context: TransitionContext) {
        begunCount += 1
        context.number = begunCount
        running.append(context)
    }

    func end(_ context: TransitionContext) { running.removeAll { $0 === context } }
}
