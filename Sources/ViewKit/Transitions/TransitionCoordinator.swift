/// The coordinator of one transition.
///
/// Whoever keeps it beyond the end can still ask it how the transition went.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The context lets go of the coordinator when the transition is over.
    private let context: TransitionContext
    private var pending: [Handler]? = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    let initiallyInteractive: Bool
    /// Moves what runs beside a transition whose clock nobody sets; nil where the transition's own clock does.
    private let alongside: AlongsideClock?

    init(context: TransitionContext) {
        self.context = context
        initiallyInteractive = context.isInteractive
        let isDrivenByOthers =
            context.interaction != nil && !(context.interaction is UIPercentDrivenInteractiveTransition)
        alongside =
            isDrivenByOthers
            ? AlongsideClock(duration: context.clock.duration, waits: context.isInteractive) : nil
        super.init()
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !context.isOver else { return false }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if pending != nil { pending?.append(animation) } else { run(animation) }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if !context.isOver { interactionHandlers.append(handler) }
    }

    /// Runs what was registered before the animator had set its views up.
    func runPending() {
        let waiting = pending ?? []
        pending = nil
        for animation in waiting { run(animation) }
        if !context.isOver, !context.isInteractive { alongside?.run() }
    }

    private func run(_ animation: Handler) {
        let plan = AnimationPlan(
            duration: context.clock.duration, delay: 0, options: [],
            pacing: (context.animator as? ModalAnimator)?.pacing ?? .curve(.easeInOut))
        context.follow(alongside?.clock ?? context.clock) {
            AnimationBlockStack.current.run(plan, { animation(self) }, completion: nil)
        }
    }

    /// An interaction controller reported `progress`.
    func scrub(to progress: CGFloat) { alongside?.scrub(to: progress) }

    /// A gesture takes hold of the transition.
    func pause() { alongside?.pause() }

    /// The gesture is over; what it does not move any more goes on by itself.
    func runOn(cancelled: Bool) { alongside?.runOn(cancelled: cancelled, speed: completionVelocity) }

    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    /// What waited for an animator that ended at once changes without animation; then the completions run.
    func transitionEnded() {
        alongside?.end()
        UIView.performWithoutAnimation(runPending)
        let handlers = completions
        (completions, interactionHandlers) = ([], [])
        for handler in handlers { handler(self) }
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var isInterruptible: Bool { context.interruptibleAnimator != nil }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    var transitionDuration: TimeInterval { context.clock.duration }
    var percentComplete: CGFloat { context.percentComplete }
    var completionVelocity: CGFloat { context.interaction?.completionSpeed ?? 1 }
    var completionCurve: UIView.AnimationCurve { context.interaction?.completionCurve ?? .easeInOut }
    var containerView: UIView { context.containerView }
    var targetTransform: CGAffineTransform { context.targetTransform }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        context.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { context.view(forKey: key) }
}
