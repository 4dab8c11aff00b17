import Testing

@testable import ViewKit
@testable import iOSSamples

/// Transitions meet other changes on their way, and screens come again that went before.
@MainActor @Suite struct OverlapTests {
    private func check(
        _ rig: HostRig, _ screen: LoggingViewController, _ appearance: AppearanceState, inWindow: Bool,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(screen.appearance == appearance, "\(screen.name)", sourceLocation: sourceLocation)
        let window = screen.viewIfLoaded?.window
        #expect(
            (window === rig.host.window) == inWindow, "\(screen.name)", sourceLocation: sourceLocation)
    }

    /// Its animations end as it leaves, and with them the transition, wherever the finger goes.
    @Test(arguments: [true, false]) func aTabThatLeavesWhileItsScreenIsDragged(finishes: Bool) {
        let rig = TransitionRig()
        let other = rig.screen("T")
        let driver = UIPercentDrivenInteractiveTransition()
        let tabs = rig.host.run { UITabBarController() }
        rig.host.run { tabs.viewControllers = [rig.navigation, other] }
        rig.show(tabs)
        let pushed = rig.push("B", animated: false)
        rig.interaction = driver
        rig.pop()
        rig.step()
        rig.host.run { driver.update(0.4) }
        rig.step()
        rig.host.run { tabs.selectedIndex = 1 }
        rig.step()
        rig.host.run { driver.update(0.6) }
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        #expect(rig.finish())
        rig.step(0.2)
        check(rig, other, .appeared, inWindow: true)
        check(rig, rig.root, .disappeared, inWindow: false)
        check(rig, pushed, .disappeared, inWindow: false)
        #expect(rig.names == ["A"] && rig.navigation.children.count == 1 && pushed.parent == nil)
        rig.host.run { tabs.selectedIndex = 0 }
        rig.step()
        check(rig, rig.root, .appeared, inWindow: true)
        check(rig, pushed, .disappeared, inWindow: false)
        #expect(rig.container.subviews.count == 1 && rig.reports == [])
    }

    @Test(arguments: [true, false]) func severalScreensGoAtOnce(finishes: Bool) {
        let rig = TransitionRig()
        rig.show()
        let screens = ["B", "C", "D"].map { rig.push($0, animated: false) }
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        let gone = rig.host.run { rig.navigation.popToRootViewController(animated: true) }
        #expect(gone == screens)
        rig.host.run { driver.update(0.5) }
        rig.step()
        rig.host.run { finishes ? driver.finish() : driver.cancel() }
        rig.finish()
        #expect(rig.names == (finishes ? ["A"] : ["A", "B", "C", "D"]))
        check(rig, rig.root, finishes ? .appeared : .disappeared, inWindow: finishes)
        check(rig, screens[2], finishes ? .disappeared : .appeared, inWindow: !finishes)
        for screen in screens {
            #expect((screen.parent == nil) == finishes && !screen.isMovingFromParent)
        }
        rig.interaction = nil
        rig.push("E")
        #expect(rig.finish() && rig.names.last == "E" && rig.reports == [])
    }

    @Test func aScreenThatWasAlmostPresentedIsPresentedAgain() {
        let rig = PresentationRig()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.show()
        let screen = rig.screen("B")
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = rig
        for round in 0..<4 {
            rig.interaction = round % 2 == 0 ? driver : nil
            rig.host.run { rig.root.present(screen, animated: true) }
            rig.step()
            if round % 2 == 0 {
                rig.host.run { driver.update(0.3) }
                rig.host.run { driver.cancel() }
                rig.finish()
                check(rig, screen, .disappeared, inWindow: false)
                check(rig, rig.root, .appeared, inWindow: true)
                #expect(!screen.isBeingPresented && screen.presentingViewController == nil)
            } else {
                rig.finish()
                check(rig, screen, .appeared, inWindow: true)
                #expect(screen.view.frame == rig.host.window.bounds)
                rig.dismiss()
                rig.finish()
                check(rig, screen, .disappeared, inWindow: false)
            }
        }
        #expect(rig.host.window.subviews == [rig.root.view] && rig.reports == [])
    }

    @Test(arguments: [true, false]) func theTimeOfTheContainersLayerScrubsAsWell(finishes: Bool) {
        let rig = TransitionRig()
        rig.show()
        rig.step(0.3)
        let interaction = rig.host.run {
            LayerTimeInteraction(animator: rig.animator ?? LoggingAnimator(log: rig.log))
        }
        rig.interaction = interaction
        let pushed = rig.push("B")
        rig.step()
        for progress in [0.2, 0.7, 0.5] {
            rig.host.run { interaction.update(progress) }
            rig.step()
            #expect(
                abs(
                    rig.shownX(pushed) - 200
                        * (1 - UIView.AnimationCurve.easeInOut.bezier.value(at: progress))) < 1e-6)
        }
        rig.step(1)
        #expect(rig.isTransitioning)
        rig.host.run { finishes ? interaction.finish() : interaction.cancel() }
        #expect(rig.finish())
        #expect(rig.names == (finishes ? ["A", "B"] : ["A"]))
        #expect(
            rig.container.layer.speed == 1 && rig.container.layer.beginTime == 0
                && rig.container.layer.timeOffset == 0)
        check(rig, finishes ? pushed : rig.root, .appeared, inWindow: true)
    }
}
