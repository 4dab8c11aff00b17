import Testing

@testable import ViewKit

/// A change of screens in a container that is none of the system's.
@MainActor @Suite struct ScreenChangeTests {
    private let rig = HostRig()
    private let container: PagingContainer
    private let pages: [LoggingViewController]

    init() {
        let rig = rig
        let pages = ["A", "B"].map { rig.screen($0) }
        let container = rig.host.run { PagingContainer() }
        rig.host.run { container.turn(to: pages[0]) }
        rig.show(container)
        self.pages = pages
        self.container = container
    }

    /// The lines of the log that come about by `work`.
    private func lines(_ work: () -> Void) -> [String] {
        let count = rig.log.lines.count
        work()
        return Array(rig.log.lines.dropFirst(count))
    }

    private func turn(_ index: Int) { rig.host.run { container.turn(to: pages[index]) } }

    @Test func aChangeAtOnce() {
        #expect(
            lines { turn(1) } == [
                "B.willMove(pages)", "B.viewDidLoad", "A.viewWillDisappear(false)", "B.viewWillAppear(false)",
                "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
            ])
        #expect(container.shownChild === pages[1] && container.area.subviews == [pages[1].view])
    }

    /// The coordinator is there when the controllers are told, and until the end.
    @Test func anAnimatedChange() {
        container.animator = SlidingAnimator(log: rig.log, arrives: true)
        pages[1].whenAppearing = { page in
            page.log.add("coordinator \(page.transitionCoordinator == nil ? "missing" : "there")")
        }
        #expect(
            lines {
                turn(1)
                rig.finish()
            } == [
                "B.willMove(pages)", "B.viewDidLoad", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
                "coordinator there",
                "animateTransition from: A view (0 0 200 200)->zero to: B view zero->(0 0 200 200)",
                "B.viewIsAppearing(true)", "animations end(true)", "A.viewDidDisappear(true)", "B.viewDidAppear(true)",
                "animationEnded(true)",
            ])
        #expect(container.activeTransition == nil && container.area.subviews == [pages[1].view])
    }

    @Test func aCancelledChangeLeavesTheFirstPage() {
        let driver = UIPercentDrivenInteractiveTransition()
        container.animator = SlidingAnimator(log: rig.log, arrives: true)
        container.interaction = driver
        turn(1)
        rig.host.run { driver.update(0.5) }
        rig.step()
        #expect(rig.shownX(pages[1]) == 100)
        #expect(
            lines {
                rig.host.run { driver.cancel() }
                rig.finish()
            } == [
                "animations end(true)", "B.viewWillDisappear(true)", "B.viewDidDisappear(true)",
                "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.viewDidAppear(true)",
                "animationEnded(false)",
            ])
        #expect(container.shownChild === pages[0] && container.area.subviews == [pages[0].view])
    }
}
