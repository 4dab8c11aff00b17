import Testing

@testable import ViewKit

/// Scenes and nibs become objects, in UIKit's order, and are connected.
@MainActor @Suite struct InterfaceLoadingTests {
    private let rig = InterfaceRig()
    private var log: EventLog { rig.host.run { EventLog.ofHost } }

    init() { for part in [LoggedScreen.part, LoggedCard.part, LoggedCell.part] { rig.library.append(part) } }

    private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"100\" height=\"40\"/>"

    /// A scene of a screen, with what its view holds and with its connections.
    private func scene(_ content: String, _ connections: String = "", others: String = "") -> String {
        """
        <viewController id="first" customClass="Screen" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="200" height="200"/>\(content)</view>
        <connections>\(connections)</connections></viewController>\(others)
        """
    }

    private func load(_ content: String, _ connections: String = "", others: String = "") throws -> LoggedScreen {
        try rig.addStoryboard([scene(content, connections, others: others)])
        let screen = try #require(rig.initialController() as? LoggedScreen)
        rig.host.run { screen.loadViewIfNeeded() }
        return screen
    }

    @Test func callsComeInUIKitsOrder() throws {
        let attribute = "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"caption\" value=\"Lake\"/>"
        _ = try load(
            """
            <subviews><view id="card" customClass="Card">\(Self.frame)
            <userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes></view></subviews>
            """, "<outlet property=\"card\" destination=\"card\" id=\"o\"/>")
        #expect(
            log.lines == [
                "screen.init(coder:)", "screen.awakeFromNib()", "card.init(coder:)", "screen.card is set",
                "card.caption = Lake", "card.awakeFromNib()", "screen.viewDidLoad()",
            ])
        #expect(rig.faults.isEmpty)
    }

    @Test func outletsLeadToAllKindsOfObjects() throws {
        let screen = try load(
            """
            <subviews><label id="a" text="a">\(Self.frame)</label><label id="b" text="b">\(Self.frame)</label></subviews>
            <constraints><constraint firstItem="a" firstAttribute="height" constant="48" id="height"/></constraints>
            <viewLayoutGuide key="safeArea" id="safe"/>
            """,
            """
            <outlet property="height" destination="height" id="1"/><outlet property="guide" destination="safe" id="2"/>
            <outletCollection property="labels" destination="b" id="3"/>
            <outlet property="label" destination="a" id="4"/>
            <outletCollection property="labels" destination="a" id="5"/>
            """)
        #expect(screen.height?.constant == 48)
        #expect(screen.guide === rig.host.run { screen.view.safeAreaLayoutGuide })
        #expect(screen.labels.map(\.text) == ["b", "a"])
        #expect(screen.label.text == "a")
        #expect(rig.faults.isEmpty)
    }

    @Test(arguments: [("open", "open()"), ("tap:", "tap(UIButton)"), ("press:event:", "press(UIButton, event)")])
    func actionsHaveUpToTwoArguments(_ selector: String, _ call: String) throws {
        let screen = try load(
            """
            <subviews><button id="button">\(Self.frame)<connections>
            <action selector="\(selector)" destination="first" eventType="touchUpInside" id="a"/></connections></button>
            </subviews>
            """)
        let button = try #require(rig.host.run { screen.view.subviews.first as? UIButton })
        rig.host.run { button.sendActions(for: .touchUpInside) }
        #expect(log.lines.last == call)
        #expect(rig.faults.isEmpty)
    }

    @Test func anActionToTheFirstResponderGoesUpTheChain() throws {
        let screen = try load(
            """
            <subviews><button id="button">\(Self.frame)<connections>
            <action selector="tap:" destination="responder" eventType="touchUpInside" id="a"/></connections></button>
            </subviews>
            """, others: "<placeholder placeholderIdentifier=\"IBFirstResponder\" id=\"responder\"/>")
        rig.show(screen)
        let button = try #require(rig.host.run { screen.view.subviews.first as? UIButton })
        rig.host.run { button.sendActions(for: .touchUpInside) }
        #expect(log.lines.last == "tap(UIButton)")
    }

    @Test func aNibIsConnectedToItsOwner() throws {
        @MainActor final class Owner: NSObject {
            var card: LoggedCard?
            var opened = 0
            func open() { opened += 1 }
        }
        let part = _InterfaceClass(Owner.self, ["Owner"])
        part.outlet("card", \Owner.card, isNeeded: false)
        part.action(Selector(_method: "open", Owner.open))
        rig.library.append(part)
        try rig.addNib(
            """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
            <outlet property="card" destination="card" id="o"/></connections></placeholder>
            <view id="card" customClass="Card">\(Self.frame)<subviews><button id="button">\(Self.frame)<connections>
            <action selector="open" destination="-1" eventType="touchDown" id="a"/></connections></button></subviews>
            </view>
            """)
        let owner = Owner()
        let objects = rig.nibObjects(owner: owner)
        #expect(objects.count == 1 && owner.card === objects.first)
        let button = try #require(rig.host.run { owner.card?.subviews.first as? UIButton })
        rig.host.run { button.sendActions(for: .touchDown) }
        #expect(owner.opened == 1)
    }

    @Test func aConstraintOfInterfaceBuildersAloneIsLeftOut() throws {
        let screen = try load(
            """
            <constraints><constraint firstAttribute="width" constant="10" placeholder="YES" id="p"/>
            <constraint firstAttribute="height" constant="20" id="c"/></constraints>
            """)
        #expect(rig.host.run { screen.view.constraints.map(\.constant) } == [20])
    }

    @Test func runtimeAttributesHaveTheirTypes() throws {
        try rig.addNib(
            """
            <view id="card" customClass="Card">\(Self.frame)<userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="color" keyPath="edgeColor"><color key="value" systemColor="systemRedColor"/>
            </userDefinedRuntimeAttribute><userDefinedRuntimeAttribute type="range" keyPath="span">
            <range key="value" location="2" length="5"/></userDefinedRuntimeAttribute>
            <userDefinedRuntimeAttribute type="nil" keyPath="caption"/></userDefinedRuntimeAttributes></view>
            """)
        let card = try #require(rig.nibObjects().first as? LoggedCard)
        #expect(card.edgeColor == .systemRed && card.span == NSRange(location: 2, length: 5))
        #expect(log.lines == ["card.init(coder:)", "card.caption = nil", "card.awakeFromNib()"])
        #expect(rig.faults.isEmpty)
    }
}
