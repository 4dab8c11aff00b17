/// A moment of the host's clock, and the local times that it means for layers and clocks.
///
/// The last times are kept: layers that animate together mostly have one superlayer and follow one clock.
@MainActor struct HostMoment {
    /// The host's time.
    let time: CFTimeInterval
    private var parent: CALayer?
    private var parentTime: CFTimeInterval
    private var clock: AnimationClock?
    private var clockTime: CFTimeInterval

    init(_ time: CFTimeInterval) {
        self.time = time
        parentTime = time
        clockTime = time
    }

    /// The time of `layer`, which is no presentation.
    mutating func localTime(of layer: CALayer) -> CFTimeInterval {
        let parent = layer.parentLayer
        if parent !== self.parent {
            self.parent = parent
            parentTime = parent?.localTime(atHostTime: time) ?? time
        }
        return layer.timing?.localTime(at: parentTime) ?? parentTime
    }

    /// The time of `clock`.
    mutating func localTime(of clock: AnimationClock) -> CFTimeInterval {
        if clock !== self.clock {
            self.clock = clock
            clockTime = clock.time(atHostTime: time)
        }
        return clockTime
    }

    /// Forgets the times; called after code that may have changed the timing of layers.
    mutating func forget() { self = HostMoment(time) }
}
