import Testing

@testable import ViewKit

@MainActor @Suite struct NavigationTests {
    private let rig = TransitionRig()

    init() { rig.show() }

    private func interact(_ body: (UIPercentDrivenInteractiveTransition) -> Void) {
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        body(driver)
        rig.finish()
        rig.interaction = nil
    }

    /// Whether a touch in the middle reaches a screen.
    private var screensTakeTouches: Bool {
        rig.host.run { rig.container.hitTest(CGPoint(x: 100, y: 100), with: nil) !== rig.container }
    }

    @Test func onlyATransitionThatAGestureDrivesTakesTouches() {
        #expect(screensTakeTouches)
        rig.push("B")
        #expect(!screensTakeTouches)
        rig.finish()
        #expect(screensTakeTouches)
        interact { driver in
            rig.pop()
            #expect(screensTakeTouches)
            rig.host.run { driver.finish() }
        }
        #expect(screensTakeTouches)
    }

    @Test func whileATransitionRunsNothingIsPopped() {
        rig.push("B")
        rig.pop()
        rig.finish()
        #expect(rig.names == ["A", "B"])
        rig.host.run { rig.navigation.pushViewController(rig.root, animated: true) }
        #expect(rig.names == ["A", "B"] && !rig.isTransitioning)
    }

    @Test func theRootStays() {
        rig.pop()
        rig.pop(animated: false)
        #expect(rig.names == ["A"] && !rig.isTransitioning)
    }

    @Test func aScreenMayMoveOnAsSoonAsItAppeared() {
        let second = rig.screen("B")
        second.whenAppeared = { [rig] in rig.push("C") }
        rig.host.run { rig.navigation.pushViewController(second, animated: true) }
        #expect(rig.finish())
        #expect(rig.names == ["A", "B", "C"])
        #expect(rig.container.subviews == [rig.navigation.topViewController?.view])
    }

    @Test(arguments: [true, false]) func aScreenThatLeftMayComeBackAtOnce(pops: Bool) {
        let second = rig.screen("B")
        let push = { [rig] in rig.host.run { rig.navigation.pushViewController(second, animated: true) } }
        if pops {
            push()
            rig.finish()
            rig.root.whenAppeared = push
            rig.pop()
            rig.finish()
        } else {
            rig.root.whenAppeared = push
            interact { driver in
                push()
                rig.interaction = nil
                rig.host.run { driver.cancel() }
            }
        }
        #expect(rig.names == ["A", "B"])
        #expect(second.parent === rig.navigation && second.view.superview === rig.container)
        #expect(!second.isMovingToParent && !second.isMovingFromParent)
    }

    @Test func screensKnowThatTheyMove() {
        var states: [String] = []
        let second = rig.screen("B")
        let note = { (controller: LoggingViewController) in
            states.append("\(controller.name) \(controller.isMovingToParent) \(controller.isMovingFromParent)")
        }
        rig.root.whenAppearing = note
        second.whenAppearing = note
        rig.host.run { rig.navigation.pushViewController(second, animated: true) }
        rig.finish()
        interact { driver in
            rig.pop()
            rig.host.run { driver.cancel() }
        }
        // Back in place, the screen that was to leave no longer does.
        #expect(states == ["B true false", "A false false", "B false false"])
    }

    @Test func theHostCancelsATransitionThatAGestureDrives() {
        interact { driver in
            rig.push("B")
            rig.host.run {
                driver.update(0.9)
                rig.host.layers.transitions.cancel()
            }
        }
        #expect(rig.names == ["A"])
    }
}
