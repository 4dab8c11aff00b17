import Testing

@testable import ViewKit

/// The background of the tab bar follows the content of the tab that shows, through transitions between tabs.
@MainActor struct TabBarBackgroundTests {
    private let rig = TabRig()

    init() {
        rig.givesAnimators = true
        rig.show()
        rig.host.run {
            let scroll = UIScrollView(frame: rig.screens[1].view.bounds)
            scroll.contentSize = CGSize(width: 200, height: 900)
            rig.screens[1].view.addSubview(scroll)
        }
    }

    private var weight: CGFloat { rig.tabs.tabBar.background.standardWeight }

    /// It stayed that of the tab before until something was laid out.
    @Test func itIsThatOfTheNewTab() {
        #expect(weight == 0)
        rig.select(1)
        #expect(rig.finish() && weight == 1)
        rig.step(0.5)
        #expect(weight == 1)
        rig.select(0)
        #expect(rig.finish() && weight == 0)
    }

    @Test func aCancelledTransitionLeavesIt() {
        rig.select(1)
        rig.finish()
        let driver = rig.host.run { UIPercentDrivenInteractiveTransition() }
        rig.interaction = driver
        rig.select(0)
        rig.step(0.1)
        rig.host.run { driver.update(0.5) }
        rig.step(0.1)
        rig.host.run { driver.cancel() }
        #expect(rig.finish() && rig.tabs.selectedIndex == 1 && weight == 1)
        rig.step(0.5)
        #expect(weight == 1)
    }

    /// Without an animation it changes at once.
    @Test func aChangeAtOnceChangesIt() {
        rig.givesAnimators = false
        rig.select(1)
        #expect(weight == 1)
    }
}
