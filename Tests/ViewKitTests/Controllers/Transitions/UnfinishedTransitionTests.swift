import Testing

@testable import ViewKit

/// An animator that never completes is reported a second after it should have, and the stack stays usable.
@MainActor @Suite struct UnfinishedTransitionTests {
    private let rig = TransitionRig()

    init() {
        rig.show()
        rig.animator?.completes = false
    }

    private func expectUsableStack(_ names: [String]) {
        #expect(rig.names == names)
        #expect(rig.container.subviews == [rig.navigation.topViewController?.view], "nothing covers the screen")
        #expect(rig.navigation.transitionView.transition == nil)
        rig.animator = LoggingAnimator(log: rig.log)
        rig.interaction = nil
        rig.push("C")
        #expect(rig.finish())
        #expect(rig.names == names + ["C"])
        #expect(rig.reports.count == 1)
    }

    @Test func byItself() {
        rig.push("B")
        rig.step(1.45)
        #expect(rig.isTransitioning && rig.reports.isEmpty)
        rig.step(0.1)
        #expect(!rig.isTransitioning)
        #expect(
            rig.reports == [
                "LoggingAnimator: completeTransition(_:) was not called within 0.5 s and one more. "
                    + "Call it when the animations are over, with !transitionContext.transitionWasCancelled."
            ])
        expectUsableStack(["A", "B"])
    }

    @Test(arguments: [true, false]) func afterAGesture(finishes: Bool) {
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        rig.push("B")
        rig.step(5)
        #expect(rig.reports.isEmpty, "a gesture takes as long as it takes")
        rig.host.run {
            driver.update(0.5)
            finishes ? driver.finish() : driver.cancel()
        }
        rig.step(5)
        expectUsableStack(finishes ? ["A", "B"] : ["A"])
    }

    @Test(arguments: [true, false]) func afterAnInteractionControllerOfItsOwn(finishes: Bool) throws {
        let interaction = PlainInteraction()
        rig.interaction = interaction
        rig.push("B")
        let context = try #require(interaction.context)
        rig.host.run {
            context.updateInteractiveTransition(0.25)
            #expect(rig.navigation.transitionCoordinator?.percentComplete == 0.25)
            context.updateInteractiveTransition(.nan)
            #expect(rig.navigation.transitionCoordinator?.percentComplete == 0.25)
            finishes ? context.finishInteractiveTransition() : context.cancelInteractiveTransition()
        }
        rig.step(1.6)
        expectUsableStack(finishes ? ["A", "B"] : ["A"])
    }
}

/// An interaction controller that is not percent-driven, and does nothing by itself.
@MainActor final class PlainInteraction: NSObject, UIViewControllerInteractiveTransitioning {
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
    }
}
