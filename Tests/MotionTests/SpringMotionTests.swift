import Motion
import Testing

@Suite struct SpringMotionTests {
    @Test func startsExactlyWhereItIsPut() {
        let start = MotionState(position: 0.1 + 0.2, velocity: -0.7)
        let motion = SpringMotion(spring: .snappy, from: start, to: 1 / 3.0, at: 123.456)
        #expect(motion.state(at: 123.456) == start)
        #expect(motion.state(at: 0) == start)
    }

    /// Done means that the jump to the target is invisible, however the motion began.
    @Test(arguments: try sampleSprings().filter { $0.damping > 0 })
    func endsWithinTheTolerance(_ spring: Spring) {
        for velocity in [-8.0, 0, 8] {
            let motion = SpringMotion(
                spring: spring, from: MotionState(position: 0.35, velocity: velocity / spring.response), to: 1, at: 50)
            let tolerance = 0.25 / 506
            let end = motion.settlingTime(within: tolerance)
            #expect(motion.isSettled(at: end, within: tolerance))
            #expect(!motion.isSettled(at: 50 + (end - 50) * 0.999, within: tolerance))
            for step in 0...100 {
                let time = 50 + (end - 50) * (1 + Double(step) / 50)
                #expect(abs(motion.state(at: time).position - 1) <= tolerance * (1 + 1e-9))
            }
        }
    }

    @Test func retargetingBeforeTheStartMovesNothing() {
        let motion = SpringMotion(spring: .smooth, from: MotionState(position: 0.2, velocity: 1), to: 1, at: 5)
        let next = motion.retargeted(to: 0, at: 3)
        #expect(next.startTime == 5 && next.start == motion.start && next.target == 0)
    }
}
