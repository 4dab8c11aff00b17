import Testing

@testable import ViewKit

/// The messages about files that do not fit their code, word for word.
@MainActor @Suite struct InterfaceMessageTests {
    private let rig = InterfaceRig()

    init() { for part in [LoggedScreen.part, LoggedCard.part, LoggedCell.part] { rig.library.append(part) } }

    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The objects within the screen's view.
        var content = ""
        /// The connections of the screen.
        var connections = ""
        let message: String
    }

    nonisolated private static let label =
        "<label id=\"object\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"

    nonisolated static let cases = [
        Case(
            testDescription: "a missing class",
            content: "<view id=\"object\" customClass=\"Gone\" customModule=\"App\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>",
            message:
                "Main.storyboard:4: object: the class Gone of the module App is not among the opened files. Open the "
                + "files that declare it, too."),
        Case(
            testDescription: "a class of another kind",
            content: "<view id=\"object\" customClass=\"Screen\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></view>",
            message: "Main.storyboard:4: object: the class Screen is no UIView. Choose another class in the identity "
                + "inspector."),
        Case(
            testDescription: "a missing outlet", content: label,
            connections: "<outlet property=\"gone\" destination=\"object\" id=\"o\"/>",
            message:
                "Main.storyboard:5: first: LoggedScreen has no outlet gone; on a phone this is an exception (not key "
                + "value coding-compliant). Remove the connection, or declare the outlet."),
        Case(
            testDescription: "an outlet of another type", content: label,
            connections: "<outlet property=\"card\" destination=\"object\" id=\"o\"/>",
            message:
                "Main.storyboard:5: first: the outlet card of LoggedScreen is of type Optional<LoggedCard>, and is "
                + "connected to an object of UILabel. Connect it to another object, or change its type."),
        Case(
            testDescription: "a missing collection", content: label,
            connections: "<outletCollection property=\"gone\" destination=\"object\" id=\"o\"/>",
            message: "Main.storyboard:5: first: LoggedScreen has no outlet collection gone. Remove the connection, or "
                + "declare it."),
        Case(
            testDescription: "a missing action",
            content: "<button id=\"object\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><connections>"
                + "<action selector=\"gone:\" destination=\"first\" eventType=\"touchUpInside\" id=\"a\"/></connections>"
                + "</button>",
            message:
                "Main.storyboard:4: object: no method with the name gone: is declared with @IBAction in LoggedScreen. "
                + "Declare it, or remove the connection."),
        Case(
            testDescription: "a missing property",
            content: "<label id=\"object\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
                + "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"string\" keyPath=\"gone\" value=\"a\"/>"
                + "</userDefinedRuntimeAttributes></label>",
            message:
                "Main.storyboard:4: object: the runtime attribute gone was not set: UILabel has no such property with "
                + "@IBInspectable or @objc. Declare it so, or remove the attribute."),
        Case(
            testDescription: "an outlet that is needed",
            content: "<tableViewCell id=\"object\" customClass=\"Cell\">"
                + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></tableViewCell>",
            message:
                "Main.storyboard:4: object: the outlet name of LoggedCell is connected to nothing, and code that uses "
                + "it traps. Connect it, or declare it with a question mark."),
    ]

    @Test(arguments: cases) func itIsReported(_ fault: Case) throws {
        try rig.addStoryboard([
            """
            <viewController id="first" customClass="Screen">
            <view key="view" id="root"><rect key="frame" x="0" y="0" width="200" height="200"/><subviews>
            \(fault.content)</subviews></view><connections>
            \(fault.connections)</connections></viewController>
            """
        ])
        let screen = try #require(rig.initialController())
        rig.host.run { screen.loadViewIfNeeded() }
        #expect(rig.faults == [fault.message])
    }

    @Test func aPatternIsReported() throws {
        try rig.addNib("<view id=\"object\"><color key=\"backgroundColor\" patternImage=\"tile\"/></view>")
        let view = try #require(rig.nibObjects().first as? UIView)
        #expect(view.backgroundColor == nil)
        #expect(
            rig.faults == [
                "UIColor: the pattern of the image tile is left out. Choose a plain colour in its place."
            ])
    }

    @Test func aMissingNibRaisesAnException() {
        #expect(rig.nibObjects(named: "Gone").isEmpty)
        #expect(
            rig.exceptions == [
                "NSInternalInconsistencyException: could not load NIB in the app's bundle with name 'Gone.xib'"
            ])
    }

    @Test func aMissingStoryboardRaisesAnException() {
        #expect(rig.initialController(of: "Gone") == nil)
        #expect(
            rig.exceptions == [
                "NSInvalidArgumentException: could not find a storyboard named 'Gone' in the app's bundle"
            ])
    }
}
