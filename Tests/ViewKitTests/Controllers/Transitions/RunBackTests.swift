import Testing

@testable import ViewKit

/// A transition that plays by itself goes back to its start when a tool cancels it.
@MainActor @Suite struct RunBackTests {
    private let rig = TransitionRig()

    init() { rig.show() }

    private func cancel() { rig.host.layers.transitions.cancel() }

    @Test func itGoesBackTheWayItCame() {
        let screen = rig.push("B")
        var places: [Double] = []
        for _ in 0..<12 {
            rig.step()
            places.append(rig.shownX(screen))
        }
        cancel()
        // The first of the places is the start, where the transition is over.
        for place in places.dropFirst().dropLast().reversed() {
            rig.step()
            #expect(abs(rig.shownX(screen) - place) < 1e-6)
        }
        rig.step()
        #expect(!rig.isTransitioning)
        #expect(rig.names == ["A"])
        #expect(rig.container.subviews == [rig.root.view])
        #expect(rig.navigation.transitionView.transition == nil && rig.container.layer.speed == 1)
    }

    @Test func theAnimatorLearnsOfIt() {
        rig.push("B")
        rig.step(0.2)
        cancel()
        #expect(rig.animator?.context?.transitionWasCancelled == true)
        #expect(rig.finish())
        #expect(rig.log.lines.suffix(1) == ["animationEnded(false)"])
        #expect(rig.reports.isEmpty)
    }

    @Test func itTakesAsLongAsTheWayThere() {
        rig.animator?.duration = 3
        rig.push("B")
        rig.step(2.5)
        cancel()
        rig.step(2.4)
        cancel()
        #expect(rig.isTransitioning, "a second wish changes nothing")
        rig.step(0.2)
        #expect(!rig.isTransitioning && rig.reports.isEmpty)
    }

    @Test func oneThatHasShownNothingEndsAtOnce() {
        rig.push("B")
        cancel()
        rig.step(0.05)
        #expect(!rig.isTransitioning)
        #expect(rig.names == ["A"])
    }

    @Test func whatAnotherKindOfControllerDrivesIsLeftToIt() throws {
        let interaction = PlainInteraction()
        rig.interaction = interaction
        rig.push("B")
        cancel()
        rig.step(0.1)
        rig.host.run { interaction.context?.finishInteractiveTransition() }
        cancel()
        rig.step(0.1)
        #expect(rig.isTransitioning)
        rig.host.run { interaction.context?.completeTransition(true) }
        #expect(rig.names == ["A", "B"])
    }

    @Test func anAnimatorThatNeverCompletesIsReported() {
        rig.animator?.completes = false
        rig.push("B")
        rig.step(0.2)
        cancel()
        rig.step(1.3)
        #expect(!rig.isTransitioning)
        #expect(rig.reports.count == 1)
        #expect(rig.names == ["A"])
    }
}
