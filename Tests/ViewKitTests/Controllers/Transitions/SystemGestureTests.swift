import TestSupport
import Testing

@testable import ViewKit

/// The gestures that controllers bring along: the swipe that pops, and the drag that takes a sheet away.
@MainActor @Suite struct SystemGestureTests {
    private func swipe(_ rig: HostRig, from start: SIMD2<Double>, by way: SIMD2<Double>, seconds: Double) {
        let steps = max(2, Int(seconds * HostRig.rate))
        for step in 0...steps {
            let phase: TouchSample.Phase = step == 0 ? .began : .moved
            let place = start + way * Double(step) / Double(steps)
            rig.host.window.handle([TouchSample(phase: phase, location: place, timestamp: rig.time)])
            rig.step()
        }
        rig.host.window.handle([TouchSample(phase: .ended, location: start + way, timestamp: rig.time)])
    }

    private func stack() -> TransitionRig {
        let rig = TransitionRig()
        rig.animator = nil
        rig.show()
        rig.push("B")
        rig.finish()
        return rig
    }

    /// A rig that presented sheet B, which reports to the log.
    private func presentation(
        _ style: UIModalPresentationStyle = .pageSheet
    ) -> (PresentationRig, UIViewController, SheetLog) {
        let rig = PresentationRig()
        rig.givesAnimators = false
        rig.show()
        let sheet = rig.present("B", style)
        let delegate = SheetLog()
        sheet.presentationController?.delegate = delegate
        rig.finish()
        return (rig, sheet, delegate)
    }

    @Test(arguments: [(160.0, 0.3, ["A"]), (40, 0.6, ["A", "B"]), (60, 0.1, ["A"])])
    func aSwipeFromTheEdgePops(_ way: Double, seconds: Double, names: [String]) {
        let rig = stack()
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(way, 0), seconds: seconds)
        #expect(rig.isTransitioning)
        #expect(rig.finish() && rig.names == names)
        #expect(rig.reports.isEmpty)
        #expect(rig.navigation.interactivePopGestureRecognizer?.view === rig.navigation.view)
    }

    @Test func aSwipeFromTheMiddlePopsNothing() {
        let rig = stack()
        swipe(rig, from: SIMD2(100, 100), by: SIMD2(90, 0), seconds: 0.2)
        #expect(!rig.isTransitioning && rig.names == ["A", "B"])
    }

    @Test func aDelegateWithAnAnimatorHasItsOwnGestures() {
        let rig = stack()
        rig.animator = LoggingAnimator(log: rig.log)
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(160, 0), seconds: 0.2)
        #expect(!rig.isTransitioning && rig.names == ["A", "B"])
    }

    /// Lets each gesture begin.
    private final class Permission: NSObject, UIGestureRecognizerDelegate {}

    /// Code that puts its own delegate in the place of the recognizer's gets its animator, and drives it or lets it play.
    @Test(arguments: [true, false]) func aSwipeThatCodeLetsBeginTakesTheDelegatesAnimator(isDriven: Bool) {
        let rig = stack()
        let permission = Permission()
        rig.navigation.interactivePopGestureRecognizer?.delegate = permission
        rig.animator = LoggingAnimator(log: rig.log)
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = isDriven ? driver : nil
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(160, 0), seconds: 0.1)
        #expect(rig.isTransitioning && rig.log.lines.contains { $0.contains("animateTransition") })
        if isDriven {
            #expect(rig.navigation.transitionCoordinator?.isInteractive == true)
            rig.host.run { driver.finish() }
        }
        #expect(rig.finish() && rig.names == ["A"])
        withExtendedLifetime(permission) {}
    }

    /// Whether the swipe may begin and what moves the screens is one question.
    @Test func aSwipeAsksForAnAnimatorOnce() {
        let rig = stack()
        let delegate = StackDelegate(nil)
        rig.navigation.delegate = delegate
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(160, 0), seconds: 0.3)
        #expect(rig.finish() && rig.names == ["A"])
        #expect(delegate.questions == 1)
    }

    /// Animations alongside a sheet, or another transition of the system's, keep step with it.
    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve], [true, false])
    func whatRunsBesideKeepsStep(_ style: UIModalTransitionStyle, presents: Bool) throws {
        let rig = PresentationRig()
        rig.givesAnimators = false
        rig.show()
        let presented = rig.screen("B")
        presented.modalTransitionStyle = style
        rig.host.run { rig.root.present(presented, animated: true) }
        if !presents {
            rig.finish()
            rig.dismiss()
        }
        let beside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        rig.host.run {
            rig.host.window.addSubview(beside)
            _ = presented.transitionCoordinator?.animate(alongsideTransition: { _ in beside.center.x = 105 })
        }
        let view = try #require(presented.view)
        let (hidden, shown) = style == .coverVertical ? (285.0, 115.0) : (0, 1)
        var moved = 0
        while rig.isTransitioning {
            rig.step()
            guard rig.isTransitioning, let layer = view.layer.presentation() else { continue }
            let value = style == .coverVertical ? layer.position.y : Double(layer.opacity)
            let way = presents ? (value - hidden) / (shown - hidden) : (value - shown) / (hidden - shown)
            let besideWay = ((beside.layer.presentation()?.position.x ?? .nan) - 5) / 100
            #expect(abs(besideWay - way) < 1e-5)
            if way > 0.01, way < 0.99 { moved += 1 }
        }
        #expect(moved > 10)
    }

    @Test(arguments: [(150.0, 0.3, true), (40, 0.6, false)])
    func aSheetIsDraggedAway(_ way: Double, seconds: Double, goes: Bool) {
        let (rig, sheet, delegate) = presentation()
        swipe(rig, from: SIMD2(100, 40), by: SIMD2(0, way), seconds: seconds)
        #expect(rig.isTransitioning)
        #expect(rig.finish())
        rig.step(0.1)
        #expect((rig.root.presentedViewController == nil) == goes)
        #expect(delegate.lines == (goes ? ["may it?", "it will", "it did"] : ["may it?", "it will"]))
        #expect(delegate.hadCoordinator)
        #expect(rig.host.window.subviews.count == (goes ? 1 : 2))
        if !goes { #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 200, height: 170)) }
    }

    /// Drags to the side belong to the content of a sheet.
    @Test func aDragToTheSideTakesNoSheetAway() {
        let (rig, _, delegate) = presentation()
        swipe(rig, from: SIMD2(60, 40), by: SIMD2(80, 10), seconds: 0.3)
        #expect(!rig.isTransitioning && delegate.lines.isEmpty)
    }

    @Test func aSheetThatStays() {
        let (rig, sheet, delegate) = presentation(.automatic)
        sheet.isModalInPresentation = true
        swipe(rig, from: SIMD2(100, 40), by: SIMD2(0, 150), seconds: 0.3)
        #expect(!rig.isTransitioning && rig.root.presentedViewController === sheet)
        #expect(delegate.lines == ["may it?", "it may not"])
    }

    /// The screen that a container shows keeps the sheet around it; one that does not show does not.
    @Test(arguments: [true, false]) func theContentOfASheetKeepsIt(_ shows: Bool) {
        let rig = PresentationRig()
        rig.givesAnimators = false
        rig.show()
        let content = rig.screen("B")
        content.isModalInPresentation = true
        let tabs = rig.host.run {
            let stack = UINavigationController(rootViewController: content)
            if !shows { stack.pushViewController(rig.screen("C"), animated: false) }
            let tabs = UITabBarController()
            tabs.viewControllers = [stack]
            return tabs
        }
        let delegate = SheetLog()
        tabs.presentationController?.delegate = delegate
        rig.host.run { rig.root.present(tabs, animated: true) }
        rig.finish()
        swipe(rig, from: SIMD2(100, 40), by: SIMD2(0, 150), seconds: 0.3)
        rig.finish()
        #expect((rig.root.presentedViewController === tabs) == shows)
        #expect(delegate.lines == (shows ? ["may it?", "it may not"] : ["may it?", "it will", "it did"]))
        #expect(delegate.hadCoordinator != shows)
    }

    /// The delegate of a sheet that was dragged away presents the next one.
    @Test func aDelegatePresentsWhereASheetHasGone() {
        let (rig, _, delegate) = presentation()
        delegate.whenGone = { [log = rig.log, root = rig.root] in
            log.add("gone, \(root.presentedViewController == nil)")
            root.present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
        }
        swipe(rig, from: SIMD2(100, 40), by: SIMD2(0, 150), seconds: 0.3)
        rig.finish()
        #expect(rig.log.lines.suffix(2) == ["B.viewDidDisappear(true) being dismissed", "gone, true"])
        #expect(rig.root.presentedViewController is UIAlertController && rig.reports == [])
    }

    /// The animator's own gestures would drive it; ours only begins it.
    @Test func aSheetWithAnAnimatorGoesByItself() {
        let rig = PresentationRig()
        rig.show()
        rig.present("B", .pageSheet)
        rig.finish()
        swipe(rig, from: SIMD2(100, 40), by: SIMD2(0, 60), seconds: 0.3)
        #expect(rig.finish() && rig.root.presentedViewController == nil && rig.reports == [])
    }

    @Test func aSheetLeavesItsScreenAsItWas() {
        let rig = PresentationRig()
        rig.givesAnimators = false
        rig.show()
        let sheet = rig.screen("B")
        sheet.view.layer.cornerRadius = 3
        rig.host.run { rig.root.present(sheet, animated: true) }
        rig.finish()
        #expect(sheet.view.layer.cornerRadius == 38 && sheet.view.clipsToBounds)
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        #expect(sheet.view.layer.maskedCorners == upper, "its lower corners are those of the screen")
        rig.dismiss()
        rig.finish()
        #expect(sheet.view.layer.maskedCorners == CALayer().maskedCorners)
        #expect(sheet.view.layer.cornerRadius == 3 && !sheet.view.clipsToBounds && sheet.view.gestureRecognizers == nil)
    }

    @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal], [true, false])
    func everyStyleLeavesTheScreensAsTheyWere(_ style: UIModalTransitionStyle, fullScreen: Bool) {
        let rig = PresentationRig()
        rig.givesAnimators = false
        rig.show()
        let presented = rig.screen("B")
        presented.modalPresentationStyle = fullScreen ? .fullScreen : .overFullScreen
        presented.modalTransitionStyle = style
        rig.host.run { rig.root.present(presented, animated: true) }
        rig.step(0.2)
        #expect(rig.isTransitioning)
        #expect(rig.finish() && rig.reports.isEmpty)
        for view in [presented.view, rig.root.view].compactMap({ $0 }) {
            #expect(view.frame == CGRect(x: 0, y: 0, width: 200, height: 200) && view.alpha == 1)
            #expect(CATransform3DIsIdentity(view.layer.transform))
        }
        rig.dismiss()
        rig.step(0.2)
        #expect(rig.isTransitioning)
        #expect(rig.finish() && rig.reports.isEmpty)
        #expect(rig.host.window.subviews == [rig.root.view])
        #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 200, height: 200) && presented.view.alpha == 1)
    }

    @Test func whileEventsAreIgnoredNothingIsTouched() {
        let rig = stack()
        rig.host.run { UIApplication.shared.beginIgnoringInteractionEvents() }
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(160, 0), seconds: 0.2)
        #expect(!rig.isTransitioning)
        rig.host.run { UIApplication.shared.endIgnoringInteractionEvents() }
        #expect(rig.host.run { UIApplication.shared.keyWindow } === rig.host.window)
        swipe(rig, from: SIMD2(3, 100), by: SIMD2(160, 0), seconds: 0.2)
        #expect(rig.finish() && rig.names == ["A"])
    }
}

/// Writes down what it is asked and told of a sheet.
@MainActor private final class SheetLog: NSObject, UIAdaptivePresentationControllerDelegate {
    private(set) var lines: [String] = []
    /// Whether animations could run beside the dismissal when it was announced.
    private(set) var hadCoordinator = false
    var whenGone: @MainActor () -> Void = {}

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        lines.append("may it?")
        return true
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        lines.append("it will")
        hadCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        lines.append("it did")
        whenGone()
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        lines.append("it may not")
    }
}
