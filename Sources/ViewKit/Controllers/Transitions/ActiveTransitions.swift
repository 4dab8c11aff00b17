/// The transitions of one host that run, in the order in which they began.
@MainActor package final class ActiveTransitions {
    /// Called at every release of a gesture.
    package var onRelease: (TransitionRelease) -> Void = { _ in }
    /// Called with each transition that begins, before its animator is.
    package var onBegin: (TransitionParticipants) -> Void = { _ in }
    /// Called as a transition ends, with its number and whether it came to its end, before its screens are told.
    package var onEnd: (_ number: Int, _ didComplete: Bool) -> Void = { _, _ in }
    /// Called with each callback of a controller whose view comes or goes, and whether UIKit calls it, or else the user's code.
    package var onAppearance: (UIViewController, AppearanceCallback, _ isAnnounced: Bool) -> Void = { _, _, _ in }
    private var contexts: [TransitionContext] = []
    /// The number of transitions that ever began.
    private var beginCount = 0

    init() {}

    isolated deinit {
        for context in contexts { context.abandon() }
    }

    /// Whether a transition runs.
    package var isTransitioning: Bool { !contexts.isEmpty }

    /// Whether a transition runs in `window`.
    package func isTransitioning(in window: UIWindow) -> Bool { newest(in: window) != nil }

    private func newest(in window: UIWindow?) -> TransitionContext? {
        contexts.last { window == nil || $0.containerView.window === window }
    }

    /// Whether a tool holds the newest transition in `window`; no longer once a press took it over.
    package func isHeldByTool(in window: UIWindow) -> Bool { newest(in: window)?.timeline.isHeldByTool ?? false }

    /// The progress of the newest transition, 0 to 1 and beyond where a spring overshoots; nil without one.
    package var progress: Double? { contexts.last.map { Double($0.percentComplete) } }

    /// The number of the newest transition among all that ever began, counted from 1; nil without one.
    package var number: Int? { contexts.last?.number }

    /// The clocks of the newest transition: that of its animator's animations, and that of those alongside; nil without one.
    package var clocks: (animator: AnimationClock, alongside: AnimationClock)? {
        contexts.last.map { ($0.timeline.clock, $0.timeline.alongside) }
    }

    /// The animator and the interaction controller of the newest transition.
    package var actors: [AnyObject] {
        guard let context = contexts.last else { return [] }
        return [context.animator as AnyObject, context.interaction as AnyObject?].compactMap(\.self)
    }

    /// The velocity at which a gesture or a spring moves the newest transition, in progress per second; nil without one of
    /// both.
    package var velocity: Double? { contexts.last?.timeline.velocity }

    /// Whether a gesture drives the newest transition.
    package var isInteractive: Bool { contexts.last?.isInteractive ?? false }

    /// Whether the newest transition leaves a screen for the one before it.
    package var leadsBack: Bool { contexts.last?.leadsBack ?? false }

    /// Whether the newest transition, which has an interaction controller, runs a property animator that its animator does not
    /// return: here a gesture scrubs it all the same.
    package var keepsAnimatorBack: Bool {
        guard let context = contexts.last, context.interaction != nil else { return false }
        return context.keepsAnimatorBack
    }

    /// Lets the newest transition, in `window` where one is given, run back to its start: by its spring or its completion
    /// where a gesture drove it, and at its own pace where it plays by itself.
    ///
    /// A transition that an interaction controller of another kind drives is left to that.
    package func cancel(in window: UIWindow? = nil) {
        guard let context = newest(in: window) else { return }
        context.layers.withHost { context.timeline.cancel() }
    }

    /// Brings every transition to its end at once, as the screen changes beneath it: the nearer end where a gesture holds
    /// it, otherwise the one to which it goes.
    package func jump() {
        for context in contexts { context.layers.withHost { context.timeline.jump() } }
    }

    /// Adds a transition that begins, and numbers it.
    func append(_ context: TransitionContext) {
        beginCount += 1
        context.number = beginCount
        contexts.append(context)
        onBegin(TransitionParticipants(of: context))
    }

    /// Removes a transition that ended.
    func remove(_ context: TransitionContext) {
        guard contexts.contains(where: { $0 === context }) else { return }
        contexts.removeAll { $0 === context }
        onEnd(context.number, !context.transitionWasCancelled)
    }
}

/// The transitions of one host.
extension LayerContext {
    /// The transitions that run.
    package var transitions: ActiveTransitions { attachments.value { ActiveTransitions() } }

    /// The settings of the transitions.
    package var transitionSettings: TransitionSettings { attachments.value { TransitionSettings() } }
}
