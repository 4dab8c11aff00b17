import Testing

@testable import ViewKit

/// The button that begins and ends the editing of a controller's content, and the edges of the screen.
@MainActor @Suite struct EditButtonTests {
    private final class Screen: UIViewController {
        var log: [String] = []

        override var prefersHomeIndicatorAutoHidden: Bool { true }
        override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }

        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            log.append("\(editing) \(animated)")
        }
    }

    @Test func theButtonChangesTheEditing() {
        let rig = HostRig()
        let screen = rig.host.run { Screen() }
        rig.show(screen)
        rig.host.run {
            let button = screen.editButtonItem
            #expect(button === screen.editButtonItem && button.title == "Edit" && button.style == .plain)
            button.trigger()
            #expect(screen.isEditing && button.title == "Done" && button.style == .done)
            screen.isEditing = false
            #expect(!screen.isEditing && button.title == "Edit" && button.style == .plain)
            screen.isEditing = true
        }
        #expect(screen.log == ["true true", "false false", "true false"])
        let late = rig.host.run { UIViewController() }
        late.isEditing = true
        #expect(late.editButtonItem.title == "Done")
    }

    @Test func containersAskTheScreenThatShows() {
        let rig = HostRig()
        let screen = rig.host.run { Screen() }
        let stack = rig.host.run { UINavigationController(rootViewController: screen) }
        let tabs = rig.host.run { UITabBarController() }
        rig.host.run { tabs.viewControllers = [stack] }
        #expect(tabs.childForHomeIndicatorAutoHidden === stack && stack.childForHomeIndicatorAutoHidden === screen)
        #expect(stack.childForScreenEdgesDeferringSystemGestures === screen)
        #expect(screen.childForHomeIndicatorAutoHidden == nil && !stack.prefersHomeIndicatorAutoHidden)
        #expect(stack.preferredScreenEdgesDeferringSystemGestures == [])
        rig.host.run {
            #expect(!UIApplication.shared.isIdleTimerDisabled)
            UIApplication.shared.isIdleTimerDisabled = true
            #expect(UIApplication.shared.isIdleTimerDisabled)
            screen.setNeedsUpdateOfHomeIndicatorAutoHidden()
            screen.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
        }
    }
}
