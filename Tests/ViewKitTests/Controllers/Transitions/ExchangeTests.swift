import Testing

@testable import ViewKit

/// From one child to another in a container of one's own.
@MainActor @Suite struct ExchangeTests {
    private let rig = HostRig()
    private let container: LoggingViewController
    private let first: LoggingViewController
    private let second: LoggingViewController

    init() {
        container = rig.screen("container")
        first = rig.screen("A")
        second = rig.screen("B")
        let container = container
        let first = first
        let second = second
        rig.host.run {
            container.addChild(first)
            container.view.addSubview(first.view)
            first.didMove(toParent: container)
            container.addChild(second)
        }
        rig.show(container)
    }

    private func exchange(_ options: UIView.AnimationOptions, duration: Double = 0.5) {
        let start = rig.log.lines.count
        rig.host.run {
            second.view.frame.origin.x = options.transition.isEmpty ? 200 : 0
            container.transition(from: first, to: second, duration: duration, options: options) {
                if options.transition.isEmpty { second.view.frame.origin.x = 0 }
            } completion: {
                rig.log.add("over \($0)")
            }
        }
        rig.step(0.2)
        if duration > 0 { #expect(!rig.log.lines.contains { $0.hasPrefix("over") }) }
        rig.step(0.6)
        let animated = duration > 0
        #expect(
            rig.log.lines.dropFirst(start).filter { !$0.contains("IsAppearing") && !$0.contains("DidLoad") } == [
                "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))", "A.viewDidDisappear(\(animated))",
                "B.viewDidAppear(\(animated))", "over true",
            ])
        #expect(container.view.subviews == [second.view] && second.view.frame == container.view.bounds)
    }

    @Test func byAnAnimation() { exchange(.curveLinear) }

    @Test func byAFlip() { exchange(.transitionFlipFromLeft) }

    @Test func atOnce() { exchange([], duration: 0) }

    @Test func notWithAStranger() {
        let stranger = rig.screen("X")
        rig.host.run { container.transition(from: first, to: stranger, duration: 0.1, animations: nil) }
        #expect(rig.reports.count == 1 && container.view.subviews == [first.view])
    }
}
