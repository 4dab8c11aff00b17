import Motion
import Testing

@testable import ViewKit

/// Springs of a damping ratio and a duration.
extension MeasuredTests {
    private struct Springs: Decodable {
        struct Sample: Decodable {
            var zeta, D, t, x: Double
            var move: [Double]
        }
        struct Tolerance: Decodable { var omegaD, x: Double }
        var iosSample: Sample
        var derivedOmegaD: [[Double]]
        var tolerance: Tolerance
    }

    @Test func springsFollowFromRatioAndDuration() throws {
        let table = try Self.table(Springs.self, "uiview_spring_law")
        for duration in [0.3, 1, 2] {
            for row in table.derivedOmegaD {
                let spring = Spring.settling(in: duration, dampingRatio: row[0])
                #expect(abs(spring.undampedAngularFrequency * duration - row[1]) <= table.tolerance.omegaD, "\(row)")
            }
            let critical = Spring.settling(in: duration, dampingRatio: 1).undampedAngularFrequency * duration
            #expect(abs(critical - 9.2334134764515865) <= table.tolerance.omegaD)
        }
    }

    /// The remaining motion is 0.001 by the law's own formula, also with an initial velocity.
    @Test func springsFollowFromVelocity() {
        for (ratio, duration) in [(0.2, 0.4), (0.5, 1.0), (0.8, 2.0), (0.95, 0.5)] {
            for velocity in [-2.0, -0.5, 0.3, 1, 1.6] {
                let spring = Spring.settling(in: duration, dampingRatio: ratio, velocity: velocity)
                let decay = ratio * spring.undampedAngularFrequency
                let damped = spring.undampedAngularFrequency * (1 - ratio * ratio).squareRoot()
                let rest = abs((decay - velocity) / damped) * exp(-decay * duration)
                #expect(abs(rest - 0.001) < 1e-12 && decay > velocity)
            }
        }
        for velocity in [-3.0, 0, 2, 6.5] {
            let frequency = Spring.settling(in: 1, dampingRatio: 1, velocity: velocity).undampedAngularFrequency
            #expect(abs((1 + frequency - velocity) * exp(-frequency) - 0.001) < 1e-12 && frequency > velocity)
        }
        // From where there is no such root, the frequency stays.
        let last = Spring.settling(in: 1, dampingRatio: 0.5, velocity: 10)
        #expect(last == Spring.settling(in: 1, dampingRatio: 0.5, velocity: 40))
        #expect(last.undampedAngularFrequency > 2)
    }

    /// The same spring in each of the three places that take a ratio and a duration.
    @Test func aViewIsWhereItWasMeasured() throws {
        let table = try Self.table(Springs.self, "uiview_spring_law")
        let sample = table.iosSample
        let runs: [(UIView) -> Void] = [
            { view in
                UIView.animate(
                    withDuration: sample.D, delay: 0, usingSpringWithDamping: sample.zeta, initialSpringVelocity: 0
                ) { view.center.x = sample.move[1] }
            },
            { view in
                UIViewPropertyAnimator(duration: sample.D, dampingRatio: sample.zeta) {
                    view.center.x = sample.move[1]
                }.startAnimation()
            },
            { view in
                let timing = UISpringTimingParameters(dampingRatio: sample.zeta, initialVelocity: .zero)
                let animator = UIViewPropertyAnimator(duration: sample.D, timingParameters: timing)
                animator.addAnimations { view.center.x = sample.move[1] }
                animator.startAnimation()
            },
        ]
        for run in runs {
            let host = TestHost()
            let view = host.run { UIView(frame: CGRect(x: sample.move[0] - 5, y: 0, width: 10, height: 10)) }
            host.show(view)
            host.run { run(view) }
            host.frame(at: 0)
            host.frame(at: sample.t)
            let x = try #require(view.layer.presentation()).position.x
            #expect(abs(x - sample.x) <= table.tolerance.x, "\(x)")
        }
    }
}
