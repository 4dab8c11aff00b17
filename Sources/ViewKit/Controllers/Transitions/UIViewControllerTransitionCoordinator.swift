/// The state of a transition, for animations that run alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drove the transition from its start; it does not change.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the animator can be interrupted: it gives an `interruptibleAnimator(using:)`.
    var isInterruptible: Bool { get }
    /// Whether the transition will end where it started.
    var isCancelled: Bool { get }
    /// The style in which one of the two controllers is presented; `none` in containers.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The duration of the transition without a gesture, in seconds.
    var transitionDuration: TimeInterval { get }
    /// The progress of the transition, 0 to 1; more or less than that while a spring overshoots.
    var percentComplete: CGFloat { get }
    /// The speed of the remainder after a gesture: the interaction controller's `completionSpeed`.
    var completionVelocity: CGFloat { get }
    /// The pacing of the remainder after a gesture.
    var completionCurve: UIView.AnimationCurve { get }
    /// The controller that is shown at the start (`from`) or at the end (`to`).
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// That controller's view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The view that the transition happens in.
    var containerView: UIView { get }
    /// See `UIViewControllerContextTransitioning`.
    var targetTransform: CGAffineTransform { get }
}

/// Runs other animations alongside a transition, with its timing, and scrubs them with it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs `animation` in an animation block with the transition's duration, and `completion` when the whole
    /// transition is over, also when there was nothing to animate. False after the transition.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// The same for a view outside the container; every animation here follows the transition wherever its view is.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
    /// Calls `handler` each time the transition starts or ceases to be interactive.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` beside the transition, without a completion.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }

    /// The same for a view outside the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animateAlongsideTransition(in: view, animation: animation, completion: nil)
    }

    /// Calls `handler` when the transition ceases to be interactive, each time it does.
    @available(*, deprecated, message: "notifyWhenInteractionChanges(_:) also tells of the beginning")
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }
}
