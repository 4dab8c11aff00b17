import Testing

@testable import ViewKit

/// Segues: their kinds, the order of their calls, and what they cannot do.
@MainActor @Suite struct SegueTests {
    private let rig = SegueRig()

    private func next(_ kind: String, _ attributes: String = "animates=\"NO\"") -> String {
        "destination=\"next\" kind=\"\(kind)\" identifier=\"go\" \(attributes)"
    }

    private func stack(_ kind: String, _ attributes: String = "animates=\"NO\"") throws -> UINavigationController {
        let controller = try rig.show(
            [
                SegueRig.container("stack", "navigationController", "rootViewController", ["first"]),
                SegueRig.scene("first", segues: [next(kind, attributes)]), SegueRig.scene("next"),
            ], initial: "stack")
        return try #require(controller as? UINavigationController)
    }

    @Test(arguments: ["show", "push", "showDetail", "replace"]) func inAStackItPushes(_ kind: String) throws {
        let stack = try stack(kind)
        let first = try #require(stack.topViewController)
        rig.perform("go", of: first)
        #expect(stack.viewControllers.map(\.title) == ["first", "next"])
        #expect(rig.lines == ["first loads", "first prepares go to next", "next loads"])
        #expect(rig.rig.faults.isEmpty)
    }

    @Test(arguments: ["presentation", "modal"]) func itPresentsInItsStyle(_ kind: String) throws {
        let styles = "modalPresentationStyle=\"overFullScreen\" modalTransitionStyle=\"flipHorizontal\" animates=\"NO\""
        let first = try rig.show([SegueRig.scene("first", segues: [next(kind, styles)]), SegueRig.scene("next")])
        rig.perform("go", of: first)
        let presented = try #require(first.presentedViewController)
        #expect(presented.title == "next")
        #expect(presented.modalPresentationStyle == .overFullScreen)
        #expect(presented.modalTransitionStyle == .flipHorizontal)
    }

    @Test func withoutAStackShowPresents() throws {
        let first = try rig.show([SegueRig.scene("first", segues: [next("show")]), SegueRig.scene("next")])
        rig.perform("go", of: first)
        #expect(first.presentedViewController?.title == "next")
    }

    @Test func aControlAsksFirst() throws {
        let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"
        let button =
            "<subviews><button id=\"button\">\(frame)<connections><segue \(next("presentation")) id=\"segue\"/></connections>"
            + "</button></subviews>"
        let first = try rig.show([SegueRig.scene("first", content: button), SegueRig.scene("next")])
        let screen = try #require(first as? SegueScreen)
        let control = try #require(rig.rig.host.run { screen.view.subviews.first as? UIButton })
        screen.refused = ["go"]
        rig.rig.host.run { control.sendActions(for: .touchUpInside) }
        #expect(first.presentedViewController == nil)
        screen.refused = []
        rig.rig.host.run { control.sendActions(for: .touchUpInside) }
        #expect(first.presentedViewController?.title == "next")
        #expect(
            rig.lines == [
                "first loads", "first should go", "first should go", "first prepares go to next", "next loads",
            ])
    }

    @Test func aClassOfItsOwnCallsSuper() throws {
        let first = try rig.show([
            SegueRig.scene("first", segues: [next("presentation", "customClass=\"LoggedSegue\" animates=\"NO\"")]),
            SegueRig.scene("next"),
        ])
        rig.perform("go", of: first)
        #expect(first.presentedViewController?.title == "next")
        #expect(
            rig.lines == ["first loads", "first prepares go to next", "begins first to next", "next loads", "ends"])
    }

    @Test func aMethodMakesTheDestination() throws {
        let first = try rig.show([
            SegueRig.scene(
                "first",
                segues: [next("presentation", "destinationCreationSelector=\"makeNext:sender:\" animates=\"NO\"")]),
            SegueRig.scene("next"),
        ])
        rig.perform("go", of: first, sender: "me")
        #expect(first.presentedViewController?.title == "next")
        #expect(rig.lines.dropFirst().first == "first makes the next for String")
    }

    @Test func aMissingMethodIsReported() throws {
        let first = try rig.show([
            SegueRig.scene("first", segues: [next("presentation", "destinationCreationSelector=\"gone:\"")]),
            SegueRig.scene("next"),
        ])
        rig.perform("go", of: first)
        #expect(first.presentedViewController == nil)
        #expect(
            rig.rig.faults == [
                "Main.storyboard:4: SegueScreen has no method gone: with @IBSegueAction. Declare it, or clear the segue's."
            ])
    }

    @Test func anUnknownIdentifierRaises() throws {
        let first = try rig.show([SegueRig.scene("first")])
        rig.perform("gone", of: first)
        #expect(
            rig.rig.exceptions == [
                "NSInvalidArgumentException: receiver has no segue with identifier 'gone'"
            ])
    }

    @Test func aReferenceLeadsToAnotherStoryboard() throws {
        try rig.rig.addStoryboard(
            [SegueRig.scene("inner"), SegueRig.scene("detail")], initial: "inner", named: "Other")
        let reference =
            "<viewControllerPlaceholder storyboardName=\"Other\" referencedIdentifier=\"detail\" id=\"next\"/>"
        let first = try rig.show([SegueRig.scene("first", segues: [next("presentation")]), reference])
        rig.perform("go", of: first)
        #expect(first.presentedViewController?.title == "detail")
        #expect(rig.rig.faults.isEmpty)
    }

    @Test func aPopoverPointsToItsView() throws {
        let anchor =
            "<subviews><view id=\"anchor\"><rect key=\"frame\" x=\"5\" y=\"6\" width=\"70\" height=\"8\"/></view></subviews>"
        let scene = SegueRig.scene(
            "first", segues: [next("popoverPresentation", "popoverAnchorView=\"anchor\" animates=\"NO\"")],
            content: anchor)
        let first = try rig.show([
            scene.replacing(
                "id=\"first0\"/>",
                with: "id=\"first0\"><popoverArrowDirection key=\"popoverArrowDirection\" up=\"YES\"/></segue>"),
            SegueRig.scene("next"),
        ])
        rig.perform("go", of: first)
        let presented = try #require(first.presentedViewController)
        let popover = try #require(rig.rig.host.run { presented.popoverPresentationController })
        #expect(popover.sourceView === first.view.subviews.first)
        #expect(popover.sourceRect == CGRect(x: 0, y: 0, width: 70, height: 8))
        #expect(popover.permittedArrowDirections == .up)
    }

    @Test func aBarItemIsTheSender() throws {
        let item =
            "<navigationItem key=\"navigationItem\" id=\"item\"><barButtonItem key=\"rightBarButtonItem\" id=\"add\">"
            + "<connections><segue \(next("show", "destinationCreationSelector=\"makeNext:sender:\" animates=\"NO\"")) "
            + "id=\"segue\"/></connections></barButtonItem></navigationItem>"
        let scene = SegueRig.scene("first").replacing("<connections>", with: item + "<connections>")
        let controller = try rig.show(
            [
                SegueRig.container("stack", "navigationController", "rootViewController", ["first"]), scene,
                SegueRig.scene("next"),
            ], initial: "stack")
        let stack = try #require(controller as? UINavigationController)
        let first = try #require(stack.topViewController)
        rig.rig.host.run { first.navigationItem.rightBarButtonItem?.trigger() }
        #expect(stack.viewControllers.map(\.title) == ["first", "next"])
        #expect(rig.lines.contains("first makes the next for UIBarButtonItem"))
    }
}
