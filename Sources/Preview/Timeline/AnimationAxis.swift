import LayerTree

/// The time axis of the animations of one moment.
@MainActor struct AnimationAxis {
    /// The host's time at which it begins.
    let origin: CFTimeInterval
    /// The clocks whose starts are the axis's; nil without a transition.
    private let clocks: (animator: AnimationClock, alongside: AnimationClock)?
    /// The host's time now.
    private let now: CFTimeInterval

    /// The axis of the transition of `clocks`, which may not have begun, at the host's time `now`.
    init(_ clocks: (animator: AnimationClock, alongside: AnimationClock), now: CFTimeInterval) {
        self.clocks = clocks
        self.now = now
        origin = clocks.animator.startHostTime ?? now
    }

    /// An axis that begins at the host's time `origin`.
    init(origin: CFTimeInterval, now: CFTimeInterval) {
        clocks = nil
        self.origin = origin
        self.now = now
    }

    /// The begin of `animation`, which is on `layer`, in seconds of the axis.
    func begin(of animation: ListedAnimation, on layer: CALayer) -> Double {
        switch animation.begin {
        case .time(let time): animation.clock.map { seconds(time, of: $0) } ?? seconds(time, of: layer)
        case .afterFirstFrame(let delay): animation.clock.map { start(of: $0) + delay } ?? now - origin + delay
        case .afterStart(let delay, let start):
            animation.clock.map { self.start(of: $0) + delay } ?? start - origin + delay
        }
    }

    /// The start of a transition whose clock is `clock`.
    private func start(of clock: AnimationClock) -> Double {
        if let clocks, clock === clocks.animator || clock === clocks.alongside { return 0 }
        return clock.startHostTime.map { $0 - origin } ?? 0
    }

    private func seconds(_ time: CFTimeInterval, of clock: AnimationClock) -> Double {
        start(of: clock) + time - (clock.start ?? time)
    }

    /// Of a layer within the transition's container time is the transition's; where time stands on the way it is as far from
    /// now as it is there.
    private func seconds(_ time: CFTimeInterval, of layer: CALayer) -> Double {
        if let clock = clocks?.animator, let start = clock.start, let local = layer.time(time, in: clock.layer) {
            return local - start
        }
        if let host = layer.time(time, in: nil) { return host - origin }
        return now - origin + time - layer.localTime(atHostTime: now)
    }
}
