/// The coordinator of one transition.
///
/// One that is kept beyond the end still returns the outcome.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The context, which releases the coordinator when the transition is over.
    private let context: TransitionContext
    private var pending: [Handler]? = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []
    /// The values that the animations alongside replaced.
    private let replaced = ReplacedValues()
    let initiallyInteractive: Bool

    init(context: TransitionContext) {
        self.context = context
        initiallyInteractive = context.isInteractive
        super.init()
    }

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !context.isOver else {
            reportLateBlocks()
            return false
        }
        if let completion { completions.append(completion) }
        guard let animation else { return true }
        if pending != nil { pending?.append(animation) } else { run(animation) }
        return true
    }

    /// Reports blocks that a coordinator gets which was kept beyond the end.
    private func reportLateBlocks() {
        guard context.coordinator == nil else { return }
        context.layers.faults.report(
            context.animator,
            "its transition's coordinator got blocks after the end, which do not run. Ask for transitionCoordinator anew in "
                + "each transition, and do at once what comes without one.")
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
        if !context.isOver { interactionHandlers.append(handler) }
    }

    /// Runs the animations that were registered before the animator had set its views up.
    func runPending() {
        let waiting = pending ?? []
        pending = nil
        for animation in waiting { run(animation) }
        if !context.isOver, !context.isInteractive { context.timeline.playAlongside() }
    }

    private func run(_ animation: Handler) {
        let plan = AnimationPlan(
            duration: context.clock.duration, delay: 0, options: [], pacing: context.alongsidePacing)
        context.follow(context.timeline.alongside) {
            AnimationBlockStack.of(context.layers).run(plan, recordingIn: replaced) { animation(self) }
        }
    }

    /// Calls the handlers for the begin and the end of a gesture.
    func interactionChanged() {
        for handler in interactionHandlers { handler(self) }
    }

    /// Restores the values that the animations alongside of a cancelled transition replaced, which has run them backwards.
    ///
    /// A choice in favour of ordinary presentation controllers: they fade a view out in `dismissalTransitionWillBegin`,
    /// remove it in `dismissalTransitionDidEnd(true)`, and mostly do nothing where that gets `false`. What others set there
    /// comes later, and counts.
    func restoreReplacedValues() { replaced.restore() }

    /// Runs the completions; animations that waited for an animator that ended at once become changes without animation.
    func transitionEnded() {
        context.timeline.endAlongside()
        AnimationBlockStack.of(context.layers).withoutAnimation(runPending)
        let handlers = completions
        completions = []
        interactionHandlers = []
        for handler in handlers { handler(self) }
    }

    var isAnimated: Bool { context.isAnimated }
    var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
    var isInterruptible: Bool { context.interruptibleAnimator != nil }
    var isInteractive: Bool { context.isInteractive }
    var isCancelled: Bool { context.transitionWasCancelled }
    /// The duration of the system's sheets, which a spring moves, is 0, as measured.
    var transitionDuration: TimeInterval { isSystemSheet ? 0 : context.clock.duration }
    private var isSystemSheet: Bool {
        context.animator is ModalAnimator && [.automatic, .pageSheet, .formSheet].contains(presentationStyle)
    }
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
