/// Moves the clock of one transition back to its start, as fast as it went, and ends the transition there.
///
/// Animations that were over already stay over: their completions ran.
@MainActor final class TransitionRewind {
    private weak var context: TransitionContext?
    private var link: CADisplayLink?
    private let origin: Origin

    /// Where the clock and the host stood when the way back began.
    private struct Origin {
        var local: CFTimeInterval
        var host: CFTimeInterval
    }

    /// Begins the way back of `context`, which lasts until the transition is over or this goes away.
    init(_ context: TransitionContext) {
        let now = CACurrentMediaTime()
        let clock = context.clock
        origin = Origin(local: clock.time(atHostTime: now), host: now)
        self.context = context
        HostScope.current.layers.animations.setTime(of: clock.layer, to: origin.local, speed: 0, atHostTime: now)
        if let animating = context.interruptibleAnimator {
            animating.pauseAnimation()
            animating.isReversed = true
            animating.startAnimation()
        }
        link = CADisplayLink(target: self, selector: TransitionRewind.step)
        link?.add(to: .main, forMode: .common)
    }

    isolated deinit { link?.invalidate() }

    private func step(_ link: CADisplayLink) {
        guard let context, !context.isOver else { return link.invalidate() }
        let clock = context.clock
        // A transition without a start has shown nothing yet.
        let start = clock.start ?? origin.local
        clock.layer.timeOffset = max(start, origin.local - (link.targetTimestamp - origin.host))
        guard clock.layer.timeOffset <= start else { return }
        link.invalidate()
        let layers = HostScope.current.layers
        layers.animations.setTime(of: clock.layer, to: start, speed: 1, atHostTime: layers.mediaTime)
        // The completions of the animator's view animations run now, and complete the transition.
        layers.animations.finish(clock)
        context.expectCompletion()
    }
}
