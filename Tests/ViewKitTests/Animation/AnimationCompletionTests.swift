import LayerTree
import Testing

@testable import ViewKit

/// When the completion of an animation block runs, and what it is told.
@MainActor @Suite struct AnimationCompletionTests {
    let host = TestHost()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let log = Log()

    init() { host.show(view) }

    /// The arguments of completions, with the time of the frame.
    final class Log {
        var lines: [String] = []
    }

    private func animate(_ name: String, duration: TimeInterval = 1, delay: TimeInterval = 0, _ changes: () -> Void) {
        host.run {
            UIView.animate(withDuration: duration, delay: delay, animations: changes) { [log, host] finished in
                log.lines.append("\(name) \(finished) at \(host.layers.mediaTime)")
            }
        }
    }

    private func frames(_ times: Double...) {
        for time in times { host.frame(at: time) }
    }

    @Test func runsWhenTheLastAnimationEnds() {
        animate("move") {
            view.center.x = 50
            view.alpha = 0
        }
        frames(0, 0.5, 0.99)
        #expect(log.lines == [])
        frames(1)
        #expect(log.lines == ["move true at 1.0"])
    }

    @Test func delaysCount() {
        animate("move", delay: 2) { view.center.x = 50 }
        frames(0, 2.9)
        #expect(log.lines == [])
        frames(3)
        #expect(log.lines == ["move true at 3.0"])
    }

    @Test func withoutDurationItRunsInTheNextFrame() {
        animate("jump", duration: 0) { view.center.x = 50 }
        #expect(view.layer.animationKeys() == nil)
        #expect(log.lines == [])
        frames(0.25)
        #expect(log.lines == ["jump true at 0.25"])
    }

    @Test(arguments: [-1, .nan, -.infinity, .infinity] as [Double])
    func unusableDurationsChangeAtOnce(_ duration: Double) {
        animate("jump", duration: duration) { view.center.x = 50 }
        #expect(view.layer.animationKeys() == nil)
        frames(0.25)
        #expect(log.lines == ["jump true at 0.25"])
    }

    @Test func whereNothingChangesItRunsInTheNextFrame() {
        animate("nothing") {}
        #expect(log.lines == [])
        frames(0.25)
        #expect(log.lines == ["nothing true at 0.25"])
    }

    @Test func anInterruptedOpacityEndsAtOnceUnfinished() {
        animate("first") { view.alpha = 0 }
        frames(0, 0.5)
        animate("second") { view.alpha = 1 }
        #expect(log.lines == ["first false at 0.5"])
        frames(0.5, 1.5)
        #expect(log.lines == ["first false at 0.5", "second true at 1.5"])
    }

    @Test func positionsRunOnAndBothFinish() {
        animate("first") { view.center.x = 50 }
        frames(0, 0.5)
        animate("second") { view.center.x = 5 }
        #expect(log.lines == [])
        frames(0.5, 1, 1.5)
        #expect(log.lines == ["first true at 1.0", "second true at 1.5"])
    }

    @Test func removingTheAnimationsEndsUnfinished() {
        animate("move") { view.center.x = 50 }
        frames(0, 0.5)
        view.layer.removeAllAnimations()
        #expect(log.lines == ["move false at 0.5"])
    }

    @Test func leavingTheWindowEndsUnfinished() {
        let outer = UIView()
        host.run {
            host.window.addSubview(outer)
            outer.addSubview(view)
        }
        animate("move") { view.center.x = 50 }
        frames(0, 0.5)
        host.run { outer.removeFromSuperview() }
        #expect(log.lines == ["move false at 0.5"])
        #expect(view.layer.animationKeys() == nil)
    }

    @Test func movingWithinTheWindowEndsNothing() {
        let other = UIView()
        host.run { host.window.addSubview(other) }
        animate("move") { view.center.x = 50 }
        frames(0, 0.5)
        host.run { other.addSubview(view) }
        #expect(log.lines == [])
        frames(1)
        #expect(log.lines == ["move true at 1.0"])
    }

    @Test func innerBlocksHaveTheirOwnCompletion() {
        animate("outer") {
            view.center.x = 50
            UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
                view.alpha = 0
            } completion: { [log] in
                log.lines.append("inner \($0)")
            }
        }
        frames(0, 1)
        #expect(log.lines == ["outer true at 1.0"])
        frames(2)
        #expect(log.lines == ["outer true at 1.0", "inner true"])
    }

    @Test func aChainStartsInTheFrameInWhichTheFirstEnds() throws {
        host.run {
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                view.center.x = 105
            } completion: { [view] _ in
                UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.center.x = 205 }
            }
        }
        frames(0, 1)
        #expect(abs(try #require(view.layer.presentation()).position.x - 105) < 1e-9)
        frames(1.5)
        #expect(abs(try #require(view.layer.presentation()).position.x - 155) < 1e-9)
    }

    @Test func aTransitionsClockPacesAndEndsWhatIsMadeForIt() throws {
        let container = CALayer()
        host.window.layer.addSublayer(container)
        let clock = host.run { AnimationClock(layer: container, start: nil, duration: 1) }
        host.layers.animations.clock = clock
        animate("scrubbed") { view.center.x = 105 }
        host.layers.animations.clock = nil
        frames(0)
        host.run {
            clock.isScrubbed = true
            container.speed = 0
            container.timeOffset = 0.25
        }
        frames(7)
        // Even, although the block eases in and out.
        #expect(abs(try #require(view.layer.presentation()).position.x - 30) < 1e-9)
        #expect(log.lines == [])
        host.run { host.layers.animations.finish(clock) }
        #expect(log.lines == ["scrubbed true at 7.0"])
    }
}
