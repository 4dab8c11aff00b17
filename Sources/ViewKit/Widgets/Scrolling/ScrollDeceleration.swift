import Motion

/// The deceleration of content along one axis, as a function of time: it slows down, meets an end, and stops.
///
/// Nothing is stepped, so that the rate of frames changes nothing, and position and velocity are continuous throughout.
/// Positions are in points, times in seconds of the host's clock.
struct ScrollDeceleration: Sendable {
    private enum Trajectory: Sendable {
        case slowing(Decay, MotionState)
        case spring(SpringMotion)
        /// Half a cosine.
        case turn(from: Double, duration: Double)
    }

    /// The speed at which content stops that slows down, in points per second, as measured.
    private static let stopSpeed = 10.0
    /// The distance from an end at which content stops that bounces back, in points, as measured.
    private static let bounceTolerance = 0.5
    /// The seconds from the last touch to the start of the motion: 0.0008 and 0.0009 fit the measured traces.
    static let startDelay = 0.00085
    /// The speed inwards with which content starts that was held beyond an end, per point beyond it: fitted to one trace.
    private static let inwardRate = 7.3

    private let trajectory: Trajectory
    /// The time at which it begins; infinite while it waits for that.
    private var startTime: Double
    /// The spring that takes over where the content meets the end; nil without one.
    private let bounce: SpringMotion?
    /// The position at which the content comes to rest.
    private(set) var target: Double
    /// The position that the delegate is told for that, within the range of the content.
    private(set) var announcedTarget: Double
    /// The time at which it rests there, or is within the tolerance of it; infinite while it waits for its beginning.
    private(set) var endTime: Double
    /// The distance by which the content was moved from outside meanwhile.
    private var shift = 0.0

    /// Content that is let go in the state `start`: it decays, and springs back from an end of `range` where it `bounces`,
    /// otherwise stops there. A spring takes what is beyond an end back to it, unless it is flicked inwards.
    init(
        releasing start: MotionState, at time: Double, decay: Decay, in range: ClosedRange<Double>, bounces: Bool
    ) {
        let resting = start.position + decay.distance(velocity: start.velocity, toSpeed: Self.stopSpeed)
        let end = min(max(resting, range.lowerBound), range.upperBound)
        let edge = min(max(start.position, range.lowerBound), range.upperBound)
        let pulled = Self.pulled(start, to: edge)
        if start.position != edge, end == edge || pulled != start {
            self.init(
                landingFrom: pulled, at: time, on: edge, spring: .scrollEnd, tolerance: Self.bounceTolerance)
        } else {
            self.init(slowing: start, at: time, decay, to: end, meetsEnd: end != resting, bounces: bounces)
            let announced = decay.announcedDistance(velocity: start.velocity, toSpeed: Self.stopSpeed)
            announcedTarget = min(max(start.position + announced, range.lowerBound), range.upperBound)
        }
    }

    /// The state in which content starts that is let go beyond the end at `end`: a held one is thrown inwards. What moves
    /// outwards loses twice its speed of that, so that a fast one goes on.
    private static func pulled(_ start: MotionState, to end: Double) -> MotionState {
        let distance = end - start.position
        let inwards = distance < 0 ? -start.velocity : start.velocity
        let pulled = max(inwards, inwardRate * distance.magnitude + 2 * min(0, inwards))
        return MotionState(position: start.position, velocity: distance < 0 ? -pulled : pulled)
    }

    /// Content that decays from the state `start` until it stops at `end`, or `meetsEnd` before.
    private init(
        slowing start: MotionState, at time: Double, _ decay: Decay, to end: Double, meetsEnd: Bool, bounces: Bool
    ) {
        trajectory = .slowing(decay, start)
        startTime = time
        target = end
        announcedTarget = end
        guard meetsEnd, let meeting = decay.time(from: start.velocity, toDistance: end - start.position) else {
            bounce = nil
            endTime = time + decay.time(from: start.velocity, toSpeed: Self.stopSpeed)
            return
        }
        let velocity = decay.state(velocity: start.velocity, after: meeting).velocity
        let contact = MotionState(position: end, velocity: velocity)
        bounce = bounces ? SpringMotion(spring: .scrollEnd, from: contact, to: end, at: time + meeting) : nil
        endTime = bounce?.settlingTime(within: Self.bounceTolerance) ?? time + meeting
    }

    /// Content that a spring takes from the state `start` to `target`.
    init(landingFrom start: MotionState, at time: Double, on target: Double, spring: Spring, tolerance: Double) {
        let motion = SpringMotion(spring: spring, from: start, to: target, at: time)
        trajectory = .spring(motion)
        startTime = time
        bounce = nil
        self.target = target
        announcedTarget = target
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

    /// Content that is scrolled from one position to another in `duration` seconds, by half a cosine, from `begin(at:)` on.
    init(from start: Double, to target: Double, duration: Double) {
        trajectory = .turn(from: start, duration: duration)
        startTime = .infinity
        bounce = nil
        self.target = target
        announcedTarget = target
        endTime = .infinity
    }

    /// Begins a motion that waits for it.
    mutating func begin(at time: Double) {
        guard startTime == .infinity, case .turn(_, let duration) = trajectory else { return }
        startTime = time
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
        case .turn(let from, let duration):
            let angle = .pi * min(1, max(0, (time - startTime) / duration))
            let radius = (target - shift - from) / 2
            return MotionState(
                position: from + radius * (1 - cos(angle)), velocity: radius * sin(angle) * .pi / duration)
        }
    }

    /// Shifts the remaining motion and its target by `distance`, after the content was moved from outside.
    mutating func move(by distance: Double) {
        shift += distance
        target += distance
        announcedTarget += distance
    }
}
