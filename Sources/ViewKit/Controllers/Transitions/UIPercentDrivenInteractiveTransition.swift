import Motion

/// Drives an animator by a number that a gesture sets, and lets it run on when the gesture ends.
///
/// While the gesture runs, the animator's view animations pace evenly, whatever curves they name. A subclass may own
/// the gesture; overrides call super.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject,
    UIViewControllerInteractiveTransitioning
{
    /// The timeline of the transition that started last; nil before the first one, and once that is gone.
    private final weak var timeline: TransitionTimeline?
    private final var hasStarted = false
    /// The method by which code released a transition before the first one started; nil for none.
    private final var earlyRelease: String?
    /// The spring of a system's own transition after the release; nil for that of the settings.
    final var ownSpring: Spring?
    /// The rule of a system's own transition for a release; nil for that of the settings.
    final var ownDecision: ((Double, Double) -> Bool)?

    /// A driver that waits for its transition.
    public override init() { super.init() }

    /// The duration of the animator by itself, in seconds; 0 before the first transition has started.
    open private(set) var duration: CGFloat = 0
    /// The number that was set last, at least 0; after `pause()` the progress that shows.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed of the remainder in UIKit's completion, as a factor of the animator's own; above 0. Set it before the
    /// end.
    open var completionSpeed: CGFloat = 1
    /// The pacing of the remainder in UIKit's completion.
    open var completionCurve: UIView.AnimationCurve = .easeInOut
    /// The pacing of the remainder in UIKit's completion, in place of the curve, for an animator that can be
    /// interrupted; nil, the default, for the curve. There a spring's is taken as that of its curve; where a spring
    /// takes over from the gesture, it is that spring, or damps it, whatever the animator.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition waits for the gesture; false lets it run by itself, until `pause()`.
    open var wantsInteractiveStart = true

    /// Sets the animator up and stops it at its start, or lets it run where it does not wait for a gesture.
    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else {
            return transitionContext.containerView.layer.context.faults.report(
                transitionContext,
                "a context of one's own cannot be driven by a UIPercentDrivenInteractiveTransition. "
                    + "Let a navigation, tab bar or presentation controller make the context.")
        }
        if let timeline { release(former: timeline) }
        reportEarlyRelease(to: context)
        duration = context.timeline.duration
        percentComplete = 0
        timeline = context.timeline
        hasStarted = true
        context.timeline.start(drivenBy: self)
    }

    private func reportEarlyRelease(to context: TransitionContext) {
        guard let method = earlyRelease else { return }
        earlyRelease = nil
        context.layers.faults.report(
            self,
            "\(method)() came before the transition started, and was ignored. "
                + "Call it after startInteractiveTransition(_:), or set wantsInteractiveStart to false.")
    }

    /// Lets a former transition that still runs go to the nearer of its ends: this object drives another one now.
    private func release(former timeline: TransitionTimeline) {
        guard let context = timeline.context else { return }
        context.layers.faults.report(
            self,
            "it was to drive a second transition while one of \(type(of: context.animator)) still ran, which was let go. "
                + "Use one interaction controller for each transition.")
        timeline.release(finishes: timeline.percentComplete >= 0.5)
    }

    /// Brings the transition to `percentComplete`: below 0 counts as 0; from 1 on it looks as if it were over.
    ///
    /// Values that are not finite are ignored.
    open func update(_ percentComplete: CGFloat) {
        guard percentComplete.isFinite else { return }
        self.percentComplete = max(0, percentComplete)
        timeline?.update(self.percentComplete)
    }

    /// Lets the transition run on to its end; before it started, nothing happens.
    open func finish() { release(finishes: true) }

    /// Lets the transition run back to its start; before it started, nothing happens.
    open func cancel() { release(finishes: false) }

    private func release(finishes: Bool) {
        // Whether one starts later is not known yet.
        guard hasStarted else { return earlyRelease = finishes ? "finish" : "cancel" }
        timeline?.release(finishes: finishes)
    }

    /// Stops the transition where it is, for another gesture to take over: one that runs on after a gesture, and one that
    /// plays by itself whose animator can be interrupted.
    open func pause() {
        guard let timeline, timeline.pause() else { return }
        percentComplete = max(0, timeline.percentComplete)
    }
}

extension UIPercentDrivenInteractiveTransition: TransitionDriver {
    /// Follows a pan of the system's own, whose mapping is known: its translation while it moves, and where its velocity
    /// goes when it ends.
    ///
    /// `gradient` is progress per point of translation in `view`, which is neither scaled nor turned within its window.
    final func follow(_ pan: UIPanGestureRecognizer, gradient: SIMD2<Double>, in view: UIView?) {
        let translation = pan.translation(in: view)
        let raw = (gradient * SIMD2(translation.x, translation.y)).sum()
        let progress = max(0, raw)
        switch pan.state {
        case .changed: drive(to: progress, gradient: gradient)
        case .ended:
            let speed = pan.velocity(in: view)
            let rawVelocity = (gradient * SIMD2(speed.x, speed.y)).sum()
            let velocity = raw > 0 ? rawVelocity : max(0, rawVelocity)
            guard let timeline else { return }
            let tuning = timeline.layers.transitionSettings.releaseTuning
            let decision = tuning.decision(progress: progress, velocity: velocity)
            release(finishes: decision.finishes, velocity: velocity)
        case .cancelled, .failed: cancel()
        default: break
        }
    }

    /// Brings the transition of the system's own to `progress`, where a point of travel is `gradient`.
    final func drive(to progress: Double, gradient: SIMD2<Double>) {
        timeline?.mapping.givenGradient = gradient
        update(progress)
    }

    /// Lets the transition of the system's own go to an end, from `velocity` in progress per second.
    final func release(finishes: Bool, velocity: Double) {
        timeline?.release(finishes: finishes, velocity: velocity)
    }
}
