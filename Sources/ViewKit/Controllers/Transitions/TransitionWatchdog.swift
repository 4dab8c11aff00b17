/// Watches that a transition is completed, once and as its phase says, and completes it in place of an animator that does not.
@MainActor final class TransitionWatchdog {
    private unowned let context: TransitionContext
    /// The timer of the next check; nil while nothing is expected.
    private var completionTimer: MainQueue.Token?
    /// The time of the first check, in seconds of the host's clock.
    private var start: TimeInterval = 0
    /// The subviews of the container before the animator ran.
    private var initialSubviews: [UIView] = []
    /// Seconds that an animator may take beyond its duration, once nothing moves any more.
    private static let tolerance = 1.0
    /// Seconds after which a transition is completed although something moves, and a gesture that stands still is reported.
    private static let timeout = 10.0
    /// The timer of the next check that a gesture goes on.
    private var inactivityTimer: MainQueue.Token?
    /// The time of the last interaction, in seconds of the host's clock.
    private var lastInteraction: TimeInterval = 0

    init(_ context: TransitionContext) { self.context = context }

    private var layers: LayerContext { context.layers }

    /// Remembers the subviews that are not the animator's.
    func recordInitialSubviews() { initialSubviews = context.containerView.subviews }

    /// Checks a second after `delay` that the transition is over, and again while something moves that may end it.
    func expectCompletion(after delay: TimeInterval) {
        start = layers.mediaTime + delay
        checkCompletion(after: delay + Self.tolerance)
    }

    /// Ends all checks.
    func cancel() {
        completionTimer = nil
        inactivityTimer = nil
    }

    /// Checks that a finger is down, or that the interaction controller calls, at least every ten seconds: otherwise the
    /// transition stands still for ever.
    func expectInteraction() {
        recordInteraction()
        checkInteraction(after: Self.timeout)
    }

    /// Records that a gesture set the progress.
    func recordInteraction() { lastInteraction = layers.mediaTime }

    /// Ends the checks that a gesture goes on.
    func cancelInteraction() { inactivityTimer = nil }

    private func checkInteraction(after delay: TimeInterval) {
        inactivityTimer = layers.mainQueue.asyncAfter(delay) { [weak self] in
            guard let self, !context.isOver, context.isInteractive else { return }
            if context.containerView.window?.touches.current.isEmpty == false { recordInteraction() }
            let remaining = lastInteraction + Self.timeout - layers.mediaTime
            if remaining > 1e-6 { checkInteraction(after: remaining) } else { reportInactivity() }
        }
    }

    private func reportInactivity() {
        inactivityTimer = nil
        guard let interaction = context.interaction else { return }
        layers.faults.report(
            interaction,
            "it was given as the interaction controller of \(type(of: context.animator)), but no finger is down, and nobody "
                + "has called it for \(Int(Self.timeout)) s, so that the transition stands still. Return nil from the "
                + "delegate while no gesture runs; otherwise call update(_:), and then finish() or cancel().")
    }

    private func checkCompletion(after delay: TimeInterval) {
        completionTimer = layers.mainQueue.asyncAfter(delay) { [weak self] in
            guard let self, !context.isOver, !context.isInteractive else { return }
            if mayStillComplete { checkCompletion(after: Self.tolerance) } else { completeInPlace() }
        }
    }

    /// Whether animations of the transition run, or a block waits for a time or a frame.
    private var mayStillComplete: Bool {
        guard layers.mediaTime - start < Self.timeout else { return false }
        return layers.animations.follows(context.clock) || layers.displayLinks.isActive
            || layers.mainQueue.hasPendingWork || context.interruptibleAnimator?.isRunning == true
    }

    private func completeInPlace() {
        // The only reference may be given up by the completion.
        let context = context
        report(
            "completeTransition(_:) was not called within \(context.clock.duration) s and one more. "
                + "Call it when the animations are over, with !transitionContext.transitionWasCancelled.")
        context.completeTransition(!context.transitionWasCancelled)
        removeLeftovers(of: context)
    }

    /// Removes the animator's views from the container, so that they do not cover the screen.
    private func removeLeftovers(of context: TransitionContext) {
        let shown = context.transitionWasCancelled ? context.from.view : context.to.view
        for view in context.containerView.subviews where view !== shown {
            if !initialSubviews.contains(where: { $0 === view }) { view.removeFromSuperview() }
        }
    }

    func reportSecondCompletion() {
        report(
            "completeTransition(_:) was called again after the end, which changes nothing. "
                + "Call it once, in the completion of the animation that ends last.")
    }

    func reportWrongFlag() {
        report(
            "completeTransition(true) after the transition was cancelled; it counts as false. "
                + "Pass !transitionContext.transitionWasCancelled.")
    }

    func reportOtherAnimator() {
        report(
            "interruptibleAnimator(using:) gave an animator that does not run, so it is not the one that the transition "
                + "runs with. Keep the first one, start that, and give the same until animationEnded(_:).")
    }

    func reportNewAnimators() {
        report(
            "interruptibleAnimator(using:) makes another animator at each call. The first one is kept here; iOS asks several "
                + "times, and wants the same. Keep it in a property until animationEnded(_:).")
    }

    private func report(_ problem: String) {
        layers.faults.report(context.animator, problem)
    }
}
