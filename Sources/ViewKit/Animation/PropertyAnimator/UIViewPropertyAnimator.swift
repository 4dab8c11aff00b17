/// Animates what blocks change, and can be paused, scrubbed, reversed and stopped at any time.
///
/// It is `inactive` until it is started, paused or scrubbed, which runs its blocks; then it is `active` until its end,
/// which runs the completions. A running animator keeps itself alive; one that is paused or stopped has to be kept, and
/// finished. Misuse for which UIKit raises an exception is reported once, and then what was probably meant is done.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// The pacing that the animator was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// The duration of the animations, in seconds; computed for springs that are made from constants.
    open private(set) var duration: TimeInterval
    /// Seconds before the animations began after the animator was started; 0 by default.
    open internal(set) var delay: TimeInterval = 0
    /// The state: inactive, active, or stopped with its end position still open.
    open internal(set) var state = UIViewAnimatingState.inactive {
        willSet { KeyValueObservers.willChange("state", of: self) }
        didSet { KeyValueObservers.didChange("state", of: self) }
    }
    /// Whether paused animations are scrubbed evenly; otherwise along the animator's curve, `fractionComplete` then being a
    /// fraction of time. True by default.
    open var scrubsLinearly = true
    /// Whether the animator stays active at its end, without calling the completions, so that it can be turned round or
    /// stopped; false by default.
    open var pausesOnCompletion = false
    /// Whether views take touches where the models put them, because the app looks for moving ones itself; otherwise moving
    /// views are touched where they show. False by default.
    open var isManualHitTestingEnabled = false

    /// The motion while the animator is active, unless the block that it was started in plays its animations.
    final var timeline: AnimatorTimeline?
    /// The animator whose block this one was started in.
    final weak var outer: UIViewPropertyAnimator?
    /// The animators that were started in this one's blocks.
    final var inner: [UIViewPropertyAnimator] = []
    final var options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    final var isPausable = true
    final var goesBack = false
    /// The value of `isRunning` of which observers know.
    final var toldRunning = false
    /// Whether it was started without anything to animate, and will run as soon as there is something.
    final var awaitsAnimations = false
    final var blocks: [(changes: () -> Void, delayFactor: CGFloat)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// The values at which the properties can be left after a stop.
    final var settlements: [AnimationRegistry.Settlement] = []
    final var stoppedFraction: CGFloat = 0
    /// The fraction at the end, while the completions run.
    final var concludedFraction: CGFloat?

    /// An animator that waits, without animations, of `duration` seconds and the pacing of `parameters`.
    ///
    /// A duration not above 0 changes everything at once; springs made from constants take the time that they take.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = AnimatorPacing(parameters, duration: duration).duration
        super.init()
    }

    /// An animator that waits, without animations, of 0.2 seconds, slow at both ends.
    public convenience override init() {
        self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    isolated deinit {
        guard state != .inactive else { return }
        report(.releasedEarly)
        timeline?.end(finished: false) { _ in }
    }

    /// Whether views take touches while they animate; true by default. It is set before the start.
    open var isUserInteractionEnabled: Bool {
        get { options.contains(.allowUserInteraction) }
        set {
            guard state == .inactive else { return report(.changedWhileActive("isUserInteractionEnabled")) }
            if newValue { options.insert(.allowUserInteraction) } else { options.remove(.allowUserInteraction) }
        }
    }

    /// Whether the animator can be paused, scrubbed and stopped; true by default. It is set before the start.
    open var isInterruptible: Bool {
        get { isPausable }
        set {
            guard state == .inactive else { return report(.changedWhileActive("isInterruptible")) }
            isPausable = newValue
        }
    }

    /// Whether time moves the animations, or will as soon as a delay is over.
    open var isRunning: Bool { state == .active && (timeline.map { $0.hold == nil } ?? (outer?.isRunning ?? true)) }

    /// Whether the animations go back to their start, or will when they are started.
    ///
    /// Turned round while it runs, the animator goes back on its curve from where it is, at once and abruptly.
    open var isReversed: Bool {
        get { outer?.isReversed ?? goesBack }
        set {
            guard state != .active || timeline != nil else { return report(.notInterruptible("isReversed")) }
            goesBack = newValue
            timeline?.turn(reversed: newValue)
        }
    }

    /// The progress of the animations, 0 to 1: the fraction of the time while they run, and of the distance that they have
    /// covered while they are paused, where springs may go beyond.
    ///
    /// With `scrubsLinearly` set to false it is a fraction of the time throughout. A reversed animator counts from the end.
    /// Setting it moves a paused animator, within 0 to 1 and what it has reached; one
    /// that waits becomes active and paused by it, and one that runs ignores it.
    open var fractionComplete: CGFloat {
        get { shownFraction }
        set {
            guard !newValue.isNaN else { return }
            let reach = shownFraction
            let change = KeyValueObservers.begin("fractionComplete", of: self)
            scrub(to: min(max(1, reach), max(min(0, reach), newValue)))
            change?.end()
        }
    }

    /// Starts the animations, or goes on after a pause: in the same direction from the same place.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations `delay` seconds from now; the blocks run at once. After a pause the delay does not count.
    open func startAnimation(afterDelay delay: TimeInterval) {
        defer { runningMayHaveChanged() }
        switch state {
        case .stopped: report(.usedWhileStopped("startAnimation()"))
        case .active: if !awaitsAnimations { timeline?.run() }
        case .inactive:
            awaitsAnimations = blocks.isEmpty
            activate(after: delay > 0 && delay.isFinite ? delay : 0)
            if !awaitsAnimations { timeline?.run() }
        }
    }

    /// Holds the animations where they are; an animator that waits becomes active, at its start.
    open func pauseAnimation() {
        defer { runningMayHaveChanged() }
        switch state {
        case .stopped: report(.usedWhileStopped("pauseAnimation()"))
        case .inactive: activate()
        case .active:
            guard isPausable else { return report(.notInterruptible("pauseAnimation()")) }
            timeline?.pause()
        }
        awaitsAnimations = false
    }

    /// Ends the animations where they are, and leaves the views as they show.
    ///
    /// `withoutFinishing` drops the completions; otherwise they wait for `finishAnimation(at:)`. On an animator that waits
    /// it does nothing.
    open func stopAnimation(_ withoutFinishing: Bool) {
        switch state {
        case .inactive: return
        case .stopped: if withoutFinishing { becomeInactive() }
        case .active:
            guard isPausable else { return report(.notInterruptible("stopAnimation(_:)")) }
            stop()
            if withoutFinishing { becomeInactive() }
        }
    }

    /// Puts the views at `finalPosition` after `stopAnimation(false)`, and runs the completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        if state != .stopped { report(.finishedWithoutStop) }
        switch state {
        case .inactive: return
        case .active: end(at: finalPosition)
        case .stopped:
            for settlement in settlements { settlement.leave(at: finalPosition) }
            conclude(at: finalPosition)
        }
    }

    /// Adds changes that begin at the fraction `delayFactor`, 0 to 1, of the time that is left, and last the rest.
    ///
    /// An active animator runs `animation` at once.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        let factor = delayFactor > 0 ? min(1, delayFactor) : 0
        defer { runningMayHaveChanged() }
        switch state {
        case .stopped: report(.usedWhileStopped("addAnimations(_:)"))
        case .inactive: blocks.append((animation, factor))
        case .active:
            guard let timeline else { return report(.notInterruptible("addAnimations(_:)")) }
            perform(animation, on: timeline, window: timeline.rest.part(from: factor, to: 1))
            if awaitsAnimations { timeline.run() }
            awaitsAnimations = false
        }
    }

    /// Adds changes that animate with the animator, over the time that is left.
    open func addAnimations(_ animation: @escaping () -> Void) { addAnimations(animation, delayFactor: 0) }

    /// Adds a closure that is called at the end, with the position at which that was.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Goes on after a pause as if started from there, along another curve, over `durationFactor` times `duration`.
    ///
    /// Without `parameters` the curve is the animator's own; a factor not above 0 keeps the time that is left. Springs made
    /// from constants take the time that they take.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        defer { runningMayHaveChanged() }
        guard state == .active, let timeline, timeline.hold != nil else {
            report(.continuedWithoutPause)
            if state == .inactive { startAnimation() }
            return
        }
        let factor = durationFactor > 0 && durationFactor.isFinite ? Double(durationFactor) : nil
        guard let curve = parameters ?? (factor == nil ? nil : timingParameters) else { return timeline.run() }
        let pacing = AnimatorPacing(curve, duration: factor.map { $0 * duration } ?? timeline.timeLeft)
        timeline.run(along: pacing, length: pacing.duration)
    }

    /// A new animator with the same timing and settings, without animations and completions.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIViewPropertyAnimator(
            duration: duration, timingParameters: timingParameters ?? UICubicTimingParameters())
        copy.options = options
        copy.isPausable = isPausable
        copy.goesBack = goesBack
        copy.scrubsLinearly = scrubsLinearly
        copy.pausesOnCompletion = pausesOnCompletion
        copy.isManualHitTestingEnabled = isManualHitTestingEnabled
        return copy
    }
}

extension UIViewPropertyAnimator: @preconcurrency NSCopying {}

/// The end of the animation, awaited.
extension UIViewPropertyAnimator {
    /// Waits until the animation is over, and returns where it ended; see `addCompletion(_:)`.
    public func addCompletion() async -> UIViewAnimatingPosition {
        await withCheckedContinuation { end in addCompletion { end.resume(returning: $0) } }
    }
}
