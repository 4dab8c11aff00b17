import Testing

@testable import ViewKit

/// Screens that are pushed while a transition runs: they come when it is over.
@MainActor @Suite struct AwaitedPushTests {
    private let rig = TransitionRig()

    @Test(arguments: [true, false]) func twoPushesInOneTurnAreBothOnTheStack(animated: Bool) {
        rig.show()
        let screens = [rig.screen("B"), rig.screen("C"), rig.screen("D")]
        rig.host.run {
            rig.navigation.pushViewController(screens[0], animated: true)
            rig.navigation.pushViewController(screens[1], animated: animated)
            rig.navigation.pushViewController(screens[2], animated: animated)
        }
        #expect(rig.names == ["A", "B", "C", "D"] && rig.navigation.topViewController === screens[2])
        rig.finish()
        rig.step(0.1)
        #expect(rig.names == ["A", "B", "C", "D"] && rig.reports.isEmpty && !rig.isTransitioning)
        #expect(rig.navigation.transitionView.subviews == [screens[2].view])
        rig.pop()
        rig.finish()
        #expect(rig.names == ["A", "B", "C"])
    }

    @Test func aScreenIsPushedOnce() {
        rig.show()
        let screen = rig.screen("C")
        rig.push("B")
        rig.host.run {
            rig.navigation.pushViewController(screen, animated: true)
            rig.navigation.pushViewController(screen, animated: true)
        }
        rig.finish()
        #expect(rig.names == ["A", "B", "C"] && rig.reports.count == 1)
    }

    /// A screen that is pushed during a pop is on top after it, whether the pop finishes or is cancelled.
    @Test(arguments: [true, false]) func aPushOutlivesAPopThatAGestureDrives(finishes: Bool) {
        rig.show()
        rig.push("B")
        rig.finish()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        rig.pop()
        rig.step()
        rig.interaction = nil
        rig.host.run {
            driver.update(0.5)
            rig.navigation.pushViewController(rig.screen("C"), animated: true)
        }
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        rig.finish()
        #expect(rig.names == (finishes ? ["A", "C"] : ["A", "B", "C"]) && rig.reports.isEmpty)
    }

    @Test func aStackThatIsSetWaits() {
        rig.show()
        rig.push("B")
        let screen = rig.screen("C")
        rig.host.run { rig.navigation.setViewControllers([screen], animated: false) }
        rig.finish()
        #expect(rig.names == ["C"] && rig.reports.isEmpty)
    }
}
