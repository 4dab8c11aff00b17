import Motion

/// A press that stopped a settling transition, or took over one that a tool held, and the drag that it begins.
@MainActor struct TransitionGrab {
    /// The location of the press, in the window's coordinates, in points.
    private let pressed: SIMD2<Double>
    /// The location from which progress counts, likewise.
    private var origin: SIMD2<Double>
    /// The progress that the pointer stands for at the origin: that which showed, without the resistance beyond the ends.
    private let progress: Double
    /// The motion that was stopped, at `time` of the host's clock; nil where a tool held the transition.
    let stopped: TransitionCompletion?
    let time: CFTimeInterval
    /// The time of the press, in seconds of the samples' clock.
    private let timestamp: TimeInterval
    /// The number of the pointer's samples since then.
    var moveCount = 0

    /// The remainder below which every drag onward begins the next transition; with more left only a quick one does.
    private static let onwardRemainder = 0.1
    /// Resistance beyond the ends, that of a scroll view as long as the whole distance.
    static let resistance = RubberBand(dimension: 1)
    /// More than rounding takes from a distance, in points.
    private static let rounding = 1e-3

    /// The press of `touch` that stopped `completion`, if any, while `shown` showed, at `time` of the host's clock.
    init(of completion: TransitionCompletion?, by touch: UITouch, showing shown: Double, at time: CFTimeInterval) {
        pressed = touch.windowLocation
        origin = pressed
        progress = Self.resistance.unclamp(shown, to: 0...1)
        stopped = completion
        self.time = time
        timestamp = touch.timestamp
    }

    /// Whether `touch` has gone as far as a drag goes to be one, however few samples tell of it.
    func isDrag(of touch: UITouch) -> Bool {
        let distance = touch.windowLocation - pressed
        return (distance * distance).sum().squareRoot() >= UIPanGestureRecognizer.recognitionDistance(of: touch.type)
    }

    /// The gradient of a drag of `touch` that takes the transition over, once it has gone far enough to be one: the length of
    /// a container of `size` along the longer axis of the drag is the whole distance. Nil before; progress counts from
    /// there on.
    mutating func takeover(
        by touch: UITouch, _ direction: TransitionSettings.TakeoverDirection, in size: CGSize
    ) -> SIMD2<Double>? {
        let distance = touch.windowLocation - origin
        let isHorizontal = abs(distance.x) > abs(distance.y)
        let length = Double(isHorizontal ? size.width : size.height)
        guard isDrag(of: touch), length > 0 else { return nil }
        origin = touch.windowLocation
        let step = (direction == .leftOrUp ? -1 : 1) / length
        return isHorizontal ? SIMD2(step, 0) : SIMD2(0, step)
    }

    /// The progress that `touch` stands for under `mapping`, without resistance.
    func progress(of touch: UITouch, under mapping: PointerMappings) -> Double {
        progress + (mapping.gradient * (touch.windowLocation - origin)).sum()
    }

    /// The samples of a new touch in place of `touch`, which has dragged the transition onward past its end; none before,
    /// and for one that goes back, or past the end slowly.
    ///
    /// The new touch begins at the press and has a sample at the place of the end, from which a drag counts that it begins:
    /// the next transition goes as far as the touch lies beyond. `progress` is that of the touch, without resistance,
    /// and `velocity` the pointer's, in progress per second.
    func samplesOnward(
        of touch: UITouch, at progress: Double, under mapping: PointerMappings, velocity: Double, tuning: ReleaseTuning
    ) -> [TouchSample] {
        guard let stopped, let travel = mapping.travel else { return [] }
        // 1 for a transition that went to its end, -1 for one that went back to its start.
        let direction = stopped.target == 1 ? 1.0 : -1
        // The progress that was left, 0 to 1; below 0 beyond the end.
        let remainder = (stopped.target - self.progress) * direction
        let slop = UIPanGestureRecognizer.recognitionDistance(of: touch.type) + Self.rounding
        let dragged = (progress - self.progress) * direction * travel
        let beyond = dragged - max(slop, remainder * travel)
        guard beyond >= 0 else { return [] }
        let velocity = velocity * direction
        // A flick carries a transition to its end from its start.
        let isFlick = tuning.decision(progress: 0, velocity: velocity).finishes
        guard remainder < Self.onwardRemainder || isFlick else { return [] }
        // The gradient is the inverse of the travel.
        let step = mapping.gradient * (travel * direction)
        let pace = velocity * travel > 1 ? 1 / (velocity * travel) : 0
        func sample(_ phase: TouchSample.Phase, _ location: SIMD2<Double>, _ time: TimeInterval) -> TouchSample {
            TouchSample(
                pointer: touch.pointer, phase: phase, location: location, timestamp: max(timestamp, time),
                type: touch.type)
        }
        return [
            sample(.began, origin, timestamp),
            sample(.moved, touch.windowLocation - step * beyond, touch.timestamp - pace * beyond),
            sample(.moved, touch.windowLocation, touch.timestamp),
        ]
    }
}
