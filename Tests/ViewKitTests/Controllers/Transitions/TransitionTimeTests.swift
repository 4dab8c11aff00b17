import TestSupport
import Testing

@testable import ViewKit

/// Time in a container that a gesture stops, and what runs longer than its transition.
@MainActor @Suite struct TransitionTimeTests {
    private let rig = TransitionRig()
    private let driver = UIPercentDrivenInteractiveTransition()

    init() { rig.show() }

    /// Two steps, the second of which starts in the completion of the first.
    @Test(arguments: [true, false]) func aChainGoesOnAfterTheGesture(finishes: Bool) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let chain = ChainAnimator()
        chain.view = view
        let delegate = StackDelegate(chain, interaction: driver)
        rig.navigation.delegate = delegate
        rig.push("B")
        rig.step()
        rig.host.run { driver.update(0.5) }
        rig.step()
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        while !chain.isInSecondStep, rig.time < 5 { rig.step() }
        rig.step(0.25)
        #expect(abs((view.layer.presentation()?.position.y ?? 0) - 55) < 3, "half-way through the second step")
        rig.finish()
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]))
        #expect(rig.reports.isEmpty)
    }

    @Test func whatRunsLongerGoesOnAfterTheCompletion() {
        let long = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.show(long)
        var end: Bool?
        rig.animator?.whenAnimating = { _ in
            UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
                long.center.x = 105
            } completion: {
                end = $0
            }
        }
        rig.push("B")
        rig.finish()
        let start = rig.time
        #expect(start < 0.7 && end == nil)
        rig.step(0.5)
        #expect(abs((long.layer.presentation()?.position.x ?? 0) - 5 - (rig.time - 1.0 / 60) * 50) < 3)
        rig.step(1.5)
        #expect(end == true)
    }

    /// An animation that ran in the container before a gesture stopped its time is scrubbed with it, and goes on without a jump.
    @Test func whatRanBeforeTheGestureGoesOn() {
        let spinner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.run {
            rig.root.view.addSubview(spinner)
            UIView.animate(withDuration: 10, delay: 0, options: .curveLinear) { spinner.center.x = 105 }
        }
        rig.step(1)
        let before = spinner.layer.presentation()?.position.x ?? .nan
        rig.interaction = driver
        rig.push("B")
        rig.step()
        rig.host.run { driver.update(0.4) }
        rig.step(1)
        let held = spinner.layer.presentation()?.position.x ?? .nan
        // The container's time is at 0.4 of half a second; the view makes 10 points a second.
        #expect(abs(held - before - 2) < 0.2)
        rig.host.run { driver.cancel() }
        rig.finish()
        let after = spinner.layer.presentation()?.position.x ?? .nan
        #expect(abs(after - before) < 0.3)
        rig.step(1)
        #expect(abs((spinner.layer.presentation()?.position.x ?? .nan) - after - 10) < 0.5)
    }

    /// An animator whose duration says less than its animations take is waited for.
    @Test func anHonestAnimatorIsNotCutShort() {
        rig.animator?.duration = 4
        let slow = SlowAnimator(inner: rig.animator)
        let delegate = StackDelegate(slow)
        rig.navigation.delegate = delegate
        rig.push("B")
        rig.step(3.9)
        #expect(rig.isTransitioning && rig.reports.isEmpty)
        rig.step(0.3)
        #expect(!rig.isTransitioning && rig.reports.isEmpty && rig.names == ["A", "B"])
    }

    /// An interaction controller of one's own reports its progress, and what runs beside the transition follows it.
    @Test(arguments: [true, false]) func whatRunsBesideFollowsAnyInteraction(finishes: Bool) throws {
        let interaction = PlainInteraction()
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.show(beside)
        rig.interaction = interaction
        rig.push("B")
        rig.host.run {
            _ = rig.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in beside.center.x = 105 })
        }
        rig.step(0.5)
        let context = try #require(interaction.context)
        for progress in [0.25, 0.75, 0.5] {
            rig.host.run { context.updateInteractiveTransition(progress) }
            rig.step()
            #expect(abs((beside.layer.presentation()?.position.x ?? .nan) - 5 - 100 * progress) < 1e-6)
        }
        rig.host.run { finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition() }
        rig.step(0.1)
        let fraction = finishes ? 0.7 : 0.3
        #expect(abs((beside.layer.presentation()?.position.x ?? .nan) - 5 - 100 * fraction) < 4)
        rig.step(0.4)
        #expect(abs((beside.layer.presentation()?.position.x ?? .nan) - (finishes ? 105 : 5)) < 1e-6)
        rig.host.run { context.completeTransition(finishes) }
        #expect(beside.layer.animationKeys() == nil)
    }
}

/// Animates in two steps of half a second, one after the other.
@MainActor private final class ChainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var view = UIView()
    private(set) var isInSecondStep = false

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.5
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        transitionContext.containerView.addSubview(view)
        UIView.animate(withDuration: 0.5) {
            self.view.center.x = 105
        } completion: { _ in
            self.isInSecondStep = true
            UIView.animate(withDuration: 0.5) {
                self.view.center.y = 105
            } completion: { _ in
                self.view.removeFromSuperview()
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }
}

/// Says that it takes no time, and takes as long as another.
@MainActor private final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let inner: LoggingAnimator?

    init(inner: LoggingAnimator?) { self.inner = inner }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        inner?.animateTransition(using: transitionContext)
    }
}
