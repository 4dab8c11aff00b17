/// The context of every transition, whoever runs it.
///
/// It is the one that knows when the transition starts, whether a gesture drives it and whether it is over. What its end
/// does to controllers and views is its owner's: `completion` gets told once.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Who is shown at the start and who at the end, and where.
    struct Ends {
        var from: UIViewController
        var to: UIViewController
        /// Where both lie when they are shown, in the container's coordinates.
        var frame: CGRect
    }

    let containerView: UIView
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// What the animations of this transition follow.
    let clock: AnimationClock
    private(set) lazy var coordinator: TransitionCoordinator? = TransitionCoordinator(context: self)
    private let ends: Ends
    private let completion: (TransitionContext, Bool) -> Void
    private(set) var isOver = false
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// How far a gesture or a spring has brought the transition, or where it ended; nil while the clock alone moves it.
    private var reportedProgress: CGFloat?
    /// Holds the watch over an animator that never completes.
    private var deadline: MainQueue.Token?
    /// What moves the transition back to its start; nil while it goes forward.
    private var rewind: TransitionRewind?

    init(
        container: UIView, ends: Ends, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        completion: @escaping (TransitionContext, Bool) -> Void
    ) {
        (containerView, self.ends, self.animator, self.interaction) = (container, ends, animator, interaction)
        self.completion = completion
        clock = AnimationClock(layer: container.layer, start: nil, duration: 0)
        isInteractive = interaction?.wantsInteractiveStart ?? false
        super.init()
        let duration = animator.transitionDuration(using: self)
        clock.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// Runs the animator, or the interaction controller in its place.
    func start() {
        TransitionRegistry.current.begin(self)
        setUp {
            if let interaction {
                interaction.startInteractiveTransition(self)
            } else {
                animator.animateTransition(using: self)
            }
            coordinator?.runPending()
        }
        if !isInteractive, !isOver { expectCompletion(after: clock.duration) }
    }

    /// Runs `body` such that every animation that it creates follows the transition's clock.
    func setUp(_ body: () -> Void) {
        let animations = HostScope.current.layers.animations
        let previous = animations.clock
        animations.clock = clock
        body()
        animations.clock = previous
    }

    /// Reports an animator that has not completed a second after it should have, and completes in its place.
    func expectCompletion(after delay: TimeInterval) {
        deadline = MainQueue.current.asyncAfter(delay + 1) { [weak self] in
            guard let self, !isOver, !isInteractive else { return }
            TransitionRegistry.current.report(
                "\(type(of: animator)): completeTransition(_:) was not called within \(clock.duration) s and one more. "
                    + "Call it when the animations are over, with !transitionContext.transitionWasCancelled.")
            completeTransition(!transitionWasCancelled)
            removeLeftovers()
        }
    }

    /// Removes what an animator that did not complete has left in the container, so that it does not cover the screen.
    private func removeLeftovers() {
        let shown = transitionWasCancelled ? ends.from.view : ends.to.view
        for view in containerView.subviews where view !== shown { view.removeFromSuperview() }
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    /// How far the transition is.
    var percentComplete: CGFloat {
        if let reportedProgress { return reportedProgress }
        guard let start = clock.start, clock.duration > 0 else { return 0 }
        return min(1, max(0, (clock.time(atHostTime: CACurrentMediaTime()) - start) / clock.duration))
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        if percentComplete.isFinite, !isOver { reportedProgress = percentComplete }
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive else { return }
        isInteractive = true
        coordinator?.interactionChanged()
    }

    private func endInteraction(cancelled: Bool) {
        guard !isOver else { return }
        transitionWasCancelled = cancelled
        guard isInteractive else { return }
        isInteractive = false
        // What scrubs the clock sees to the end by itself, and expects the completion then.
        if !clock.isScrubbed { expectCompletion(after: clock.duration) }
        coordinator?.interactionChanged()
    }

    /// Lets a transition that no gesture drives go back to its start, which cancels it.
    ///
    /// UIKit has no such thing: it is for tools, whose user changes his mind while a transition plays.
    func runBack() {
        guard !isOver, !isInteractive, rewind == nil else { return }
        transitionWasCancelled = true
        deadline = nil
        rewind = TransitionRewind(self)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        (deadline, rewind) = (nil, nil)
        transitionWasCancelled = !didComplete
        isInteractive = false
        reportedProgress = didComplete ? 1 : 0
        HostScope.current.layers.animations.finish(clock)
        clock.isScrubbed = false
        containerView.layer.speed = 1
        containerView.layer.timeOffset = 0
        TransitionRegistry.current.end(self)
        completion(self, didComplete)
        coordinator?.transitionEnded()
        coordinator = nil
        animator.animationEnded(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: ends.from
        case .to: ends.to
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: ends.from.view
        case .to: ends.to.view
        default: nil
        }
    }

    func initialFrame(for vc: UIViewController) -> CGRect { vc === ends.from ? ends.frame : .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { vc === ends.to ? ends.frame : .zero }
}
