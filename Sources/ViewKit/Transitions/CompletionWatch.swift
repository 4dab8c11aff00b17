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
    /// Seconds after which what still moves is not waited for, and what nobody moves is reported.
    private static let patience = 10.0
    /// Holds the next look whether somebody drives the transition.
    private var vigil: MainQueue.Token?
    /// When somebody did last, in seconds of the host's clock.
    private var lastHandTime: TimeInterval = 0

    init(_ context: TransitionContext) { self.context = context }

    func noteFurniture() { furniture = context.containerView.subviews }

    /// Looks a second after `delay` whether the transition is over, and later again while something moves that may bring
    /// it to its end.
    func expectCompletion(after delay: TimeInterval) {
        start = CACurrentMediaTime() + delay
        look(after: delay + Self.grace)
    }

    func cancel() { (deadline, vigil) = (nil, nil) }

    /// Looks whether a finger is down, or the interaction controller called, at least every ten seconds; where nobody
    /// does, the transition stands still for ever.
    func expectHand() {
        noteHand()
        awaitHand(for: Self.patience)
    }

    /// Somebody brought the transition on.
    func noteHand() { lastHandTime = CACurrentMediaTime() }

    /// Nobody has to bring the transition on any more.
    func expectNoHand() { vigil = nil }

    private func awaitHand(for delay: TimeInterval) {
        vigil = MainQueue.current.asyncAfter(delay) { [weak self] in
            guard let self, !context.isOver, context.isInteractive else { return }
            if context.containerView.window?.touches.current.isEmpty == false { noteHand() }
            let rest = lastHandTime + Self.patience - CACurrentMediaTime()
            if rest > 1e-6 { awaitHand(for: rest) } else { reportNoHand() }
        }
    }

    private func reportNoHand() {
        vigil = nil
        guard let interaction = context.interaction else { return }
        FaultLog.current.report(
            interaction,
            "it was given as the interaction controller of \(type(of: context.animator)), but no finger is down, and nobody "
                + "has called it for \(Int(Self.patience)) s, so that the transition stands still. Return nil from the "
                + "delegate while no gesture runs; otherwise call update(_:), and then finish() or cancel().")
    }

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
        FaultLog.current.report(context.animator, problem)
    }
}
