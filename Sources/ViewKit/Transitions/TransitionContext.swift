/// The context of every transition, whoever runs it.
///
/// It is the one that knows when the transition starts, whether a gesture drives it and whether it is over. What its end
/// does to controllers and views is its owner's: `completion` gets told once.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    /// Who is shown at the start and who at the end.
    struct Ends {
        var from, to: TransitionEnd
        /// The style in which one of them is presented; `none` where neither is.
        var style = UIModalPresentationStyle.none

        /// Two screens of a container, each of which has its place in `area` while it shows.
        @MainActor static func screens(from: UIViewController, to: UIViewController, in area: TransitionView) -> Ends {
            let (old, new) = (from.placedView ?? UIView(), to.placedView ?? UIView())
            return Ends(
                from: .init(controller: from, view: old, initialFrame: area.place(for: old), finalFrame: .zero),
                to: .init(controller: to, view: new, initialFrame: .zero, finalFrame: area.place(for: new)))
        }
    }

    let containerView: UIView
    let isAnimated: Bool
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let isDrivenByTool: Bool
    /// What the animations of this transition follow.
    let clock: AnimationClock
    private(set) lazy var coordinator: TransitionCoordinator? = TransitionCoordinator(context: self)
    let ends: Ends
    /// Which one it is of all that its registry ever ran, counted from 1; 0 before it begins.
    var number = 0
    /// Called when all who take part have heard of the end.
    var whenOver: (() -> Void)?
    /// Nil once it was told, or once nobody is there to hear it.
    private var completion: ((TransitionContext, Bool) -> Void)?
    private(set) var isOver = false
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    /// How far a gesture or a spring has brought the transition, or where it ended; nil while the clock alone moves it.
    private var reportedProgress: CGFloat?
    /// Sees to it that an animator that never completes does not lock the screen.
    private lazy var watch = CompletionWatch(self)
    /// What moves the transition back to its start; nil while it goes forward.
    private var rewind: TransitionRewind?

    init(
        container: UIView, ends: Ends, isAnimated: Bool = true, animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?,
        completion: @escaping (TransitionContext, Bool) -> Void
    ) {
        (containerView, self.ends, self.animator, self.isAnimated) = (container, ends, animator, isAnimated)
        let tool = TransitionRegistry.current.interactionOverride
        (self.interaction, isDrivenByTool) = (tool ?? interaction, tool != nil)
        self.completion = completion
        clock = AnimationClock(layer: container.layer, start: nil, duration: 0)
        isInteractive = self.interaction?.wantsInteractiveStart ?? false
        super.init()
        let duration = animator.transitionDuration(using: self)
        clock.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// Runs the animator, or the interaction controller in its place.
    func start() {
        TransitionRegistry.current.begin(self)
        watch.noteFurniture()
        follow(clock) {
            if let interaction {
                interaction.startInteractiveTransition(self)
            } else {
                animator.animateTransition(using: self)
            }
        }
        coordinator?.runPending()
        guard !isOver else { return }
        let interruptible = interruptibleAnimator
        transitionView?.blocksTouches = interaction == nil && interruptible == nil
        if interaction == nil, interruptible?.state == .inactive { watch.reportOtherAnimator() }
        if isInteractive { expectHand() } else { watch.expectCompletion(after: clock.duration) }
    }

    /// Sees to it that somebody drives the transition; a tool may take its time.
    private func expectHand() {
        if !isDrivenByTool { watch.expectHand() }
    }

    /// The container, where it is one of the system's own, as always outside of tests.
    private var transitionView: TransitionView? { containerView as? TransitionView }

    /// Runs `body` such that every animation that it creates follows `clock`.
    func follow(_ clock: AnimationClock, _ body: () -> Void) {
        let animations = HostScope.current.layers.animations
        let previous = animations.clock
        animations.clock = clock
        body()
        animations.clock = previous
    }

    /// What the animator can be paused and reversed by; nil where it gives nothing, and after the end.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        guard !isOver else { return nil }
        let animating = animator.interruptibleAnimator(using: self)
        return animating is NoInterruptibleAnimator ? nil : animating
    }

    /// What moved the transition will not bring it on any more: the animator has to complete now.
    func expectCompletion() { watch.expectCompletion(after: 0) }

    var targetTransform: CGAffineTransform { .identity }
    var presentationStyle: UIModalPresentationStyle { ends.style }

    /// How far the transition is.
    var percentComplete: CGFloat {
        if let reportedProgress { return reportedProgress }
        guard let start = clock.start, clock.duration > 0 else { return 0 }
        return min(1, max(0, (clock.time(atHostTime: CACurrentMediaTime()) - start) / clock.duration))
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite, !isOver else { return }
        reportedProgress = percentComplete
        watch.noteHand()
        coordinator?.scrub(to: percentComplete)
    }

    func finishInteractiveTransition() { endInteraction(cancelled: false) }

    func cancelInteractiveTransition() { endInteraction(cancelled: true) }

    func pauseInteractiveTransition() {
        guard !isOver, !isInteractive else { return }
        isInteractive = true
        expectHand()
        coordinator?.pause()
        coordinator?.interactionChanged()
    }

    private func endInteraction(cancelled: Bool) {
        guard !isOver else { return }
        transitionWasCancelled = cancelled
        guard isInteractive else { return }
        isInteractive = false
        watch.expectNoHand()
        // What scrubs the clock sees to the end by itself, and expects the completion then.
        if !clock.isScrubbed { watch.expectCompletion(after: clock.duration) }
        coordinator?.runOn(cancelled: cancelled)
        coordinator?.interactionChanged()
    }

    /// Lets a transition that no gesture drives go back to its start, which cancels it.
    ///
    /// UIKit has no such thing: it is for tools, whose user changes his mind while a transition plays.
    func runBack() {
        guard !isOver, !isInteractive, rewind == nil else { return }
        transitionWasCancelled = true
        watch.cancel()
        rewind = TransitionRewind(self)
    }

    /// Brings the transition to the end to which it goes at once: the screen changes beneath it.
    ///
    /// UIKit has no such thing. One that an interaction controller of another kind holds is left to that.
    func jump() {
        guard !isOver else { return }
        let isDriven = (interaction as? UIPercentDrivenInteractiveTransition)?.jump() ?? false
        if isDriven || !isInteractive { HostScope.current.layers.animations.finish(clock) }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return watch.reportSecondCompletion() }
        let isWrong = didComplete && transitionWasCancelled
        if isWrong { watch.reportWrongFlag() }
        end(didComplete && !isWrong)
    }

    private func end(_ didComplete: Bool) {
        isOver = true
        watch.cancel()
        rewind = nil
        transitionWasCancelled = !didComplete
        let wasInteractive = isInteractive
        isInteractive = false
        reportedProgress = didComplete ? 1 : 0
        releaseClock()
        transitionView?.endTransition(of: animator)
        TransitionRegistry.current.end(self)
        completion?(self, didComplete)
        completion = nil
        if wasInteractive { coordinator?.interactionChanged() }
        coordinator?.transitionEnded()
        coordinator = nil
        animator.animationEnded(didComplete)
        whenOver?()
        whenOver = nil
    }

    /// Lets go of everybody: the host of this transition has gone.
    func abandon() {
        isOver = true
        (completion, whenOver) = (nil, nil)
        coordinator = nil
    }

    /// Ends what a gesture holds, and lets time pass in the container as everywhere; what still runs goes on.
    private func releaseClock() {
        let layers = HostScope.current.layers
        if clock.isScrubbed {
            clock.isScrubbed = false
            layers.animations.finish(clock)
        }
        layers.animations.resetTime(of: containerView.layer, atHostTime: layers.mediaTime)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: ends.from.controller
        case .to: ends.to.controller
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

    func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.finalFrame ?? .zero }

    private func end(of controller: UIViewController) -> TransitionEnd? {
        [ends.from, ends.to].first { $0.controller === controller }
    }
}
