import TestSupport
import Testing

@testable import ViewKit
@testable import iOSSamples

/// Files in the styles in which people write animators and drivers: each runs to completion and through cancel.
@MainActor @Suite struct SampleTests {
    private nonisolated static let names = Sample.all.map(\.name)
    private nonisolated static let scrubbed = Sample.all.filter(\.isScrubbed).map(\.name)

    private func rig(_ name: String) throws -> SampleRig {
        SampleRig(try #require(Sample.all.first { $0.name == name }))
    }

    @Test(arguments: names) func runsThereAndBack(_ name: String) throws {
        let rig = try rig(name)
        for _ in 0..<2 {
            rig.go(there: true)
            #expect(rig.isTransitioning)
            rig.finish()
            rig.step(0.2)
            #expect(rig.faults(secondShows: true) == [])
            rig.go(there: false)
            #expect(rig.isTransitioning)
            rig.finish()
            rig.step(0.2)
            #expect(rig.faults(secondShows: false) == [])
        }
    }

    @Test(arguments: scrubbed, [0.0, 0.3, 0.9]) func isCancelled(_ name: String, at progress: Double) throws {
        let rig = try rig(name)
        rig.drive(there: true, to: progress, finishes: false)
        #expect(rig.faults(secondShows: false) == [])
        rig.go(there: true)
        rig.finish()
        rig.step(0.2)
        rig.drive(there: false, to: progress, finishes: false)
        #expect(rig.faults(secondShows: true) == [])
        rig.drive(there: false, to: progress, finishes: true)
        #expect(rig.faults(secondShows: false) == [])
    }

    @Test func aPresentationControllerWithADimmingView() throws {
        let rig = PresentationRig()
        rig.show()
        let manager = SlideInTransitioning()
        let presented = rig.screen("B")
        manager.direction = .bottom
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = manager
        rig.host.run { rig.root.present(presented, animated: true) }
        let container = try #require(presented.presentationController?.containerView)
        rig.step(0.1)
        let dimming = try #require(container.subviews.first)
        #expect((0.01...0.99).contains(dimming.layer.presentation()?.opacity ?? 0))
        rig.finish()
        let frame = presented.view.frame
        #expect(
            abs(frame.minY - 200.0 / 3) < 1e-9 && abs(frame.width - 200) < 1e-9 && abs(frame.height - 400.0 / 3) < 1e-9)
        #expect(rig.root.view.window === rig.host.window)
        for phase in [TouchSample.Phase.began, .ended] {
            rig.point(phase, y: 20)
            rig.step()
        }
        #expect(rig.isTransitioning, "a tap on the dimming view dismisses")
        rig.finish()
        #expect(rig.root.presentedViewController == nil && rig.host.window.subviews == [rig.root.view])
        #expect(rig.reports == [])
    }

    @Test func aContainerWithAContextOfItsOwn() {
        let rig = HostRig()
        let container = rig.host.run { OwnContainerViewController(nibName: nil, bundle: nil) }
        rig.show(container)
        let first = rig.screen("A")
        let second = rig.screen("B")
        rig.host.run { container.transition(to: first, by: FadeAnimator()) }
        rig.step()
        rig.host.run { container.transition(to: second, by: FadeAnimator()) }
        rig.step(0.1)
        #expect((0.01...0.99).contains(second.view.layer.presentation()?.opacity ?? 0))
        rig.step(0.5)
        #expect(container.children == [second] && first.view.window == nil && second.view.window != nil)
        #expect(
            rig.log.lines == [
                "A.viewDidLoad", "A.willMove(navigation)", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
                "A.viewDidAppear(false)", "A.didMove(navigation)", "B.viewDidLoad", "A.willMove(nil)",
                "B.willMove(navigation)", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "B.viewIsAppearing(true)", "A.viewDidDisappear(true)", "A.didMove(nil)", "B.viewDidAppear(true)",
                "B.didMove(navigation)",
            ])
        #expect(rig.reports == [])
    }

    @Test func aControllerThatIsItsOwnAnimator() {
        let rig = PresentationRig()
        rig.show()
        let presented = SelfTransitioningViewController(nibName: nil, bundle: nil)
        rig.host.run { rig.root.present(presented, animated: true) }
        rig.step(0.1)
        #expect((0.01...0.99).contains(presented.view.layer.presentation()?.opacity ?? 0))
        rig.finish()
        for phase in [TouchSample.Phase.began, .ended] {
            rig.point(phase, y: 20)
            rig.step()
        }
        rig.finish()
        #expect(rig.root.presentedViewController == nil && rig.reports == [])
    }

    private func swipe(_ rig: HostRig, to end: Double, seconds: Double) {
        for step in 0...10 {
            let place = SIMD2(2 + (end - 2) * Double(step) / 10, 100)
            rig.host.window.handle([
                TouchSample(phase: step == 0 ? .began : .moved, location: place, timestamp: rig.time)
            ])
            rig.step(seconds / 10)
        }
        rig.host.window.handle([TouchSample(phase: .ended, location: SIMD2(end, 100), timestamp: rig.time)])
    }

    /// The pan's own rule: more than half of the distance, as the finger stands still at the end.
    @Test(arguments: [(180.0, true), (60, false)]) func aDelegateWithAPan(_ end: Double, pops: Bool) {
        let rig = TransitionRig()
        let coordinator = NavigationCoordinator()
        coordinator.navigationController = rig.navigation
        rig.show()
        rig.push("B")
        rig.finish()
        swipe(rig, to: end, seconds: 0.5)
        rig.finish()
        #expect(rig.names == (pops ? ["A"] : ["A", "B"]))
        #expect(rig.reports == [])
    }

    @Test(arguments: [(150.0, true), (70, false)]) func aDriverThatOwnsItsGesture(_ end: Double, pops: Bool) {
        let rig = TransitionRig()
        rig.show()
        let top = rig.push("B")
        rig.finish()
        let driver = SwipeInteractionController(viewController: top) { [weak rig] in rig?.pop() }
        rig.interaction = driver
        swipe(rig, to: end, seconds: 0.4)
        #expect(!driver.interactionInProgress)
        rig.finish()
        #expect(rig.names == (pops ? ["A"] : ["A", "B"]) && rig.reports == [])
    }

    @Test(arguments: [true, false]) func anInteractionOfItsOwn(finishes: Bool) {
        let rig = TransitionRig()
        rig.show()
        rig.push("B")
        rig.finish()
        let interaction = OwnInteraction()
        rig.interaction = interaction
        rig.pop()
        for progress in [0.2, 0.5, 0.4] {
            rig.host.run { interaction.move(to: progress) }
            rig.step()
            #expect(rig.navigation.transitionCoordinator?.percentComplete == CGFloat(progress))
        }
        rig.host.run { interaction.end(finished: finishes) }
        rig.finish()
        #expect(rig.names == (finishes ? ["A"] : ["A", "B"]) && rig.reports == [])
    }

    /// A release was known of percent drivers alone.
    @Test(arguments: [true, false]) func theReleaseOfAnInteractionOfItsOwnIsKnown(finishes: Bool) throws {
        let rig = TransitionRig()
        var releases: [TransitionRelease] = []
        rig.host.layers.transitions.onRelease = { releases.append($0) }
        rig.show()
        rig.push("B")
        rig.finish()
        let interaction = OwnInteraction()
        rig.interaction = interaction
        rig.point(.began, y: 20)
        rig.pop()
        for index in 1...12 {
            rig.step()
            rig.point(.moved, y: 20 + Double(index) * 10)
            rig.host.run { interaction.move(to: Double(index) / 20) }
        }
        rig.point(.ended, y: 140)
        rig.host.run { interaction.end(finished: finishes) }
        rig.finish()
        let release = try #require(releases.first)
        #expect(releases.count == 1 && release.finishes == finishes && release.progress == 0.6)
        // 10 points in a frame are 600 a second, of 200.
        #expect(abs(release.velocity - 3) < 0.05 && abs((release.travel ?? 0) - 200) < 1, "\(release)")
    }

    /// A finger takes a running property animator, turns it round and lets go.
    @Test func anInterruptibleTransitionIsTakenInFlight() {
        let rig = TransitionRig()
        let animator = InterruptibleSlideAnimator()
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = StackDelegate(animator, interaction: driver)
        driver.wantsInteractiveStart = false
        rig.navigation.delegate = delegate
        rig.show()
        let pushed = rig.push("B")
        #expect(rig.navigation.transitionCoordinator?.isInterruptible == true)
        var shown: CGFloat { pushed.view.layer.presentation()?.affineTransform().tx ?? .nan }
        rig.step(0.1)
        let before = shown
        #expect((1...199).contains(before))
        rig.host.run { driver.pause() }
        rig.step()
        #expect(abs(shown - before) < 1e-6, "it stays where it is")
        #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
        rig.step(1)
        #expect(abs(shown - before) < 1e-6)
        rig.host.run { driver.update(0.5) }
        rig.step()
        #expect(abs(shown - 100) < 1e-3)
        rig.host.run { driver.cancel() }
        rig.finish()
        #expect(rig.names == ["A"] && rig.reports == [])
        #expect(CATransform3DIsIdentity(pushed.view.layer.transform))
    }

    /// An animation that runs beside it stops with it, where it is.
    @Test func whatRunsBesideAnInterruptedTransitionStaysWhereItIs() {
        let rig = TransitionRig()
        let animator = InterruptibleSlideAnimator()
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = StackDelegate(animator, interaction: driver)
        driver.wantsInteractiveStart = false
        rig.navigation.delegate = delegate
        rig.show()
        let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.window.addSubview(badge)
        rig.push("B")
        rig.host.run {
            _ = rig.navigation.transitionCoordinator?.animate(alongsideTransition: { _ in badge.transform.tx = 100 })
        }
        var shown: CGFloat { badge.layer.presentation()?.affineTransform().tx ?? .nan }
        rig.step(0.1)
        rig.host.run { driver.pause() }
        let progress = driver.percentComplete
        rig.step()
        #expect(abs(shown - 100 * progress) < 1e-6)
        rig.step(1)
        #expect(abs(shown - 100 * progress) < 1e-6)
        rig.host.run { driver.update(0.25) }
        rig.step()
        #expect(abs(shown - 25) < 1e-6)
        rig.host.run { driver.finish() }
        rig.finish()
        rig.step()
        #expect(rig.navigation.viewControllers.count == 2 && badge.layer.animationKeys() == nil && rig.reports == [])
    }

    /// The published page curl requests a curl of `animate`, which ignores transitions, and does not complete.
    @Test func theSeedsPageCurlDoesNotCurlAndIsReportedOnce() throws {
        let rig = PresentationRig()
        rig.show()
        let presented = rig.screen("B")
        let delegate = MyTransitioningDelegate()
        rig.host.run {
            presented.modalPresentationStyle = .custom
            presented.transitioningDelegate = delegate
            rig.root.present(presented, animated: true) { rig.log.add("presented") }
        }
        rig.step()
        let container = try #require(presented.presentationController?.containerView)
        #expect(container.layer.sublayers?.contains { $0 is PageTurnLayer } == false, "the option is ignored")
        rig.step(0.3)
        #expect(rig.isTransitioning, "it waits for the completion that does not come")
        #expect(!presented.view.isHidden && container.subviews == [presented.view])
        rig.finish()
        #expect(rig.reports.count == 1)
        #expect(
            rig.reports.first?.hasPrefix("PageCurlAnimatedTransitioning: completeTransition(_:) was not called") == true
        )
        #expect(rig.log.lines.contains("presented") && rig.root.presentedViewController === presented)
        // The window is not locked: what is presented can be dismissed.
        rig.host.run { presented.dismiss(animated: true) }
        rig.finish()
        #expect(rig.root.presentedViewController == nil && rig.reports.count == 1)
    }

    /// The published magic move completes with what its animation says, which is true also after a cancel.
    @Test func theSeedsMagicMoveIsRolledBackAndReported() {
        let rig = TransitionRig()
        let driver = UIPercentDrivenInteractiveTransition()
        let delegate = StackDelegate(MagicMoveSeedAnimator(), interaction: driver)
        let (lower, upper) = rig.host.run { (PictureScreen(), PictureScreen()) }
        upper.pictureFrame = CGRect(x: 0, y: 0, width: 200, height: 150)
        rig.host.run { rig.navigation.setViewControllers([lower], animated: false) }
        rig.navigation.delegate = delegate
        rig.show()
        rig.host.run { rig.navigation.pushViewController(upper, animated: true) }
        rig.step()
        rig.host.run {
            driver.update(0.4)
            driver.cancel()
        }
        rig.finish()
        #expect(rig.navigation.viewControllers == [lower])
        #expect(
            rig.reports.count == 1 && rig.reports.first?.contains("!transitionContext.transitionWasCancelled") == true)
        delegate.interaction = nil
        rig.host.run { rig.navigation.pushViewController(upper, animated: true) }
        rig.finish()
        #expect(rig.navigation.viewControllers == [lower, upper])
        #expect(!lower.imageView.isHidden && !upper.imageView.isHidden)
    }
}
