/// Drives an animator by a number that a gesture sets, and lets it run on when the gesture ends.
///
/// While the gesture runs, the animator's view animations pace evenly, whatever curves they name. A subclass may own
/// the gesture; overrides call super.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    private final var driver: TransitionDriver?
    /// How fast the transition goes, in progress per second; nil before it started.
    package final var velocity: Double? { driver?.velocity }

    /// A driver that waits for its transition.
    public override init() { super.init() }

    /// How long the animator takes by itself, in seconds; known once the transition started.
    open private(set) var duration: CGFloat = 0
    /// The number that was set last, at least 0; after `pause()` the progress that shows.
    open private(set) var percentComplete: CGFloat = 0
    /// How much faster than the animator's own the rest runs in UIKit's completion; above 0. Set it before the end.
    open var completionSpeed: CGFloat = 1
    /// The pacing of the rest in UIKit's completion.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// Whether the transition waits for the gesture; false lets it run by itself.
    open var wantsInteractiveStart = true

    /// Sets the animator up and stops it at its start.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        duration = context.clock.duration
        percentComplete = 0
        driver = nil
        guard wantsInteractiveStart else {
            context.animator.animateTransition(using: context)
            return
        }
        driver = TransitionDriver(context: context)
        driver?.start()
        context.animator.animateTransition(using: context)
    }

    /// Brings the transition to `percentComplete`: below 0 counts as 0; from 1 on it looks as if it were over.
    ///
    /// What is not finite is ignored.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = max(0, percentComplete)
        driver?.update(self.percentComplete)
    }

    /// Lets the transition run on to its end.
    open func finish() { driver?.release(finishes: true, speed: completionSpeed, curve: completionCurve) }

    /// Lets the transition run back to its start.
    open func cancel() { driver?.release(finishes: false, speed: completionSpeed, curve: completionCurve) }

    /// Stops the transition that runs on after a gesture where it is, for another gesture to take over.
    open func pause() {
        guard let driver, driver.pause() else { return }
        percentComplete = max(0, driver.progress)
    }
}
