import Testing

@testable import ViewKit

/// The parts of a scene that differ by size classes, when it loads and when they change.
@MainActor @Suite struct SizeClassTests {
    private let rig = InterfaceRig(size: CGSize(width: 393, height: 852))

    private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

    /// A screen with a title that is larger, a note that is left out and other constraints while there is little height.
    private static let scene = """
        <viewController id="first"><view key="view" id="root">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <subviews><label id="title" text="Lake" translatesAutoresizingMaskIntoConstraints="NO">\(frame)
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <variation key="heightClass=compact"><fontDescription key="fontDescription" type="system" pointSize="34"/></variation>
        </label><label id="note" text="note">\(frame)</label></subviews>
        <constraints><constraint firstItem="title" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="x"/>
        <constraint firstItem="title" firstAttribute="top" secondItem="root" secondAttribute="top" id="y"/>
        <constraint firstItem="title" firstAttribute="width" constant="80" id="width">
        <variation key="heightClass=compact" constant="20"/></constraint>
        <constraint firstItem="title" firstAttribute="height" constant="30" id="low"/></constraints>
        <variation key="default"><mask key="constraints"><exclude reference="low"/></mask></variation>
        <variation key="heightClass=compact"><mask key="subviews"><exclude reference="note"/></mask>
        <mask key="constraints"><include reference="low"/></mask></variation></view></viewController>
        """

    /// The varying values of the screen, as text.
    private func look(_ screen: UIViewController) -> String {
        rig.host.run {
            let title = screen.view.subviews.first as? UILabel
            let texts = screen.view.subviews.compactMap { ($0 as? UILabel)?.text }
            let constants = (title?.constraints ?? []).map { SwiftText.number($0.constant) }.sorted()
            return "\(texts) font \(SwiftText.number(title?.font.pointSize ?? 0)) constraints \(constants)"
        }
    }

    private static let tall = "[\"Lake\", \"note\"] font 17 constraints [\"80\"]"
    private static let low = "[\"Lake\"] font 34 constraints [\"20\", \"30\"]"

    private func shownScreen() throws -> UIViewController {
        try rig.addStoryboard([Self.scene])
        let screen = try #require(rig.initialController())
        rig.show(screen)
        return screen
    }

    private func setHeight(_ sizeClass: UIUserInterfaceSizeClass) {
        rig.host.run { rig.host.window.traitOverrides.verticalSizeClass = sizeClass }
        rig.host.frame(at: rig.host.layers.mediaTime + 1)
    }

    @Test func theScreenFollowsAChange() throws {
        let screen = try shownScreen()
        #expect(look(screen) == Self.tall)
        setHeight(.compact)
        #expect(look(screen) == Self.low)
        setHeight(.regular)
        #expect(look(screen) == Self.tall)
        #expect(rig.faults.isEmpty)
    }

    @Test func theScreenLoadsAsTheClassesAre() throws {
        rig.host.screen.size = CGSize(width: 852, height: 393)
        let screen = try shownScreen()
        #expect(look(screen) == Self.low)
    }
}
