import Testing

@testable import ViewKit

/// Unwind segues: the controller that they lead to, and what shows it again.
@MainActor @Suite struct UnwindTests {
    private let rig = SegueRig()

    private static let go = "destination=\"%\" kind=\"show\" identifier=\"go\" animates=\"NO\""
    private static let back =
        "destination=\"%Exit\" kind=\"unwind\" identifier=\"back\" unwindAction=\"unwindToStart:\" animates=\"NO\""

    private func screen(_ id: String, _ type: String = "SegueScreen", to next: String? = nil) -> String {
        let segues = [Self.back.replacing("%", with: id)] + (next.map { [Self.go.replacing("%", with: $0)] } ?? [])
        return SegueRig.scene(id, type, segues: segues)
    }

    private func stack(_ id: String, _ root: String) -> String {
        SegueRig.container(id, "navigationController", "rootViewController", [root])
    }

    /// A stack with start, middle and end on it.
    private func threeScreens(_ middle: String = "SegueScreen") throws -> UINavigationController {
        let controller = try rig.show(
            [
                stack("stack", "start"), screen("start", "StartScreen", to: "middle"),
                screen("middle", middle, to: "end"), screen("end"),
            ], initial: "stack")
        let stack = try #require(controller as? UINavigationController)
        for _ in 0..<2 { rig.perform("go", of: try #require(stack.topViewController)) }
        #expect(stack.viewControllers.map(\.title) == ["start", "middle", "end"])
        return stack
    }

    @Test func aStackPopsToTheFirstThatHasTheMethod() throws {
        let stack = try threeScreens()
        rig.perform("back", of: try #require(stack.topViewController))
        #expect(stack.viewControllers.map(\.title) == ["start"])
        #expect(rig.lines.suffix(2) == ["end prepares back to start", "start is unwound to from end"])
        #expect(rig.rig.faults.isEmpty)
    }

    @Test func aScreenMayRefuse() throws {
        let stack = try threeScreens("StartScreen")
        let middle = try #require(stack.viewControllers[1] as? SegueScreen)
        middle.acceptsUnwinding = false
        rig.perform("back", of: try #require(stack.topViewController))
        #expect(stack.viewControllers.map(\.title) == ["start"])
    }

    @Test func theNearestIsTaken() throws {
        let stack = try threeScreens("StartScreen")
        rig.perform("back", of: try #require(stack.topViewController))
        #expect(stack.viewControllers.map(\.title) == ["start", "middle"])
    }

    @Test func modalScreensAreDismissed() throws {
        let first = try rig.show(
            [screen("start", "StartScreen", to: "middle"), screen("middle", to: "end"), screen("end")],
            initial: "start")
        rig.perform("go", of: first)
        let middle = try #require(first.presentedViewController)
        rig.perform("go", of: middle)
        let end = try #require(middle.presentedViewController)
        rig.perform("back", of: end)
        #expect(first.presentedViewController == nil)
        #expect(rig.lines.last == "start is unwound to from end")
    }

    @Test func anotherTabIsChosen() throws {
        let controller = try rig.show(
            [
                SegueRig.container("tabs", "tabBarController", "viewControllers", ["stack", "end"]),
                stack("stack", "start"), screen("start", "StartScreen", to: "middle"), screen("middle"),
                screen("end"),
            ], initial: "tabs")
        let tabs = try #require(controller as? UITabBarController)
        let stack = try #require(tabs.viewControllers?.first as? UINavigationController)
        rig.perform("go", of: try #require(stack.topViewController))
        rig.rig.host.run { tabs.selectedIndex = 1 }
        rig.perform("back", of: try #require(tabs.selectedViewController))
        #expect(tabs.selectedIndex == 0 && stack.viewControllers.map(\.title) == ["start"])
    }

    @Test func withoutADestinationNothingHappens() throws {
        let first = try rig.show([screen("first", to: "next"), screen("next"), screen("start", "StartScreen")])
        rig.perform("go", of: first)
        let next = try #require(first.presentedViewController)
        rig.perform("back", of: next)
        #expect(first.presentedViewController === next)
        #expect(
            rig.rig.faults == [
                "Main.storyboard:7: no screen below has the method unwindToStart: to unwind to. Nothing happens, as on iOS."
            ])
    }

    @Test func theSourceIsNoneOfTheAllowedChildren() throws {
        let stack = try threeScreens()
        let end = try #require(stack.topViewController)
        let request = rig.rig.host.run {
            UIStoryboardUnwindSegueSource(source: end, action: Selector("unwindToStart:"), sender: nil)
        }
        let allowed = rig.rig.host.run { stack.allowedChildrenForUnwinding(from: request) }
        #expect(allowed.map(\.title) == ["middle", "start"])
        #expect(rig.rig.host.run { stack.childContaining(request) } === end)
    }
}
