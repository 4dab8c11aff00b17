import TestSupport
import Testing

@testable import ViewKit

/// Misuse is reported once, with place and remedy, and leaves the screens usable.
@MainActor @Suite struct MisuseTests {
    private func expectReport(
        _ reports: [String], _ beginnings: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(reports.count == beginnings.count, "\(reports)", sourceLocation: sourceLocation)
        for (report, beginning) in zip(reports, beginnings) {
            #expect(report.hasPrefix(beginning), sourceLocation: sourceLocation)
            #expect(report.hasSuffix("."), "no remedy", sourceLocation: sourceLocation)
        }
    }

    /// A stack of A and B whose transitions work.
    private func expectUsable(
        _ rig: TransitionRig, _ names: [String], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(!rig.isTransitioning, sourceLocation: sourceLocation)
        #expect(rig.names == names, sourceLocation: sourceLocation)
        #expect(rig.container.superview === rig.navigation.view, sourceLocation: sourceLocation)
        #expect(rig.navigation.topViewController?.view.window === rig.host.window, sourceLocation: sourceLocation)
        rig.animator = LoggingAnimator(log: rig.log)
        rig.interaction = nil
        rig.push("Z")
        #expect(rig.finish() && rig.names == names + ["Z"], sourceLocation: sourceLocation)
    }

    // MARK: Contexts

    @Test func completingTwice() {
        let rig = TransitionRig()
        rig.show()
        rig.animator?.whenAnimating = { context in
            context.completeTransition(true)
            context.completeTransition(false)
            context.completeTransition(true)
        }
        rig.push("B")
        rig.step(1)
        expectReport(rig.reports, "LoggingAnimator: completeTransition(_:) was called again")
        expectUsable(rig, ["A", "B"])
    }

    @Test func completingWithTheWrongFlag() {
        let rig = TransitionRig()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.show()
        rig.interaction = driver
        rig.push("B")
        rig.host.run {
            driver.update(0.3)
            driver.cancel()
            rig.animator?.context?.completeTransition(true)
        }
        // The animations end with the transition, and their completion completes again.
        expectReport(
            rig.reports, "LoggingAnimator: completeTransition(true) after the transition was cancelled",
            "LoggingAnimator: completeTransition(_:) was called again")
        rig.host.run { driver.cancel() }
        expectUsable(rig, ["A"])
    }

    @Test(arguments: [true, false]) func anAnimatorThatAddsNothing(completes: Bool) {
        let rig = TransitionRig()
        rig.show()
        rig.animator = nil
        let empty = EmptyAnimator(completes: completes)
        let delegate = StackDelegate(empty)
        rig.navigation.delegate = delegate
        rig.push("B")
        rig.step(2)
        #expect(rig.reports.count == (completes ? 0 : 1))
        rig.navigation.delegate = rig
        expectUsable(rig, ["A", "B"])
    }

    @Test func anInterruptibleAnimatorThatIsNotKept() {
        let rig = TransitionRig()
        rig.show()
        let forgetful = ForgetfulAnimator()
        let delegate = StackDelegate(forgetful)
        rig.navigation.delegate = delegate
        rig.push("B")
        _ = rig.navigation.transitionCoordinator?.isInterruptible
        rig.finish()
        expectReport(rig.reports, "ForgetfulAnimator: interruptibleAnimator(using:) gave an animator that does not run")
        rig.navigation.delegate = rig
        expectUsable(rig, ["A", "B"])
    }

    @Test func anAnimatorThatRemovesTheContainer() {
        let rig = TransitionRig()
        rig.show()
        rig.animator?.whenAnimating = { $0.containerView.removeFromSuperview() }
        rig.push("B")
        rig.step(3)
        #expect(rig.reports.contains { $0.contains("removed the containerView") })
        expectUsable(rig, ["A", "B"])
    }

    @Test func anAnimatorThatFadesTheContainer() {
        let rig = TransitionRig()
        rig.show()
        rig.animator?.whenAnimating = { $0.containerView.alpha = 0 }
        rig.push("B")
        rig.finish()
        expectReport(rig.reports, "LoggingAnimator: it hid, faded or transformed the containerView")
        #expect(rig.container.alpha == 1)
        expectUsable(rig, ["A", "B"])
    }

    // MARK: Stacks

    @Test func whatAStackDoesNotTake() {
        let rig = TransitionRig()
        rig.show()
        #expect(rig.host.run { rig.navigation.popViewController(animated: true) } == nil, "the root stays")
        #expect(rig.host.run { rig.navigation.popToRootViewController(animated: true) } == nil)
        #expect(rig.reports.isEmpty)
        rig.host.run { rig.navigation.pushViewController(rig.root, animated: true) }
        rig.host.run { rig.navigation.pushViewController(rig.root, animated: true) }
        expectReport(rig.reports, "UINavigationController: LoggingViewController is in the stack already")
        let stranger = rig.screen("X")
        #expect(rig.host.run { rig.navigation.popToViewController(stranger, animated: true) } == nil)
        #expect(rig.reports.last?.contains("is not in the stack") == true)
        rig.host.run { rig.navigation.setViewControllers([rig.root, rig.root], animated: true) }
        expectUsable(rig, ["A"])
    }

    @Test func aStackInAStack() {
        let rig = TransitionRig()
        rig.show()
        let inner = rig.host.run { UINavigationController(rootViewController: UIViewController()) }
        rig.host.run { rig.navigation.pushViewController(inner, animated: true) }
        rig.host.run { rig.navigation.setViewControllers([rig.root, inner], animated: true) }
        expectReport(rig.reports, "UINavigationController: UINavigationController is a navigation controller")
        expectUsable(rig, ["A"])
    }

    @Test func controllersThatAreNoChildren() {
        let rig = TransitionRig()
        rig.show()
        let child = rig.screen("C")
        let stranger = rig.screen("X")
        rig.host.run {
            rig.root.addChild(child)
            rig.root.transition(from: child, to: stranger, duration: 0.3, animations: nil)
            rig.root.transition(from: child, to: child, duration: 0.3, animations: nil)
        }
        expectReport(rig.reports, "LoggingViewController: it cannot move from LoggingViewController")
    }

    @Test func aNibIsNamed() {
        let rig = TransitionRig()
        rig.show()
        rig.host.run {
            _ = UIViewController(nibName: nil, bundle: nil)
            UIViewController(nibName: "Detail", bundle: nil).loadViewIfNeeded()
        }
        expectReport(rig.reports, "UIViewController: could not load NIB in the app's bundle with name 'Detail'")
    }

    @Test func aStackThatChangesInATransition() {
        let rig = TransitionRig()
        rig.show()
        rig.push("B")
        rig.pop()
        rig.finish()
        expectReport(rig.reports, "UINavigationController: its stack cannot be popped while a transition runs")
        expectUsable(rig, ["A", "B"])
    }

    // MARK: Interaction

    @Test func endingBeforeTheStart() {
        let rig = TransitionRig()
        rig.show()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.host.run {
            driver.finish()
            driver.finish()
            driver.update(.nan)
            driver.pause()
        }
        #expect(rig.reports.isEmpty, "no transition was to be driven by it")
        rig.interaction = driver
        rig.push("B")
        expectReport(rig.reports, "UIPercentDrivenInteractiveTransition: finish() came before the transition started")
        rig.host.run { driver.finish() }
        rig.finish()
        expectUsable(rig, ["A", "B"])
    }

    @Test func aGestureThatNobodyMakes() throws {
        let rig = TransitionRig()
        rig.show()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        rig.push("B")
        rig.step(9.9)
        #expect(rig.reports.isEmpty)
        rig.step(0.2)
        expectReport(
            rig.reports,
            "UIPercentDrivenInteractiveTransition: it was given as the interaction controller of LoggingAnimator")
        rig.step(20)
        #expect(rig.reports.count == 1 && rig.isTransitioning)
        rig.host.run { driver.cancel() }
        rig.finish()
        expectUsable(rig, ["A"])
    }

    /// A finger that rests, and a driver that is called now and then, both count as activity.
    @Test(arguments: [true, false]) func aGestureThatTakesItsTime(withFinger: Bool) {
        let rig = TransitionRig()
        rig.show()
        let driver = UIPercentDrivenInteractiveTransition()
        rig.interaction = driver
        if withFinger { rig.point(.began, y: 100) }
        rig.push("B")
        for _ in 0..<4 {
            rig.step(9)
            if !withFinger { rig.host.run { driver.update(0.2) } }
        }
        #expect(rig.reports.isEmpty)
        rig.host.run { driver.finish() }
        rig.step(12)
        expectUsable(rig, ["A", "B"])
        #expect(rig.reports.isEmpty)
    }

    @Test func aContextOfOnesOwn() {
        let rig = TransitionRig()
        rig.show()
        let context = OwnContext()
        rig.host.run { UIPercentDrivenInteractiveTransition().startInteractiveTransition(context) }
        expectReport(rig.reports, "OwnContext: a context of one's own cannot be driven")
        expectUsable(rig, ["A"])
    }

    // MARK: Presentations

    @Test func whatCannotBePresented() {
        let rig = PresentationRig()
        let early = rig.screen("early")
        rig.host.run { rig.root.present(early, animated: true) { rig.log.add("never") } }
        expectReport(rig.reports, "LoggingViewController: its view is in no window")
        rig.show()
        let child = rig.screen("child")
        rig.host.run {
            rig.root.present(rig.root, animated: true)
            rig.root.addChild(child)
            rig.root.present(child, animated: true)
        }
        let shown = rig.present("B", .fullScreen)
        rig.present("C", .fullScreen)
        rig.host.run { shown.present(shown, animated: true) }
        rig.host.run { shown.present(rig.root, animated: true) }
        rig.finish()
        let problems = [
            "its view is in no window", "cannot present itself", "is a child of another controller",
            "cannot be presented by LoggingViewController", "is on the screen already",
        ]
        for problem in problems { #expect(rig.reports.contains { $0.contains(problem) }, "\(problem): \(rig.reports)") }
        #expect(rig.root.presentedViewController === shown)
        #expect(!rig.log.lines.contains("never"))
        rig.dismiss()
        #expect(rig.finish())
        #expect(rig.root.view.window === rig.host.window && rig.host.window.subviews.count == 1)
    }

    @Test func dismissingInAPresentation() {
        let rig = PresentationRig()
        rig.show()
        rig.present("B", .overFullScreen)
        rig.step(0.1)
        rig.dismiss()
        expectReport(rig.reports, "LoggingViewController: it cannot be dismissed while its presentation")
        rig.finish()
        rig.host.run { rig.root.dismiss(animated: false) }
        rig.host.run { rig.root.dismiss(animated: false) { rig.log.add("nothing was presented") } }
        #expect(!rig.log.lines.contains("nothing was presented"))
        #expect(rig.host.window.subviews.count == 1 && rig.reports.count == 2)
        #expect(rig.reports.last?.contains("nothing is presented, so that the completion will not be called") == true)
    }

    // MARK: What goes away in the middle

    @Test(arguments: [0.0, 0.2]) func aRootThatIsReplacedWhileItPresents(after: Double) {
        let rig = PresentationRig()
        rig.show()
        weak let presented = rig.present("B", .fullScreen)
        if after == 0 { rig.finish() } else { rig.step(after) }
        let other = rig.screen("other")
        rig.show(other)
        rig.step(3)
        #expect(presented == nil, "B leaks")
        #expect(rig.host.window.subviews == [other.view])
        #expect(!rig.isTransitioning)
        rig.host.run { other.present(rig.screen("again"), animated: true) }
        #expect(rig.finish())
    }

    @Test func controllersThatNobodyKeeps() {
        let host = TestHost()
        weak var navigation: UINavigationController?
        weak var pushed: UIViewController?
        do {
            let stack = host.run { UINavigationController(rootViewController: UIViewController()) }
            navigation = stack
            host.run {
                host.window.rootViewController = stack
                host.window.makeKeyAndVisible()
            }
            host.frame(at: 0.1)
            host.run {
                let next = UIViewController()
                pushed = next
                stack.pushViewController(next, animated: true)
                host.window.rootViewController = UIViewController()
            }
        }
        for frame in 1...200 { host.frame(at: 0.1 + Double(frame) / 60) }
        #expect(navigation == nil && pushed == nil)
    }

    @Test func aHostThatGoesAwayInATransition() {
        weak var animator: LoggingAnimator?
        weak var root: LoggingViewController?
        do {
            let rig = TransitionRig()
            rig.show()
            rig.push("B")
            rig.step(0.1)
            animator = rig.animator
            root = rig.root
        }
        #expect(animator == nil)
        #expect(root == nil)
    }

    @Test func aWindowThatChangesItsSizeInATransition() {
        let rig = PresentationRig()
        rig.show()
        rig.present("B", .overFullScreen)
        rig.step(0.1)
        rig.host.run { rig.host.window.frame.size = CGSize(width: 320, height: 100) }
        rig.finish()
        rig.step()
        #expect(rig.root.presentedViewController?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        rig.dismiss()
        rig.finish()
        #expect(rig.root.view.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    }
}
