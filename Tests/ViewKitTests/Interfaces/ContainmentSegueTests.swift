import Testing

@testable import ViewKit

/// Controllers within others: containers, container views, and those that contain themselves.
@MainActor @Suite struct ContainmentSegueTests {
    private let rig = SegueRig()

    private static func embedding(_ id: String) -> String {
        "<subviews><containerView id=\"\(id)Place\"><rect key=\"frame\" x=\"10\" y=\"20\" width=\"50\" height=\"60\"/>"
            + "<connections><segue destination=\"\(id)\" kind=\"embed\" identifier=\"\(id)\" id=\"\(id)Embed\"/></connections>"
            + "</containerView></subviews>"
    }

    @Test func aContainerViewHoldsAChild() throws {
        let first = try rig.show([
            SegueRig.scene("first", content: Self.embedding("next")), SegueRig.scene("next"),
        ])
        let child = try #require(first.children.first)
        #expect(child.title == "next" && child.view.frame == CGRect(x: 0, y: 0, width: 50, height: 60))
        #expect(rig.lines == ["first prepares next to next", "next loads", "first loads"])
        #expect(rig.rig.faults.isEmpty)
    }

    @Test func aScreenIsNotEmbeddedInItself() throws {
        let first = try rig.show([
            SegueRig.scene("first", content: Self.embedding("next")),
            SegueRig.scene("next", content: Self.embedding("first")),
        ])
        #expect(first.children.first?.children.isEmpty == true)
        #expect(
            rig.rig.faults == [
                "Main.storyboard:6: the container view embeds a screen that it lies in. Remove the segue."
            ])
    }

    @Test func containersHaveTheirChildrenInOrder() throws {
        let tabs = try rig.show(
            [
                SegueRig.container("tabs", "tabBarController", "viewControllers", ["stack", "second"]),
                SegueRig.container("stack", "navigationController", "rootViewController", ["first"]),
                SegueRig.scene("first"), SegueRig.scene("second"),
            ], initial: "tabs")
        #expect(tabs.children.map(\.title) == ["stack", "second"])
        #expect(tabs.children.first?.children.map(\.title) == ["first"])
    }

    @Test func aRuntimeAttributeChoosesATab() throws {
        let attributes =
            "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"number\" keyPath=\"selectedIndex\">"
            + "<integer key=\"value\" value=\"1\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
        let tabs = SegueRig.container("tabs", "tabBarController", "viewControllers", ["first", "second"])
        let controller = try rig.show(
            [
                tabs.replacing("<connections>", with: attributes + "<connections>"), SegueRig.scene("first"),
                SegueRig.scene("second"),
            ], initial: "tabs")
        #expect((controller as? UITabBarController)?.selectedIndex == 1)
        #expect(rig.rig.faults.isEmpty)
    }

    @Test func aContainerIsNotItsOwnChild() throws {
        let stack = try rig.show(
            [
                SegueRig.container("stack", "navigationController", "rootViewController", ["tabs"]),
                SegueRig.container("tabs", "tabBarController", "viewControllers", ["stack", "first"]),
                SegueRig.scene("first"),
            ], initial: "stack")
        #expect(stack.children.first?.children.map(\.title) == ["first"])
        #expect(
            rig.rig.faults == [
                "Main.storyboard:2: stack: the scene contains itself. Remove the segue that leads to it."
            ])
    }

    @Test func aCycleOverTwoStoryboardsEnds() throws {
        try rig.rig.addStoryboard(
            [
                SegueRig.container("other", "tabBarController", "viewControllers", ["back"]),
                "<viewControllerPlaceholder storyboardName=\"Main\" id=\"back\"/>",
            ], initial: "other", named: "Other")
        let stack = try rig.show(
            [
                SegueRig.container("stack", "navigationController", "rootViewController", ["there"]),
                "<viewControllerPlaceholder storyboardName=\"Other\" id=\"there\"/>",
            ], initial: "stack")
        #expect(stack.children.first?.title == "other" && stack.children.first?.children.isEmpty == true)
        #expect(
            rig.rig.faults == [
                "Main.storyboard:2: stack: the scene contains itself. Remove the segue that leads to it."
            ])
    }
}
