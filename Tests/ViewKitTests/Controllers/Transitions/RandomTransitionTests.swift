import TestSupport
import Testing

@testable import ViewKit

/// Whatever is done to transitions, at whatever time, leaves both hierarchies consistent and the screens as they were.
@MainActor @Suite struct RandomTransitionTests {
    /// Ten thousand courses in all, a thousand for each case.
    @Test(arguments: 0..<10) func tenThousandCourses(_ block: UInt64) {
        for seed in 0..<1000 {
            let course = RandomCourse(seed: block * 1000 + UInt64(seed))
            course.run()
            let faults = course.faults
            #expect(faults == [], "seed \(block * 1000 + UInt64(seed)): \(course.steps.joined(separator: ", "))")
            if !faults.isEmpty { return }
        }
    }
}

/// One course: pushes, pops, presentations and drags at random times.
@MainActor private final class RandomCourse: NSObject {
    private var random: RepeatableNumbers
    private let rig = TransitionRig(rate: 20)
    private let delegate: PresentingDelegate
    private var driver: UIPercentDrivenInteractiveTransition?
    private var count = 0
    private(set) var steps: [String] = []

    init(seed: UInt64) {
        random = RepeatableNumbers(seed: seed)
        delegate = PresentingDelegate(log: rig.log)
        super.init()
        if random.below(3) == 0 { rig.host.layers.transitionSettings.completion = .uikit }
        if random.below(2) == 0 { rig.animator = nil }
        rig.show()
    }

    func run() {
        for _ in 0..<(4 + random.below(12)) {
            act()
            if random.below(4) > 0 { rig.step(Double(1 + random.below(20)) / HostRig.rate) }
        }
        settle()
    }

    private func act() {
        switch random.below(12) {
        case 0, 1: begin("push") { [self] in rig.navigation.pushViewController(makeScreen(), animated: true) }
        case 2, 3: begin("pop") { [self] in _ = rig.navigation.popViewController(animated: true) }
        case 4:
            begin("set") { [self] in
                rig.navigation.setViewControllers([rig.root, makeScreen()], animated: random.below(2) == 0)
            }
        case 5: begin("present") { [self] in present() }
        case 6: begin("dismiss") { [self] in rig.navigation.dismiss(animated: random.below(4) > 0) }
        case 7, 8: drive("update") { [self] in driver?.update(random.unit() * 1.2) }
        case 9: drive("finish") { [self] in driver?.finish() }
        case 10: drive("cancel") { [self] in driver?.cancel() }
        default:
            drive("interrupt") { [self] in
                if random.below(2) == 0 { driver?.pause() } else { rig.host.layers.transitions.cancel() }
            }
        }
    }

    private func makeScreen() -> LoggingViewController {
        count += 1
        return LoggingViewController("S\(count)", log: rig.log)
    }

    private func begin(_ step: String, _ body: () -> Void) {
        steps.append(step)
        if !rig.isTransitioning {
            driver = random.below(2) == 0 ? UIPercentDrivenInteractiveTransition() : nil
            rig.interaction = driver
            delegate.interaction = driver
        }
        rig.host.run(body)
    }

    private func drive(_ step: String, _ body: () -> Void) {
        steps.append(step)
        rig.host.run(body)
    }

    private func present() {
        let styles: [UIModalPresentationStyle] = [.fullScreen, .overFullScreen, .custom, .automatic]
        let presented = makeScreen()
        presented.modalPresentationStyle = styles[random.below(styles.count)]
        if random.below(2) == 0 { presented.transitioningDelegate = delegate }
        rig.navigation.present(presented, animated: random.below(4) > 0)
    }

    /// Lets everything come to its end: a finger that is still down lets go.
    private func settle() {
        // Waiting pushes play without a driver.
        rig.interaction = nil
        delegate.interaction = nil
        for _ in 0..<10 where rig.isTransitioning {
            rig.host.run { random.below(2) == 0 ? driver?.finish() : driver?.cancel() }
            rig.finish()
        }
        rig.step(0.2)
    }

    /// The faults found at the end.
    var faults: [String] {
        var faults: [String] = []
        if rig.isTransitioning { faults.append("a transition is not over") }
        let stack = rig.navigation.viewControllers
        let presented = rig.navigation.presentedViewController
        let covered = presented?.modalPresentationStyle == .fullScreen
        for screen in stack {
            let shows = screen === stack.last && !covered
            check(screen, shows: shows, in: rig.container, &faults)
        }
        if let presented { check(presented, shows: true, in: presented.presentationController?.containerView, &faults) }
        if rig.navigation.children.count != stack.count { faults.append("children differ from the stack") }
        let layer = rig.container.layer
        if layer.speed != 1 || layer.timeOffset != 0 || layer.beginTime != 0 { faults.append("time is not as before") }
        if rig.container.subviews.count != 1 { faults.append("\(rig.container.subviews.count) views in the container") }
        if rig.host.window.subviews.count != (covered || presented == nil ? 1 : 2) {
            faults.append("\(rig.host.window.subviews.count) views in the window")
        }
        if rig.navigation.transitionView.transition != nil { faults.append("touches are blocked") }
        let expected = [
            "cannot be popped while", "cannot be presented", "cannot be dismissed", "came before the transition",
            "is in no window", "drive a second transition",
        ]
        faults += rig.reports.filter { report in !expected.contains { report.contains($0) } }
        return faults
    }

    private func check(_ screen: UIViewController, shows: Bool, in container: UIView?, _ faults: inout [String]) {
        let name = (screen as? LoggingViewController)?.name ?? "?"
        let isSheet =
            screen.modalPresentationStyle == .automatic && screen.presentingViewController != nil
            && screen.parent == nil
        if screen.appearance != (shows ? .appeared : .disappeared) { faults.append("\(name) is \(screen.appearance)") }
        guard let view = screen.viewIfLoaded else { return }
        if shows, view.superview !== container || view.window == nil {
            faults.append("\(name) is not in its container")
        }
        let place = isSheet ? CGRect(x: 0, y: 30, width: 200, height: 170) : CGRect(x: 0, y: 0, width: 200, height: 200)
        if shows, view.frame != place { faults.append("\(name) lies at \(view.frame)") }
        if view.alpha != 1 || view.isHidden || !CATransform3DIsIdentity(view.layer.transform) {
            faults.append("\(name) is changed")
        }
        if view.layer.animationKeys() != nil { faults.append("\(name) animates") }
    }
}

/// Gives presentations sliding animators, and what drives them.
@MainActor private final class PresentingDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private let log: EventLog
    var interaction: (any UIViewControllerInteractiveTransitioning)?

    init(log: EventLog) { self.log = log }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlidingAnimator(log: log, arrives: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SlidingAnimator(log: log, arrives: false) }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
