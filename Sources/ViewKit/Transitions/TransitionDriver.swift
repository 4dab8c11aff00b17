import Motion

/// Moves one transition by a gesture, then by what takes over from it, and by the next gesture that grabs it.
@MainActor final class TransitionDriver {
    /// What moves the transition.
    enum State {
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
    private(set) var mapping = ProgressMapping()
    private var link: CADisplayLink?
    /// The time for which a settling transition was shown last; nil before the first time.
    private var shownTime: CFTimeInterval?
    private let registry = TransitionRegistry.current

    init(context: TransitionContext) {
        runningContext = context
        clock = context.clock
    }

    /// Stops the container's time at the start of the transition.
    func start() {
        clock.begin(at: 0)
        clock.isScrubbed = true
        clock.layer.speed = 0
        show(0)
    }

    /// Shows the transition at `progress`.
    func show(_ progress: Double) {
        self.progress = progress
        clock.layer.timeOffset = (clock.start ?? 0) + progress * clock.duration
        context?.updateInteractiveTransition(progress)
    }

    /// The gesture's code set `progress`.
    func update(_ progress: Double) {
        guard case .tracking = state, context != nil else { return }
        show(min(1, progress))
        if let pointer { mapping.add(pointer.windowLocation, progress: progress) }
    }

    /// The gesture's code let go, or changed its mind while the transition was settling.
    func release(finishes: Bool, speed: Double, curve: UIView.AnimationCurve) {
        guard context != nil else { return stop() }
        switch state {
        case .tracking, .grabbed:
            settle(toEnd: finishes, velocity: releaseVelocity(), speed: speed, curve: curve)
        case .settling(let settling):
            let velocity = settling.state(at: CACurrentMediaTime()).velocity
            settle(toEnd: finishes, velocity: velocity, speed: speed, curve: curve)
        case .ended:
            return
        }
    }

    /// Stops a settling transition where it is; false where none settles.
    @discardableResult func pause() -> Bool {
        guard case .settling = state, context != nil else { return false }
        state = .tracking
        link?.isPaused = true
        context?.pauseInteractiveTransition()
        return true
    }

    /// The pointer that did something last, even where it is up by now.
    private var pointer: UITouch? { context?.containerView.window?.touches.latest }

    /// How fast the transition goes now, in progress per second.
    var velocity: Double {
        switch state {
        case .tracking, .grabbed: releaseVelocity()
        case .settling(let settling): settling.state(at: CACurrentMediaTime()).velocity
        case .ended: 0
        }
    }

    /// The pointer's velocity at its newest sample, in progress per second; zero where nothing is known of a pointer.
    func releaseVelocity() -> Double {
        guard let pointer else { return 0 }
        let velocity = (mapping.gradient * pointer.velocity(at: pointer.timestamp)).sum()
        guard velocity.isFinite else { return 0 }
        return min(max(velocity, -Self.velocityLimit), Self.velocityLimit)
    }

    /// The whole way in 5 ms: beyond any hand, and what a spring still catches in a second or two, where a gesture's code
    /// computed its progress wrongly.
    private static let velocityLimit = 200.0

    /// Lets the transition run on from the progress that shows, starting with `velocity` in progress per second.
    func settle(toEnd: Bool, velocity: Double, speed: Double = 1, curve: UIView.AnimationCurve = .easeInOut) {
        let from = MotionState(position: progress, velocity: velocity)
        let settling: Settling
        switch registry.completion {
        case .spring(let spring):
            settling = .spring(SpringMotion(spring: spring, from: from, to: toEnd ? 1 : 0, at: handOffTime))
        case .uikit:
            let rest = (toEnd ? 1 - progress : progress) * clock.duration / max(speed, 1e-3)
            settling = .curve(
                Settling.Curve(
                    from: progress, target: toEnd ? 1 : 0, start: handOffTime, duration: max(0, rest),
                    bezier: curve.bezier))
        }
        state = .settling(settling)
        shownTime = nil
        if toEnd { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
        registry.onRelease(
            TransitionRegistry.Release(
                progress: progress, velocity: velocity, first: settling.state(at: handOffTime), finishes: toEnd,
                travel: mapping.travel))
        context?.containerView.window?.touchInterceptor = self
        startLink()
    }

    /// When the picture shows what the pointer did at its newest sample.
    ///
    /// While dragging, a frame that is seen at its target time shows the pointer as of the frame's beginning; the same
    /// delay applied to the release makes the motion go on without a pause or a step.
    private var handOffTime: CFTimeInterval {
        let context = HostScope.current.layers
        guard let released = pointer?.timestamp else { return context.mediaTime }
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

    private func end(at target: Double) {
        show(target)
        stop()
        // The completions of the animator's view animations run now, and complete the transition.
        HostScope.current.layers.animations.finish(clock)
        context?.expectCompletion(after: 0)
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
