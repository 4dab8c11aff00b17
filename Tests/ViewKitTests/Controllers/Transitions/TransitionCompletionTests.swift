import Motion
import Testing

@testable import ViewKit

/// The motion of a transition after the gesture's release.
@Suite struct TransitionCompletionTests {
    private func course(_ spring: Spring, from position: Double, _ velocity: Double, to target: Double) -> [Double] {
        let start = MotionState(position: position, velocity: velocity)
        let settling = TransitionCompletion.spring(SpringMotion(spring: spring, from: start, to: target, at: 1))
        return (0...120).map { settling.state(at: 1 + Double($0) / 60).position }
    }

    /// However fast it is flicked, a screen without a bounce stops where it belongs.
    @Test(arguments: [0.5, 2, 4, 9, 40, 200], [0.0, 0.05, 0.3, 0.8, 1])
    func aSpringWithoutABounceStaysBetweenTheScreens(speed: Double, progress: Double) {
        for (target, velocity) in [(1.0, speed), (0, -speed), (1, -min(speed, 40) / 40), (0, min(speed, 40) / 40)] {
            let course = course(.smooth, from: progress, velocity, to: target)
            #expect(course.allSatisfy { $0 > -0.02 && $0 < 1.02 }, "to \(target) at \(velocity)")
            guard (target == 1) == (velocity > 0) else { continue }
            #expect(course.allSatisfy { (0...1).contains($0) } && abs(course[120] - target) < 1e-6)
            let steps = zip(course, course.dropFirst()).map { ($1 - $0) * (target == 1 ? 1 : -1) }
            #expect(steps.allSatisfy { $0 >= 0 })
        }
    }

    @Test func whatIsHeldBeyondTheEndComesBackToItAndStays() {
        let course = course(.smooth, from: 1.1, -60, to: 1)
        #expect(course[0] == 1.1 && course.dropFirst().allSatisfy { $0 == 1 || $0 > 1 } && course.last == 1)
    }

    @Test func aBounceGoesBeyond() {
        let course = course(.bouncy, from: 0.5, 6, to: 1)
        #expect(course.contains { $0 > 1.02 })
    }

    /// Its arrival is its end: nobody has to wait for what does not move.
    @Test func itIsSettledOnceItHasArrived() {
        let motion = SpringMotion(spring: .smooth, from: MotionState(position: 0.3, velocity: -8), to: 0, at: 0)
        let settling = TransitionCompletion.spring(motion)
        #expect(settling.state(at: 0).velocity == -8 && settling.state(at: 0.01).velocity < -5)
        #expect(!settling.isSettled(at: 0.03, within: 1e-3) && settling.isSettled(at: 0.08, within: 1e-3))
        #expect(motion.settlingTime(within: 1e-3) > 0.3)
    }
}
