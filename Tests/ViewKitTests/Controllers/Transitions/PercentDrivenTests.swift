import Motion
import Testing

@testable import ViewKit

@MainActor @Suite struct PercentDrivenTests {
    private let rig = TransitionRig()
    private let driver = UIPercentDrivenInteractiveTransition()
    private let pushed: LoggingViewController

    init() {
        rig.show()
        rig.interaction = driver
        pushed = rig.push("B")
        rig.step()
    }

    private func complete(with completion: TransitionSettings.Completion) {
        rig.host.layers.transitionSettings.completion = completion
    }

    /// Progress that shows, by where the pushed screen is on its way from 200 to 0.
    private var shown: Double { 1 - rig.shownX(pushed) / 200 }

    @Test func scrubbingIsLinearAlthoughTheAnimatorIsNot() {
        #expect(driver.duration == 0.5)
        for progress in [0, 0.1, 0.25, 0.5, 0.8, 0.33, 1, 0.9] {
            rig.host.run { driver.update(progress) }
            rig.step()
            #expect(abs(shown - progress) < 1e-9)
        }
        rig.step(3)
        #expect(abs(shown - 0.9) < 1e-9, "time does not move it")
        #expect(rig.isTransitioning)
    }

    /// As from a task that runs while no host is current.
    @Test(arguments: [true, false]) func itSettlesOnItsOwnHost(finishes: Bool) {
        rig.host.run { driver.update(0.4) }
        rig.step()
        finishes ? driver.finish() : driver.cancel()
        #expect(rig.finish())
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]))
        #expect(rig.reports.isEmpty)
    }

    /// An interaction controller of an app's own that lets a driver do its work.
    private final class Wrapper: NSObject, UIViewControllerInteractiveTransitioning {
        let driver = UIPercentDrivenInteractiveTransition()

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            driver.startInteractiveTransition(transitionContext)
        }
    }

    @Test func aDriverWithinAnotherControllerMovesWhatRunsAlongside() {
        let rig = TransitionRig()
        let wrapper = Wrapper()
        let bystander = UIView()
        rig.show()
        rig.interaction = wrapper
        rig.host.run {
            rig.navigation.view.addSubview(bystander)
            rig.navigation.pushViewController(rig.screen("B"), animated: true)
            _ = rig.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in bystander.alpha = 0 })
        }
        for progress in [0.25, 0.75] {
            rig.host.run { wrapper.driver.update(progress) }
            rig.step()
            let shown = Double(rig.host.run { bystander.layer.presentation()?.opacity ?? -1 })
            #expect(abs(shown - (1 - progress)) < 1e-6)
        }
        wrapper.driver.finish()
        #expect(rig.finish() && bystander.alpha == 0 && rig.names == ["A", "B"])
    }

    /// One that plays by itself has no pointer, and so no velocity of one.
    @Test func aDrivenTransitionThatPlaysHasNoVelocityOfAPointer() {
        let rig = TransitionRig()
        let driver = UIPercentDrivenInteractiveTransition()
        driver.wantsInteractiveStart = false
        rig.show()
        rig.interaction = driver
        rig.push("B")
        rig.step(0.2)
        #expect(rig.isTransitioning && rig.host.layers.transitions.velocity == nil)
    }

    /// A listener of the gesture's end may stop the transition and release it again: that release counts, alone.
    @Test func aListenerThatReleasesAgainReleasesOnce() {
        var releases = 0
        rig.host.layers.transitions.onRelease = { _ in releases += 1 }
        var isFirst = true
        rig.host.run {
            rig.navigation.transitionCoordinator?.notifyWhenInteractionChanges { [driver] _ in
                guard isFirst else { return }
                isFirst = false
                driver.pause()
                driver.finish()
            }
            driver.update(0.4)
        }
        rig.step()
        rig.host.run { driver.finish() }
        #expect(releases == 1)
        #expect(rig.finish() && rig.names == ["A", "B"])
    }

    @Test(arguments: [(-0.5, 0.0, 0.0), (1.5, 1.5, 1), (1e300, 1e300, 1), (-1e300, 0, 0)])
    func beyondItsEnds(_ value: Double, kept: Double, shows: Double) {
        rig.host.run { driver.update(value) }
        rig.step()
        #expect(Double(driver.percentComplete) == kept)
        #expect(abs(shown - shows) < 1e-9)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity]) func whatIsNotFiniteIsIgnored(_ value: Double) {
        rig.host.run { driver.update(0.3) }
        rig.host.run { driver.update(value) }
        rig.step()
        #expect(driver.percentComplete == 0.3)
        #expect(abs(shown - 0.3) < 1e-9)
    }

    @Test func hugeProgressUnderAPointerEndsAsWell() {
        rig.point(.began, y: 100)
        for (index, value) in [0.1, 1e300, -1e300, 1e-300, 1e200].enumerated() {
            rig.point(.moved, y: 100 + Double(index + 1))
            rig.host.run { driver.update(value) }
            rig.step()
        }
        rig.host.run { driver.finish() }
        #expect(rig.finish())
        #expect(rig.names == ["A", "B"])
    }

    /// The finger that went down first rests, the other one drags: the middle goes half as fast as that.
    @Test(arguments: [1, 2]) func theFingerThatMovesSaysHowFast(moving: Int) throws {
        var release: TransitionRelease?
        rig.host.layers.transitions.onRelease = { release = $0 }
        func fingers(_ phase: TouchSample.Phase, _ way: Double) {
            rig.host.window.handle(
                [1, 2].map { finger in
                    TouchSample(
                        pointer: finger, phase: phase,
                        location: SIMD2(Double(finger) * 40, 20 + (finger == moving ? way : 0)), timestamp: rig.time)
                })
        }
        fingers(.began, 0)
        for index in 1...12 {
            rig.step()
            fingers(.moved, Double(index) * 10)
            // The middle of both makes 200 points of the way.
            rig.host.run { driver.update(Double(index) * 5 / 200) }
        }
        rig.host.run { driver.finish() }
        // 10 points in a frame are 600 a second: 300 of the middle, 1.5 ways.
        #expect(abs((try #require(release)).velocity - 1.5) < 0.02)
        #expect(abs((try #require(release?.travel)) - 400) < 1)
        rig.finish()
    }

    /// Seconds from letting go at `progress` until the transition is over, to a frame.
    private func tail(from progress: Double, finishes: Bool) -> Double {
        rig.host.run { driver.update(progress) }
        rig.step()
        let start = rig.time
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        #expect(rig.finish())
        return rig.time - start
    }

    @Test(arguments: [
        (0.2, 1.0, 0.4), (0.8, 1, 0.1), (0.2, 2, 0.2), (0.2, 0.5, 0.8), (1, 1, 0), (0.2, Double.infinity, 0),
    ])
    func uikitFinishesInTheRestOfItsTime(_ progress: Double, speed: Double, seconds: Double) {
        complete(with: .uikit)
        driver.completionSpeed = speed
        // A frame shows the end, the next one is over.
        #expect(abs(tail(from: progress, finishes: true) - seconds) <= 2.01 / TransitionRig.rate)
        #expect(rig.names == ["A", "B"])
    }

    @Test(arguments: [(0.2, 0.1), (0.8, 0.4), (0.0, 0.0)])
    func uikitCancelsInTheTimeThatPassed(_ progress: Double, seconds: Double) {
        complete(with: .uikit)
        #expect(abs(tail(from: progress, finishes: false) - seconds) <= 2.01 / TransitionRig.rate)
        #expect(rig.names == ["A"])
    }

    @Test(arguments: [0, -1, Double.nan]) func aSpeedThatIsNoneStillEnds(_ speed: Double) {
        complete(with: .uikit)
        driver.completionSpeed = speed
        rig.host.run { driver.update(0.999) }
        rig.host.run { driver.finish() }
        #expect(rig.finish())
    }

    @Test(arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear])
    func uikitsRestFollowsTheCurve(_ curve: UIView.AnimationCurve) {
        complete(with: .uikit)
        driver.completionCurve = curve
        rig.host.run { driver.update(0.4) }
        rig.step()
        let start = rig.time
        rig.host.run { driver.finish() }
        for _ in 0..<17 {
            rig.step()
            let x = (rig.time - start) / 0.3
            #expect(abs(shown - (0.4 + 0.6 * curve.bezier.value(at: x))) < 1e-6)
        }
    }

    @Test(arguments: [true, false]) func aSpringSettlesToAQuarterOfAPixel(finishes: Bool) {
        complete(with: .spring(Spring.smooth))
        rig.host.run { driver.update(0.5) }
        rig.step()
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        var last = shown
        while rig.isTransitioning {
            last = shown
            rig.step()
        }
        // The transition is as long as the container is high, 200 pixels, where no pointer says otherwise.
        #expect(abs((finishes ? 1 : 0) - last) * 200 <= 0.25)
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]))
    }

    @Test func aSpringWithoutDampingEndsAfterTenSeconds() throws {
        complete(with: .spring(try Spring(duration: 0.5, bounce: 1)))
        #expect(abs(tail(from: 0.5, finishes: true) - 10) <= 2.01 / TransitionRig.rate)
        #expect(rig.names == ["A", "B"])
    }

    @Test func pausingHoldsWhatShows() {
        complete(with: .spring(Spring.smooth))
        rig.host.run { driver.update(0.2) }
        rig.step()
        rig.host.run { driver.finish() }
        rig.step(0.1)
        rig.host.run { driver.pause() }
        let held = shown
        #expect((0.2...0.99).contains(held) && abs(driver.percentComplete - held) < 1e-9)
        rig.step(2)
        #expect(shown == held && rig.isTransitioning)
        rig.host.run { driver.update(held + 0.001) }
        rig.step()
        #expect(abs(shown - held - 0.001) < 1e-9)
        rig.host.run { driver.cancel() }
        #expect(rig.finish())
        #expect(rig.names == ["A"])
    }

    @Test func withoutAnInteractiveStartItRunsByItself() {
        rig.host.run { driver.cancel() }
        rig.finish()
        driver.wantsInteractiveStart = false
        rig.push("C")
        #expect(rig.navigation.transitionCoordinator?.isInteractive == false)
        #expect(rig.navigation.transitionCoordinator?.initiallyInteractive == false)
        let start = rig.time
        rig.host.run { driver.update(0.1) }
        #expect(rig.finish())
        #expect(abs(rig.time - start - 0.5) <= 2.01 / TransitionRig.rate)
        #expect(rig.names == ["A", "C"])
    }
}
