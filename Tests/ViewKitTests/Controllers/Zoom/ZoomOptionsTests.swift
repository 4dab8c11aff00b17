import Testing

@testable import ViewKit

/// The options of a zoom, presentations, and sources that are not there.
@MainActor @Suite struct ZoomOptionsTests {
    private let rig = ZoomRig()

    @Test func theOptionsAreCopied() {
        rig.options.dimmingColor = .red
        let screen = rig.zoomed()
        rig.options.dimmingColor = .blue
        guard case .zoom(let kept, _) = screen.preferredTransition?.kind else { return #expect(Bool(false)) }
        #expect(kept !== rig.options && kept.dimmingColor == .red)
    }

    @Test(arguments: [true, false]) func theAppDecidesWhetherADragBegins(_ answer: Bool) {
        var asked: [UIViewController.Transition.ZoomOptions.InteractionContext] = []
        rig.options.interactiveDismissShouldBegin = {
            asked.append($0)
            return answer
        }
        rig.push()
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 90))
        #expect(rig.isTransitioning == answer && asked.count == 1)
        #expect(
            asked.first.map { $0.willBegin && $0.velocity.dy > 100 && $0.location.x == 100 && $0.location.y > 60 }
                == true)
        rig.lift()
        rig.finish()
    }

    /// At the top of what scrolls the screen is pulled; further down the content is.
    @Test(arguments: [(0.0, true), (50, false)]) func contentThatScrollsGoesFirst(_ offset: CGFloat, begins: Bool) {
        let screen = rig.push()
        let scrollView = rig.host.run { UIScrollView(frame: screen.view.bounds) }
        rig.host.run {
            scrollView.contentSize = CGSize(width: 200, height: 900)
            screen.view.addSubview(scrollView)
            scrollView.contentOffset.y = offset
        }
        rig.step()
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 90))
        #expect(rig.isTransitioning == begins)
        #expect((scrollView.contentOffset.y < offset) != begins)
        rig.lift()
        rig.finish()
    }

    @Test func theAlignmentRectangleLiesOverTheSource() throws {
        rig.options.alignmentRectProvider = { [rig] context in
            #expect(context.sourceView === rig.square && context.zoomedViewController.isViewLoaded)
            return CGRect(x: 50, y: 10, width: 80, height: 80)
        }
        rig.push(finishes: false)
        let stage = try #require(rig.animator?.stage)
        #expect(stage.geometry.alignment == CGRect(x: 50, y: 10, width: 80, height: 80))
        #expect(stage.geometry.source == ZoomRig.place)
        rig.finish()
    }

    /// Without a source, or with one that is in no window, the screen comes out of the middle and fades.
    @Test(arguments: [true, false]) func aSourceThatIsNotThere(_ isGiven: Bool) throws {
        rig.source = isGiven ? rig.host.run { UIView() } : nil
        rig.push(finishes: false)
        let stage = try #require(rig.animator?.stage)
        #expect(!stage.geometry.hasSource && abs(stage.geometry.source.midX - 100) < 1e-9)
        #expect(rig.finish() && rig.names == ["A", "B"] && rig.reports.isEmpty)
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 100))
        rig.lift()
        #expect(rig.finish() && rig.names == ["A"] && rig.reports.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen, .currentContext])
    func aPresentationZooms(_ style: UIModalPresentationStyle) {
        let screen = rig.zoomed()
        rig.host.run {
            screen.modalPresentationStyle = style
            rig.navigation.present(screen, animated: true)
        }
        rig.step()
        #expect(rig.animator?.stage != nil && rig.questions == ["navigation > B"])
        #expect(rig.finish() && screen.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200))
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 15))
        rig.lift()
        #expect(rig.finish() && rig.navigation.presentedViewController === screen)
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 100))
        rig.lift()
        #expect(rig.finish() && rig.navigation.presentedViewController == nil)
        #expect(rig.reports.isEmpty && rig.host.window.subviews.count == 1 && rig.root.view.window != nil)
    }

    @Test func aModalScreenStays() {
        let screen = rig.zoomed()
        rig.host.run {
            screen.isModalInPresentation = true
            rig.navigation.present(screen, animated: true)
        }
        rig.finish()
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 100))
        #expect(!rig.isTransitioning)
        rig.lift()
    }

    @Test func aDelegateWithAnAnimatorComesFirst() {
        let stack = TransitionRig()
        stack.show()
        let screen = stack.screen("B")
        stack.host.run {
            screen.preferredTransition = .zoom { _ in nil }
            stack.navigation.pushViewController(screen, animated: true)
        }
        #expect(stack.navigation.activeTransition?.animator is LoggingAnimator)
        #expect(stack.finish() && stack.names == ["A", "B"])
    }

    @Test func aTransitionThatWasTakenBackHasNoGesture() {
        let screen = rig.push()
        rig.host.run { screen.preferredTransition = nil }
        #expect(screen.view.gestureRecognizers?.isEmpty ?? true)
        rig.press(SIMD2(100, 60))
        rig.move(by: SIMD2(0, 100))
        #expect(!rig.isTransitioning)
        rig.lift()
    }

    @Test(arguments: [("coverVertical", UIModalTransitionStyle.coverVertical), ("crossDissolve", .crossDissolve)])
    func theOtherTransitionsAreThoseOfTheStyles(_ name: String, style: UIModalTransitionStyle) {
        let screen = rig.screen("B")
        rig.host.run {
            screen.preferredTransition = style == .coverVertical ? .coverVertical : .crossDissolve
            rig.navigation.pushViewController(screen, animated: true)
        }
        rig.step()
        #expect(rig.transition?.animator is ModalAnimator, "\(name)")
        #expect(rig.finish() && rig.names == ["A", "B"])
        rig.host.run { _ = rig.navigation.popViewController(animated: true) }
        #expect(rig.finish() && rig.names == ["A"] && rig.reports.isEmpty)
    }

    /// Nothing keeps the screen, the canvas or the gestures once it has gone.
    @Test func nothingIsKept() {
        weak var kept: UIViewController?
        do {
            let screen = rig.push()
            kept = screen
            rig.press(SIMD2(100, 60))
            rig.move(by: SIMD2(0, 100))
            rig.lift()
            rig.finish()
        }
        rig.step()
        #expect(kept == nil)
    }
}
