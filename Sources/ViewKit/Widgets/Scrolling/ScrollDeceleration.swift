import Motion

/// The deceleration of content along one axis, as a function of time: it slows down, meets an end, and stops.
///
/// Nothing is stepped, so that the rate of frames changes nothing, and position and velocity are continuous throughout.
/// Positions are in points, times in seconds of the host's clock.
struct ScrollDeceleration: Sendable {
    private enum Trajectory: Sendable {
        case slowing(Decay, MotionState)
        case spring(SpringMotion)
        case curve(CubicBezier, from: Double, duration: Double)
    }

    private let trajectory: Trajectory
    private let startTime: Double
    /// The spring that takes over where the content meets the end; nil without one.
    private let bounce: SpringMotion?
    /// The position at which the content comes to rest.
    private(set) var target: Double
    /// The time at which it rests there, or is within the tolerance of it.
    let endTime: Double
    /// The distance by which the content was moved from outside meanwhile.
    private var shift = 0.0

    /// Content that is let go in the state `start`: it decays, and springs back from an end of `range` where it `bounces`,
    /// otherwise stops there. Both are over within `tolerance`.
    init(
        releasing start: MotionState, at time: Double, decay: Decay, in range: ClosedRange<Double>, bounces: Bool,
        tolerance: Double
    ) {
        let resting = start.position + decay.restingDistance(velocity: start.velocity)
        let end = min(max(resting, range.lowerBound), range.upperBound)
        let goesOut =
            resting < range.lowerBound ? start.position < end : resting > range.upperBound && start.position > end
        if goesOut {
            self.init(landingFrom: start, at: time, on: end, spring: .scrollEnd, tolerance: tolerance)
        } else {
            self.init(
                slowing: start, at: time, decay, to: end, meetsEnd: end != resting, bounces: bounces,
                tolerance: tolerance)
        }
    }

    /// Content that decays from the state `start` until it rests at `end`, or `meetsEnd` before.
    private init(
        slowing start: MotionState, at time: Double, _ decay: Decay, to end: Double, meetsEnd: Bool, bounces: Bool,
        tolerance: Double
    ) {
        trajectory = .slowing(decay, start)
        startTime = time
        target = end
        guard meetsEnd, let meeting = decay.time(from: start.velocity, toDistance: end - start.position) else {
            bounce = nil
            let distance = decay.restingDistance(velocity: start.velocity)
            endTime = time + decay.time(from: distance, toSpeed: tolerance)
            return
        }
        let velocity = decay.state(velocity: start.velocity, after: meeting).velocity
        let contact = MotionState(position: end, velocity: velocity)
        bounce = bounces ? SpringMotion(spring: .scrollEnd, from: contact, to: end, at: time + meeting) : nil
        endTime = bounce?.settlingTime(within: tolerance) ?? time + meeting
    }

    /// Content that a spring takes from the state `start` to `target`.
    init(landingFrom start: MotionState, at time: Double, on target: Double, spring: Spring, tolerance: Double) {
        let motion = SpringMotion(spring: spring, from: start, to: target, at: time)
        trajectory = .spring(motion)
        startTime = time
        bounce = nil
        self.target = target
        endTime = motion.settlingTime(within: tolerance)
    }

    /// Content that is let go in the state `start` and comes to rest at `target`, which it reaches without passing it.
    init(releasing start: MotionState, at time: Double, on target: Double, tolerance: Double) {
        let distance = target - start.position
        // A critical spring passes its target where v₀ > ω₀·d.
        let needed = distance == 0 ? 0 : start.velocity / distance
        let frequency = max(Spring.smooth.undampedAngularFrequency, needed)
        let spring = frequency.isFinite ? Spring.critical(frequency: frequency) : .smooth
        self.init(landingFrom: start, at: time, on: target, spring: spring, tolerance: tolerance)
    }

    /// Content that is scrolled from one position to another in `duration` seconds, slow at both ends.
    init(from start: Double, to target: Double, at time: Double, duration: Double) {
        trajectory = .curve(.easeInOut, from: start, duration: duration)
        startTime = time
        bounce = nil
        self.target = target
        endTime = time + duration
    }

    /// Position and velocity at `time`; the target itself from `endTime` on.
    func state(at time: Double) -> MotionState {
        if time >= endTime { return MotionState(position: target) }
        var state: MotionState
        if let bounce, time >= bounce.startTime {
            state = bounce.state(at: time)
        } else {
            state = firstState(at: time)
        }
        state.position += shift
        return state
    }

    private func firstState(at time: Double) -> MotionState {
        switch trajectory {
        case .slowing(let decay, let start):
            var state = decay.state(velocity: start.velocity, after: time - startTime)
            state.position += start.position
            return state
        case .spring(let motion): return motion.state(at: time)
        case .curve(let bezier, let from, let duration):
            let x = min(1, max(0, (time - startTime) / duration))
            let distance = target - shift - from
            return MotionState(
                position: from + distance * bezier.value(at: x), velocity: distance * bezier.slope(at: x) / duration)
        }
    }

    /// Shifts the remaining motion and its target by `distance`, after the content was moved from outside.
    mutating func move(by distance: Double) {
        shift += distance
        target += distance
    }
}
