/// The context of the transition of a `ScreenChange`: its views and controllers, and the listeners of its timeline.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    /// The context of the container's layers when the transition was made; nil once it is gone.
    private weak var ownLayers: LayerContext?
    let isAnimated: Bool
    let animator: any UIViewControllerAnimatedTransitioning
    let interaction: (any UIViewControllerInteractiveTransitioning)?
    private let isDrivenByTool: Bool
    /// The pacing of the animations alongside.
    let alongsidePacing: AnimationPlan.Pacing
    /// Progress and phase.
    private(set) lazy var timeline = TransitionTimeline(of: self, in: containerView, interaction: interaction)
    private(set) lazy var coordinator: TransitionCoordinator? = TransitionCoordinator(context: self)
    /// The change that it animates, and whose it is; nil at the end, when all participants have been told, or once its host is
    /// gone.
    private var change: ScreenChange?
    private var owner: (any TransitionOwner)?
    /// The screen that shows at the start, and the one that shows at the end.
    let from: TransitionEnd
    private(set) var to: TransitionEnd
    let presentationStyle: UIModalPresentationStyle
    let leadsBack: Bool
    /// The number of the transition among all of its host, counted from 1; 0 before it begins.
    var number = 0
    /// Whether the transition was started.
    var hasBegun: Bool { number > 0 }
    /// Whether the animator has set its views and animations up.
    private var isSetUp = false
    /// The property animator that the animator gave; nil before it is needed first.
    private var keptAnimator: (any UIViewImplicitlyAnimating)?
    /// The property animators that were given while the animator set up, and later, by those who gave them.
    private var givenAnimators: [ObjectIdentifier: Any] = [:]
    /// Completes the transition in place of an animator that does not.
    private lazy var watchdog = TransitionWatchdog(self)

    /// The transition of `change`, that of `owner`, by `animation`; `start()` begins it.
    init(of change: ScreenChange, by animation: ScreenChange.Animation, owner: any TransitionOwner) {
        let container = change.container
        self.change = change
        self.owner = owner
        containerView = container
        ownLayers = container.layer.context
        from = change.from
        to = change.to
        presentationStyle = change.style
        leadsBack = change.leadsBack
        isAnimated = change.isAnimated
        animator = animation.animator
        alongsidePacing = animation.alongsidePacing
        let tool = container.layer.context.transitionSettings.tool
        interaction = tool?.interaction ?? animation.interaction
        isDrivenByTool = tool != nil
        super.init()
        let duration = animator.transitionDuration(using: self)
        timeline.takeoverDirection = tool?.takeoverDirection
        timeline.duration = duration.isFinite ? max(0, duration) : 0
    }

    /// The context in which the transition runs.
    var layers: LayerContext { ownLayers ?? containerView.layer.context }

    /// Runs the animator, or the interaction controller in its place.
    func start() {
        layers.transitions.append(self)
        watchdog.recordInitialSubviews()
        transitionView?.transition = self
        follow(clock) {
            if let interaction {
                interaction.startInteractiveTransition(self)
            } else {
                setUp()
            }
        }
        coordinator?.runPending()
        guard !isOver else { return }
        isSetUp = true
        if isInteractive { expectInteraction() } else { expectCompletion(after: clock.duration) }
    }

    /// Reports a gesture that stands still for long; a tool may do so.
    private func expectInteraction() {
        if !isDrivenByTool { watchdog.expectInteraction() }
    }

    /// The container, where it is one of the system's own, as always outside of tests.
    private var transitionView: TransitionView? { containerView as? TransitionView }

    /// Runs `body`, whose new animations all follow `clock`.
    func follow(_ clock: AnimationClock, _ body: () -> Void) {
        let animations = layers.animations
        let previous = animations.clock
        animations.clock = clock
        body()
        animations.clock = previous
    }

    /// Has the animator set its views and animations up.
    func setUp() {
        animator.animateTransition(using: self)
        isSetUp = true
    }

    /// The property animator by which the animator can be paused and reversed; nil where it gives none, before it has set
    /// the transition up, and after the end.
    ///
    /// It is asked for when it is needed first, and kept to the end: there are animators that make a new one every time, and
    /// set the screens up again with it.
    var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
        guard !isOver, isSetUp else { return nil }
        let kept = keptAnimator ?? animator.interruptibleAnimator(using: self)
        if keptAnimator == nil { keptAnimator = resolve(kept) }
        return keptAnimator is NoInterruptibleAnimator ? nil : keptAnimator
    }

    /// The animator that runs the transition where `given` is another one, which is reported; otherwise `given`.
    private func resolve(_ given: any UIViewImplicitlyAnimating) -> any UIViewImplicitlyAnimating {
        guard !(given is NoInterruptibleAnimator), given.state == .inactive else { return given }
        let started = startedAnimator
        // A gesture may start its animator later.
        if started != nil || interaction == nil { watchdog.reportOtherAnimator() }
        return started ?? given
    }

    /// The property animator of `object`: the first one that `make` returned in this transition, and after its end a new one.
    fileprivate func givenAnimator<Animator>(
        of object: AnyObject, isMadeAnew: Bool, _ make: () -> Animator
    ) -> Animator {
        guard !isOver else { return make() }
        if let given = givenAnimators[ObjectIdentifier(object)] as? Animator {
            if isMadeAnew { watchdog.reportNewAnimators() }
            return given
        }
        let made = make()
        givenAnimators[ObjectIdentifier(object)] = made
        return made
    }

    /// Whether touches reach the screens: those of a gesture, or such that may pause the transition.
    var takesTouches: Bool { interaction != nil || interruptibleAnimator != nil }

    /// Whether a property animator runs that the animator did not give.
    var keepsAnimatorBack: Bool { startedAnimator != nil && interruptibleAnimator == nil }

    /// The property animator that was started while the transition was set up.
    private var startedAnimator: UIViewPropertyAnimator? {
        for player in layers.animations.players {
            guard let timeline = player as? AnimatorTimeline, timeline.clock === clock else { continue }
            if let animator = timeline.owner as? UIViewPropertyAnimator { return animator }
        }
        return nil
    }

    /// Watches that the animator completes the transition, `delay` seconds from now at the latest.
    func expectCompletion(after delay: TimeInterval = 0) { watchdog.expectCompletion(after: delay) }

    /// The clock of the animator's animations.
    var clock: AnimationClock { timeline.clock }
    var isOver: Bool { timeline.phase.isOver }
    var isInteractive: Bool { timeline.phase.isInteractive }
    var transitionWasCancelled: Bool { !timeline.phase.goesToEnd }
    var targetTransform: CGAffineTransform { .identity }
    /// The progress, 0 to 1 and beyond where a spring overshoots.
    var percentComplete: CGFloat { timeline.percentComplete }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        if percentComplete.isFinite { timeline.update(percentComplete) }
    }

    func finishInteractiveTransition() { timeline.release(finishes: true) }

    func cancelInteractiveTransition() { timeline.release(finishes: false) }

    func pauseInteractiveTransition() { timeline.pause() }

    /// Called when a gesture set the progress.
    func progressDidChange() { watchdog.recordInteraction() }

    /// Called when a gesture took over the transition, or let go of it.
    func interactionDidChange() {
        if isInteractive {
            expectInteraction()
        } else {
            watchdog.cancelInteraction()
            // A timeline that scrubs expects the completion at the end of its motion.
            if !clock.isScrubbed { expectCompletion(after: clock.duration) }
        }
        coordinator?.interactionChanged()
    }

    /// Called when the timeline turned back: the animator need not complete until it has arrived.
    func timelineDidRewind() { watchdog.cancel() }

    func completeTransition(_ didComplete: Bool) {
        let wasInteractive = isInteractive
        switch timeline.handle(.complete(didComplete)) {
        case .ignore: return
        case .reportSecondCompletion: return watchdog.reportSecondCompletion()
        case .endAsCancelled: watchdog.reportWrongFlag()
        default: break
        }
        end(wasInteractive: wasInteractive)
    }

    private func end(wasInteractive: Bool) {
        let didComplete = timeline.phase.goesToEnd
        watchdog.cancel()
        timeline.end()
        transitionView?.endTransition(of: animator)
        layers.transitions.remove(self)
        if !didComplete { coordinator?.restoreReplacedValues() }
        owner?.activeTransition = nil
        owner?.endingTransition = self
        if didComplete { change?.finishes() } else { change?.rollsBack() }
        owner?.endingTransition = nil
        if wasInteractive { coordinator?.interactionChanged() }
        coordinator?.transitionEnded()
        coordinator = nil
        animator.animationEnded(didComplete)
        keptAnimator = nil
        givenAnimators.removeAll()
        change?.isOver()
        change = nil
        owner = nil
    }

    /// Releases all participants; called when the host of this transition is gone, or the screen that it was to bring
    /// in.
    func abandon() {
        _ = timeline.handle(.abandon)
        timeline.close()
        ownLayers?.transitions.remove(self)
        change = nil
        owner = nil
        coordinator = nil
        keptAnimator = nil
        givenAnimators.removeAll()
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: from.controller
        case .to: to.controller
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: from.view
        case .to: to.view
        default: nil
        }
    }

    /// Takes over another frame for what shows at the end, which changed before the animator was asked.
    func setFinalFrame(_ frame: CGRect) { to.finalFrame = frame }

    /// The frame at which `view`, that of a screen, rests before the transition or after it; nil for any other view.
    func restingFrame(of view: UIView) -> CGRect? {
        if view === to.view { return to.finalFrame == .zero ? nil : to.finalFrame }
        return view === from.view && from.initialFrame != .zero ? from.initialFrame : nil
    }

    func initialFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.initialFrame ?? .zero }

    func finalFrame(for vc: UIViewController) -> CGRect { end(of: vc)?.finalFrame ?? .zero }

    private func end(of controller: UIViewController) -> TransitionEnd? {
        [from, to].first { $0.controller === controller }
    }
}

extension UIViewControllerContextTransitioning {
    /// The property animator that `object` gives for this transition: the one that `make` made first, until the transition is
    /// over; `isMadeAnew` says that each call of `make` makes another one.
    package func keptAnimator<Animator>(
        of object: AnyObject, isMadeAnew: Bool, _ make: () -> Animator
    ) -> Animator {
        guard let context = self as? TransitionContext else { return make() }
        return context.givenAnimator(of: object, isMadeAnew: isMadeAnew, make)
    }
}
