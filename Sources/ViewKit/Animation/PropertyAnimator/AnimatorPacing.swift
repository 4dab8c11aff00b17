import Motion

/// A timing curve provider made into numbers: over the fraction of time, the fraction of the way.
struct AnimatorPacing {
    /// Seconds from start to end; at least 0.
    let duration: TimeInterval
    private let bezier: CubicBezier?
    /// The springs of x and y; nil for none.
    private let springs: (x: Spring, y: Spring)?
    /// In ways per second; the second part is that of y.
    private let velocity: SIMD2<Double>

    /// The pacing of `provider` over `duration` seconds; springs from constants take the time that they take.
    @MainActor init(_ provider: any UITimingCurveProvider, duration: TimeInterval) {
        let usable = duration > 0 && duration.isFinite ? duration : 0
        let type = provider.timingCurveType
        let parameters = type == .spring || type == .composed ? provider.springTimingParameters : nil
        let cubic = type == .spring && parameters != nil ? nil : provider.cubicTimingParameters?.bezier ?? .easeInOut
        guard let parameters else {
            self.init(duration: usable, bezier: cubic, springs: nil, velocity: .zero)
            return
        }
        let velocity = SIMD2(Double(parameters.initialVelocity.dx), Double(parameters.initialVelocity.dy))
        switch parameters.definition {
        case .ratio(let ratio):
            let x = Spring.settling(in: usable, dampingRatio: ratio, velocity: velocity.x)
            let y = Spring.settling(in: usable, dampingRatio: ratio, velocity: velocity.y)
            self.init(duration: x.isImmediate ? 0 : usable, bezier: cubic, springs: (x, y), velocity: velocity)
        case .spring(let spring):
            let time = max(
                spring.settlingDuration(initialVelocity: velocity.x, allowsOverdamping: true),
                spring.settlingDuration(initialVelocity: velocity.y, allowsOverdamping: true))
            self.init(duration: time, bezier: cubic, springs: (spring, spring), velocity: velocity)
        }
    }

    private init(
        duration: TimeInterval, bezier: CubicBezier?, springs: (x: Spring, y: Spring)?, velocity: SIMD2<Double>
    ) {
        self.duration = duration
        self.bezier = bezier
        self.springs = springs
        self.velocity = velocity
    }

    /// Whether the two parts of a position move differently.
    var splitsPositions: Bool { springs != nil && velocity.x != velocity.y }

    /// The fraction of the way at `time`, 0 to 1 of the duration; `axis` 1 stands for y.
    func value(at time: Double, axis: Int = 0) -> Double {
        if time <= 0 { return 0 }
        let paced = bezier?.value(at: min(1, time)) ?? min(1, time)
        guard let springs else { return paced }
        guard duration > 0 else { return 1 }
        let start = MotionState(position: -1, velocity: velocity[axis])
        return 1 + (axis == 0 ? springs.x : springs.y).state(from: start, after: paced * duration).position
    }

    /// The least time, 0 to 1, at which the way of x has come to `value`; where it never does, when it comes closest.
    func time(for value: Double) -> Double {
        if springs == nil { return bezier?.x(for: value) ?? min(1, max(0, value)) }
        if value <= 0 { return 0 }
        let steps = 512
        var best = (time: 0.0, distance: Double.infinity)
        for step in 1...steps {
            let time = Double(step) / Double(steps)
            let reached = self.value(at: time)
            if reached >= value { return crossing(of: value, between: time - 1 / Double(steps), and: time) }
            if value - reached < best.distance { best = (time, value - reached) }
        }
        return best.time
    }

    private func crossing(of value: Double, between low: Double, and high: Double) -> Double {
        var low = low
        var high = high
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if self.value(at: middle) < value { low = middle } else { high = middle }
        }
        return high
    }
}
