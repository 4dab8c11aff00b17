import Testing

@testable import ViewKit
@testable import iOSSamples

/// A transition that runs by itself is taken hold of, scrubbed and let go; what runs beside it keeps step.
@MainActor @Suite struct PausableTransitionTests {
    private final class Delegate: NSObject, UINavigationControllerDelegate {
        let transition = PausableTransition()

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { transition }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { transition }
    }

    private let rig = TransitionRig()
    private let delegate = Delegate()
    private let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    private let pushed: LoggingViewController

    init() {
        rig.show()
        rig.host.show(beside)
        rig.navigation.delegate = delegate
        pushed = rig.screen("B")
    }

    private func push() {
        rig.host.run {
            rig.navigation.pushViewController(pushed, animated: true)
            rig.navigation.transitionCoordinator?.animate(alongsideTransition: { [beside] _ in
                beside.center.x = 105
            })
        }
        rig.step()
    }

    /// The progress of the new screen and of the animation alongside.
    private var shown: (inside: Double, beside: Double) {
        (
            Double((pushed.view.layer.presentation() ?? pushed.view.layer).opacity),
            ((beside.layer.presentation() ?? beside.layer).position.x - 5) / 100
        )
    }

    private func expectStep(_ tolerance: Double = 1e-6, sourceLocation: SourceLocation = #_sourceLocation) {
        let (inside, beside) = shown
        #expect(abs(inside - beside) < tolerance, "\(inside), \(beside)", sourceLocation: sourceLocation)
    }

    @Test func byItself() {
        push()
        for _ in 0..<12 {
            rig.step()
            expectStep()
        }
        #expect((0.3...0.5).contains(shown.inside), "\(shown)")
        #expect(rig.finish())
        #expect(rig.names == ["A", "B"] && delegate.transition.log == ["ended true"] && rig.reports.isEmpty)
    }

    @Test(arguments: [true, false]) func takenHoldOf(finishes: Bool) throws {
        push()
        rig.step(0.2)
        let driver = try #require(delegate.transition.driver)
        var heard: [String] = []
        let coordinator = try #require(rig.navigation.transitionCoordinator)
        coordinator.notifyWhenInteractionChanges { heard.append("\($0.isInteractive) \($0.isCancelled)") }
        let before = shown.inside
        rig.host.run { driver.pauseAnimation() }
        rig.step(0.5)
        #expect(abs(shown.inside - before) < 1e-6)
        expectStep()
        for step in [0.1, 0.2, -0.15] {
            rig.host.run { driver.updateInteraction(by: step) }
            rig.step()
            expectStep()
        }
        #expect(
            abs(shown.inside - before - 0.15) < 1e-6 && coordinator.isInteractive && !coordinator.initiallyInteractive)
        rig.host.run { driver.endInteraction(at: finishes ? .end : .start) }
        #expect(rig.finish())
        #expect(heard == ["true false", "false \(!finishes)"])
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]) && rig.reports.isEmpty)
        #expect(delegate.transition.log == ["ended \(finishes)"])
        #expect(beside.layer.animationKeys() == nil)
    }

    @Test(arguments: [true, false]) func fromItsStart(finishes: Bool) throws {
        delegate.transition.initiallyInteractive = true
        push()
        let driver = try #require(delegate.transition.driver)
        rig.step(0.5)
        #expect(shown == (0, 0))
        for _ in 0..<4 {
            rig.host.run { driver.updateInteraction(by: 0.1) }
            rig.step()
            expectStep()
        }
        rig.host.run { driver.endInteraction(at: finishes ? .end : .start) }
        #expect(rig.finish())
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]) && rig.reports.isEmpty)
    }
}
