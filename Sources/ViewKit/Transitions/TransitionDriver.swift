import Motion

/// Moves one transition by a gesture, then by what takes over from it, and by the next gesture that grabs it.
@MainActor final class TransitionDriver {
    /// What moves the transition.
    enum State {
        /// Time: the transition started without a gesture.
        case playing
        /// The gesture's own code, through `update(_:)`.
        case tracking
        /// A press in the container while the transition was settling.
        case grabbed(Grab)
        /// Nobody: it runs to one of its ends.
        case settling(Settling)
        case ended
    }

    /// The transition; nil once it is over, whoever ended it.
    var context: TransitionContext? { runningContext.flatMap { $0.isOver ? nil : $0 } }
    private weak var runningContext: TransitionContext?
    let clock: AnimationClock
    var state = State.tracking
    /// The progress that shows.
    private(set) var progress = 0.0
    private(set) var mapping = PointerMappings()
    private var link: CADisplayLink?
    /// The time for which a settling transition was shown last; nil before the first time.
    private var shownTime: CFTimeInterval?
    private let registry = TransitionRegistry.current
    /// What the animator gives to be scrubbed by, beside the clock.
    private var interruptible: (any UIViewImplicitlyAnimating)?
    var isInterruptible: Bool { interruptible != nil }

    /// A driver of `context`; one that does not wait for a gesture leaves it to time until it is paused.
    init(context: TransitionContext, waitsForGesture: Bool) {
        runningContext = context
        clock = context.clock
        if !waitsForGesture { state = .playing }
    }

    /// Stops the container's time at the start of the transition and has the animator set itself up.
    func start() {
        guard let context else { return }
        if case .playing = state { return context.animator.animateTransition(using: context) }
        hold(at: 0)
        context.animator.animateTransition(using: context)
        takeInterruptible()
        show(0)
    }

    /// Stops the container's time at `progress`; what runs already goes on from there.
    private func hold(at progress: Double) {
        let layers = HostScope.current.layers
        let time = clock.start == nil ? 0 : clock.time(atHostTime: layers.mediaTime)
        layers.animations.setTime(of: clock.layer, to: time, speed: 0, atHostTime: layers.mediaTime)
        if clock.start == nil { clock.begin(at: 0) }
        clock.isScrubbed = true
        self.progress = progress
    }

    /// Pauses what the animator gives to be paused; whether there is such.
    @discardableResult private func takeInterruptible() -> Bool {
        interruptible = context?.interruptibleAnimator
        interruptible?.pauseAnimation()
        return interruptible != nil
    }

    /// Shows the transition at `progress`.
    func show(_ progress: Double) {
        self.progress = progress
        clock.layer.timeOffset = (clock.start ?? 0) + progress * clock.duration
        interruptible?.fractionComplete = progress
        context?.updateInteractiveTransition(progress)
    }

    /// The gesture's code set `progress`.
    func update(_ progress: Double) {
        guard case .tracking = state, context != nil else { return }
        show(min(1, progress))
        guard let touches = context?.containerView.window?.touches else { return }
        if !touches.current.isEmpty {
            mapping.add(touches.current, progress: progress)
        } else if let leader = touches.leader {
            mapping.add([leader], progress: progress)
        }
    }

    /// The gesture's code let go, or changed its mind while the transition was settling.
    func release(finishes: Bool, pacing: Settling.Pacing) {
        guard context != nil else { return stop() }
        switch state {
        case .tracking, .grabbed:
            settle(toEnd: finishes, velocity: releaseVelocity(), pacing: pacing)
        case .settling(let settling):
            let velocity = settling.state(at: CACurrentMediaTime()).velocity
            settle(toEnd: finishes, velocity: velocity, pacing: pacing)
        case .playing, .ended:
            return
        }
    }

    /// Stops a settling transition where it is, and one that plays where its animator can be interrupted; false elsewhere.
    @discardableResult func pause() -> Bool {
        guard let context else { return false }
        switch state {
        case .settling: link?.isPaused = true
        case .playing:
            let shown = context.percentComplete
            guard takeInterruptible() else { return false }
            hold(at: interruptible.map { Double($0.fractionComplete) } ?? shown)
            show(progress)
        case .tracking, .grabbed, .ended: return false
        }
        state = .tracking
        context.pauseInteractiveTransition()
        return true
    }

    /// The pointer that leads the gesture, even where it is up by now.
    private var pointer: UITouch? {
        if case .tracking = state, let pointer = mapping.pointer { return pointer }
        return context?.containerView.window?.touches.leader
    }

    /// When the pointers of the gesture did something last.
    private var pointerTime: TimeInterval? {
        if case .tracking = state, let time = mapping.time { return time }
        return pointer?.timestamp
    }

    /// How fast the transition goes now, in progress per second.
    var velocity: Double {
        switch state {
        case .tracking, .grabbed: pointerVelocity(at: HostScope.current.layers.frameTimestamp)
        case .settling(let settling): settling.state(at: CACurrentMediaTime()).velocity
        case .playing, .ended: 0
        }
    }

    /// The pointer's velocity at its newest sample, in progress per second; zero where nothing is known of a pointer.
    func releaseVelocity() -> Double { pointerTime.map(pointerVelocity) ?? 0 }

    /// The pointer's velocity at `time`; a sample that is young enough still tells it.
    private func pointerVelocity(at time: TimeInterval) -> Double {
        guard let pointer, let pointerTime else { return 0 }
        let isHeld = time - pointerTime > VelocityEstimator.holdDelay
        let velocity = (mapping.gradient * pointer.velocity(at: isHeld ? time : pointerTime)).sum()
        guard velocity.isFinite else { return 0 }
        return min(max(velocity, -Self.velocityLimit), Self.velocityLimit)
    }

    /// The whole way in 5 ms: beyond any hand, and what a spring still catches in a second or two, where a gesture's code
    /// computed its progress wrongly.
    private static let velocityLimit = 200.0

    /// Lets the transition run on from the progress that shows, starting with `velocity` in progress per second.
    func settle(toEnd: Bool, velocity: Double, pacing: Settling.Pacing = .init()) {
        let from = MotionState(position: progress, velocity: velocity)
        let start = handOffTime
        let settling: Settling
        switch registry.completion {
        case .spring(let spring):
            let own = (context?.interaction as? UIPercentDrivenInteractiveTransition)?.timingCurve
            let damped = own?.springTimingParameters?.damping(spring) ?? spring
            settling = .spring(SpringMotion(spring: damped, from: from, to: toEnd ? 1 : 0, at: start))
        case .uikit:
            let rest = (toEnd ? 1 - progress : progress) * clock.duration / max(pacing.speed, 1e-3)
            settling = .curve(
                Settling.Curve(
                    from: progress, target: toEnd ? 1 : 0, start: start, duration: max(0, rest),
                    bezier: pacing.bezier))
        }
        state = .settling(settling)
        shownTime = nil
        if toEnd { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        registry.onRelease(
            TransitionRegistry.Release(
                time: start, progress: progress, velocity: velocity, first: settling.state(at: start),
                finishes: toEnd, travel: mapping.travel))
        context?.containerView.window?.touchInterceptor = self
        startLink()
    }

    /// When the picture shows what the pointer did at its newest sample.
    ///
    /// While dragging, a frame that is seen at its target time shows the pointer as of the frame's beginning; the same
    /// delay applied to the release makes the motion go on without a pause or a step.
    private var handOffTime: CFTimeInterval {
        let context = HostScope.current.layers
        guard let released = pointerTime else { return context.mediaTime }
        let delay = context.mediaTime - context.frameTimestamp
        return min(context.mediaTime, max(context.frameTimestamp, released + delay))
    }

    private func startLink() {
        if link == nil {
            link = CADisplayLink(target: self, selector: TransitionDriver.step)
            link?.add(to: .main, forMode: .common)
        }
        link?.isPaused = false
    }

    private func step(_ link: CADisplayLink) {
        guard context != nil else { return stop() }
        guard case .settling(let settling) = state else { return }
        // What shows already is judged, not what would come next: the last step is no longer than the tolerance.
        if let shownTime, settling.isSettled(at: shownTime, within: tolerance) {
            end(at: settling.target)
        } else {
            show(settling.state(at: link.targetTimestamp).position)
            shownTime = link.targetTimestamp
        }
    }

    /// A quarter of a pixel, in progress.
    private var tolerance: Double {
        let travel = mapping.travel ?? clock.layer.bounds.height
        return 0.25 / max(1, travel * HostScope.current.screen.scale)
    }

    /// Brings the transition at once to the end to which it goes, or to the nearer one where a gesture holds it; false
    /// where time alone moves it.
    func jump() -> Bool {
        guard let context else { return false }
        switch state {
        case .playing, .ended: return false
        case .settling(let settling): end(at: settling.target)
        case .tracking, .grabbed:
            let finishes = progress >= 0.5
            if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
            end(at: finishes ? 1 : 0)
        }
        return true
    }

    /// Lets time pass again; what has come to its end completes, and so does the animator.
    private func end(at target: Double) {
        show(target)
        stop()
        guard let context else { return }
        let layers = HostScope.current.layers
        layers.animations.setTime(of: clock.layer, to: clock.layer.timeOffset, speed: 1, atHostTime: layers.mediaTime)
        clock.isScrubbed = false
        // A chain's next animation starts in a completion, and needs time to pass.
        if target == 0 { layers.animations.finish(clock) }
        interruptible?.stopAnimation(false)
        interruptible?.finishAnimation(at: target == 0 ? .start : .end)
        context.expectCompletion()
    }

    /// Lets go of frames and touches, for good.
    private func stop() {
        state = .ended
        link?.invalidate()
        link = nil
        if let window = runningContext?.containerView.window, window.touchInterceptor === self {
            window.touchInterceptor = nil
        }
    }
}
