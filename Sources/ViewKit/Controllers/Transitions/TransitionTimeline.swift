import Motion

/// The timeline of one transition: scrubs, settles, rewinds and plays it.
///
/// Its display link is the only one of a transition. The animations of the animator, those alongside and the animator's
/// property animator follow it.
@MainActor final class TransitionTimeline {
    /// The clock of the animations that the animator creates, which shows the container's time.
    let clock: AnimationClock
    /// The clock of the animations alongside: `clock`, or one of its own where foreign code moves the transition.
    private(set) var alongside: AnimationClock
    /// The transition; nil once it is over.
    var context: TransitionContext? { phase.isOver ? nil : transition }
    private weak var transition: TransitionContext?
    private(set) weak var container: UIView?
    private(set) weak var driver: (any TransitionDriver)?
    var phase: TransitionPhase
    /// The number of events that the phase has handled.
    private var eventCount = 0
    /// The progress that a gesture or its release set, 0 to 1 and beyond where a spring overshoots; nil while time alone
    /// moves the transition.
    var setProgress: Double?
    /// The mapping from touches to progress.
    var mapping = PointerMappings()
    /// The direction of a drag that takes the transition over while a tool holds it; nil where none may.
    var takeoverDirection: TransitionSettings.TakeoverDirection?
    var motion = TransitionMotion.none
    var link: CADisplayLink?
    /// Whether the timeline scrubs the animator's property animator, where it has one.
    var scrubsAnimator = false
    /// The context of the container's layers.
    var layers: LayerContext { transition?.layers ?? clock.layer.context }

    /// The timeline of `transition`, whose duration is not known yet.
    init(
        of transition: TransitionContext, in container: UIView,
        interaction: (any UIViewControllerInteractiveTransitioning)?
    ) {
        self.transition = transition
        self.container = container
        clock = AnimationClock(layer: container.layer, start: nil, duration: 0)
        let waits = interaction?.wantsInteractiveStart ?? false
        phase = TransitionPhase(control: interaction == nil ? .time : .foreign, waits: waits)
        alongside = clock
        guard interaction != nil else { return }
        let layer = CALayer()
        layer.speed = 0
        alongside = AnimationClock(layer: layer, start: 0, duration: 0)
        alongside.isScrubbed = waits
    }

    /// Lets `driver` scrub the timeline, and what runs alongside with it.
    func attach(_ driver: any TransitionDriver) {
        self.driver = driver
        phase.attachDriver()
        alongside = clock
    }

    isolated deinit { link?.invalidate() }

    /// The length of the transition, in seconds.
    var duration: CFTimeInterval {
        get { clock.duration }
        set {
            clock.duration = newValue
            alongside.duration = newValue
        }
    }

    /// The progress, 0 to 1 and beyond where a spring overshoots.
    var percentComplete: Double {
        if let setProgress { return setProgress }
        guard let start = clock.start, clock.duration > 0 else { return 0 }
        return min(1, max(0, (clock.time(atHostTime: layers.mediaTime) - start) / clock.duration))
    }

    /// The animator's property animator, while the timeline scrubs it.
    var interruptible: (any UIViewImplicitlyAnimating)? { scrubsAnimator ? context?.interruptibleAnimator : nil }

    /// Whether what runs alongside has a clock of its own.
    var hasOwnAlongside: Bool { alongside !== clock }

    /// Changes the phase for `event`, notifies the participants of a gesture that begins or ends, and returns the
    /// action for the caller to perform.
    func handle(_ event: TransitionPhase.Event) -> TransitionPhase.Action {
        let wasInteractive = phase.isInteractive
        let action = phase.handle(event)
        eventCount += 1
        guard phase.isInteractive != wasInteractive, !phase.isOver else { return action }
        let count = eventCount
        transition?.interactionDidChange()
        // A listener may have caused another event, whose action counts.
        return eventCount == count ? action : .ignore
    }

    /// Shows the transition at `progress`.
    func show(_ progress: Double) {
        setProgress = progress
        clock.layer.timeOffset = (clock.start ?? 0) + progress * clock.duration
        interruptible?.fractionComplete = progress
    }

    /// Shows what runs alongside at local `time`.
    func showAlongside(at time: CFTimeInterval) {
        alongside.layer.timeOffset = min(duration, max(0, time))
        layers.setNeedsCommit()
    }
}

/// An interaction controller that scrubs the timeline of its transition.
@MainActor protocol TransitionDriver: UIViewControllerInteractiveTransitioning {
    /// Timing of the motion after the release, which damps the spring or paces the remainder; nil for
    /// `completionCurve`.
    var timingCurve: (any UITimingCurveProvider)? { get }
    /// The spring of the motion after the release, whatever the settings; nil for theirs.
    var ownSpring: Spring? { get }
    /// Whether the transition finishes that is let go at a progress, with a velocity in progress per second; nil for the
    /// rule of the settings.
    var ownDecision: ((Double, Double) -> Bool)? { get }
    /// Lets the transition go back to its start.
    func cancel()
}
