import Motion
import Testing

@Suite struct SpringBadInputTests {
    @Test(arguments: [
        (0.0, 1.0, 1.0, "mass"), (-1, 1, 1, "mass"), (.nan, 1, 1, "mass"), (.infinity, 1, 1, "mass"),
        (1, 0, 1, "stiffness"), (1, -1, 1, "stiffness"), (1, .nan, 1, "stiffness"), (1, .infinity, 1, "stiffness"),
        (1, 1, -1, "damping"), (1, 1, .nan, "damping"), (1, 1, .infinity, "damping"),
        (1e300, 1e-300, 1, "stiffness"), (1e-300, 1e300, 1, "stiffness"), (1, 1, 1e200, "damping"),
    ])
    func impossibleConstantsAreRejected(mass: Double, stiffness: Double, damping: Double, parameter: String) throws {
        let error = #expect(throws: InvalidSpring.self) {
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
        #expect(error?.parameter == parameter)
    }

    @Test func impossibleShapesAreRejected() {
        for response in [-0.1, .nan, .infinity, 1e200] {
            #expect(throws: InvalidSpring.self) { try Spring(response: response, dampingRatio: 1) }
        }
        for ratio in [-0.1, .nan, .infinity] {
            #expect(throws: InvalidSpring.self) { try Spring(response: 0.5, dampingRatio: ratio) }
        }
        for bounce in [-1, -2, 1.01, .nan, .infinity] {
            #expect(throws: InvalidSpring.self) { try Spring(duration: 0.5, bounce: bounce) }
        }
        for duration in [-1, .nan, .infinity] {
            #expect(throws: InvalidSpring.self) { try Spring(duration: duration) }
        }
    }

    @Test func messageNamesParameterValueAndRemedy() {
        let error = #expect(throws: InvalidSpring.self) { try Spring(stiffness: 100, damping: -2) }
        #expect(error?.description == "spring: damping is -2.0. Give a finite number of 0.0 or more.")
    }

    @Test func responseOfZeroJumps() throws {
        for spring in [
            try Spring(response: 0, dampingRatio: 0.7), try Spring(duration: 0),
            try Spring(response: 1e-200, dampingRatio: 1),
            Spring.settling(in: 0, dampingRatio: 0.5), .settling(in: -1, dampingRatio: 1),
            .settling(in: .nan, dampingRatio: 1),
        ] {
            #expect(spring == .immediate && spring.isImmediate)
        }
        let spring = Spring.immediate
        let start = MotionState(position: 3, velocity: 9)
        #expect(spring.state(from: start, after: 0) == .rest && spring.state(from: start, after: 1) == .rest)
        #expect(
            spring.settlingTime(from: start, within: 1e-3) == 0 && spring.settlingBound(from: start, within: 0) == 0)
        #expect(spring.settlingDuration() == 0 && spring.overshoot(from: start) == 0 && spring.overshootFraction == 0)
        #expect(spring.response == 0 && spring.dampingRatio == 1 && spring.bounce == 0)
        #expect(spring.clampedToCritical == spring && spring.dampedAngularFrequency == nil)
    }

    @Test(arguments: try sampleSprings())
    func everyStateAndTimeHasAFiniteAnswer(_ spring: Spring) {
        let numbers: [Double] = [
            0, -1, 1, .leastNonzeroMagnitude, 1e-300, 1e300, -1.7e308, .nan, .infinity, -.infinity,
        ]
        for position in numbers {
            for velocity in numbers {
                let start = MotionState(position: position, velocity: velocity)
                for time in numbers {
                    let state = spring.state(from: start, after: time)
                    #expect(state.position.isFinite && state.velocity.isFinite)
                    #expect(!spring.settlingTime(from: start, within: time).isNaN)
                    #expect(!spring.settlingBound(from: start, within: time).isNaN)
                }
                #expect(spring.overshoot(from: start) >= 0)
                #expect(!spring.settlingDuration(initialVelocity: velocity).isNaN)
            }
        }
    }

    @Test func timesOutsideTheMotion() {
        let start = MotionState(position: 3, velocity: 9)
        for time in [0, -1, -Double.infinity, .nan] { #expect(Spring.bouncy.state(from: start, after: time) == start) }
        #expect(Spring.bouncy.state(from: start, after: .infinity) == .rest)
        #expect(Spring.bouncy.settlingTime(from: start, within: 0) == .infinity)
        #expect(Spring.bouncy.settlingTime(from: start, within: .nan) == .infinity)
        #expect(Spring.bouncy.settlingTime(from: .rest, within: 0) == 0)
    }

    @Test func motionWithoutNumbersStaysWhereItIs() {
        let start = MotionState(position: 0.3, velocity: .nan)
        let motion = SpringMotion(spring: .smooth, from: start, to: .infinity, at: .nan)
        #expect(motion.target == 0.3 && motion.start == MotionState(position: 0.3) && motion.startTime == 0)
        #expect(motion.state(at: 1) == MotionState(position: 0.3) && motion.isSettled(at: 0, within: 1e-3))
        let lost = SpringMotion(spring: .smooth, from: MotionState(position: .nan), to: 1, at: 0)
        #expect(lost.state(at: 0.1) == MotionState(position: 1))
        let nowhere = SpringMotion(spring: .smooth, from: MotionState(position: .nan), to: .nan, at: 0)
        #expect(nowhere.state(at: 0.1) == .rest)
        #expect(motion.state(at: .nan) == motion.start)
    }

    @Test func dampingRatiosOutsideTheScaleAreLimited() {
        #expect(Spring.settling(in: 0.5, dampingRatio: -3) == Spring.settling(in: 0.5, dampingRatio: 0.05))
        #expect(Spring.settling(in: 0.5, dampingRatio: .nan) == Spring.settling(in: 0.5, dampingRatio: 1))
        #expect(Spring.settling(in: 0.5, dampingRatio: .infinity) == Spring.settling(in: 0.5, dampingRatio: 1000))
        #expect(Spring.settling(in: .infinity, dampingRatio: 1) == Spring.settling(in: 1e9, dampingRatio: 1))
    }

    @Test func curvesAreDefinedEverywhere() {
        let numbers: [Double] = [0, -1, 0.5, 1, 2, 1e300, -1e300, .nan, .infinity, -.infinity]
        #expect(CubicBezier(.nan, .nan, .infinity, .nan) == .linear)
        #expect(CubicBezier(-2, 0.5, 7, 0.5) == CubicBezier(0, 0.5, 1, 0.5))
        for curve in [CubicBezier.default, CubicBezier(0, 1e300, 1, -1e300), CubicBezier(0, 0, 0, 0)] {
            for x in numbers {
                #expect(!curve.value(at: x).isNaN && !curve.slope(at: x).isNaN)
                #expect((0...1).contains(curve.x(for: x)))
            }
        }
        #expect(CubicBezier.default.value(at: .nan) == 0 && CubicBezier.default.slope(at: .nan) == 0)
        #expect(CubicBezier.easeInOut.value(at: .infinity) == 1 && CubicBezier.easeInOut.value(at: -.infinity) == 0)
    }
}
