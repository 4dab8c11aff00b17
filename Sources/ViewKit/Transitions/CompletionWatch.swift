/// Watches that a transition is completed, once and rightly, and completes in place of an animator that does not.
@MainActor final class CompletionWatch {
    private unowned let context: TransitionContext
    /// Holds the next look; nil while nothing is expected.
    private var deadline: MainQueue.Token?
    /// When the first look was due, in seconds of the host's clock.
    private var start: TimeInterval = 0
    /// What lay in the container before the animator was asked.
    private var furniture: [UIView] = []
    /// Seconds that an animator gets beyond its duration, once nothing moves any more.
    private static let grace = 1.0
    /// Seconds after which what still moves is not waited for.
    private static let patience = 10.0

    init(_ context: TransitionContext) { self.context = context }

    func noteFurniture() { furniture = context.containerView.subviews }

    /// Looks a second after `delay` whether the transition is over, and later again while something moves that may bring
    /// it to its end.
    func expectCompletion(after delay: TimeInterval) {
        start = CACurrentMediaTime() + delay
        look(after: delay + Self.grace)
    }

    func cancel() { deadline = nil }

    private func look(after delay: TimeInterval) {
        deadline = MainQueue.current.asyncAfter(delay) { [weak self] in
            guard let self, !context.isOver, !context.isInteractive else { return }
            if mayStillComplete { look(after: Self.grace) } else { completeInPlace() }
        }
    }

    /// Whether animations of the transition run, or somebody waits for a time or a frame.
    private var mayStillComplete: Bool {
        guard CACurrentMediaTime() - start < Self.patience else { return false }
        let layers = HostScope.current.layers
        return layers.animations.follows(context.clock) || layers.displayLinks.isActive
            || MainQueue.current.nextDueTime != nil || context.interruptibleAnimator?.isRunning == true
    }

    private func completeInPlace() {
        // Nobody else may keep it beyond its completion.
        let context = context
        report(
            "completeTransition(_:) was not called within \(context.clock.duration) s and one more. "
                + "Call it when the animations are over, with !transitionContext.transitionWasCancelled.")
        context.completeTransition(!context.transitionWasCancelled)
        removeLeftovers(of: context)
    }

    /// Removes what the animator has left in the container, so that it does not cover the screen.
    private func removeLeftovers(of context: TransitionContext) {
        let shown = context.transitionWasCancelled ? context.ends.from.view : context.ends.to.view
        for view in context.containerView.subviews where view !== shown {
            if !furniture.contains(where: { $0 === view }) { view.removeFromSuperview() }
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

    private func report(_ problem: String) {
        TransitionRegistry.current.report(context.animator, problem)
    }
}
