import Graphics
import LayerTree
import TestSupport
import Testing

@testable import Preview

@MainActor struct HeadsUpDisplayTests {
    nonisolated static let screens = [
        CGSize(width: 390, height: 844), CGSize(width: 844, height: 390), CGSize(width: 1280, height: 800),
        CGSize(width: 120, height: 90),
    ]

    @Test(arguments: screens, [1, 2, 1.5] as [CGFloat]) func panelsLieWithinTheMargins(size: CGSize, scale: CGFloat) {
        let display = HeadsUpDisplay()
        display.layout(in: size, scale: scale)
        display.show("speed 0.25x", at: 3)
        let room = display.root.bounds.insetBy(dx: 11.5, dy: 11.5)
        for panel in [display.graph, display.keys, display.status] as [PanelLayer] {
            #expect(room.contains(panel.frame), "\(type(of: panel)) is at \(panel.frame)")
            #expect(panel.contentsScale == scale)
        }
    }

    @Test func onAPhoneThePanelsHaveTheirPlaces() {
        let display = HeadsUpDisplay()
        display.layout(in: CGSize(width: 390, height: 844), scale: 2)
        display.show("reduced motion on", at: 0)
        #expect(display.graph.frame.maxX == 378 && display.graph.frame.maxY == 832)
        #expect(abs(display.keys.frame.midX - 195) <= 0.5 && abs(display.keys.frame.midY - 422) <= 0.5)
        #expect(abs(display.status.frame.midX - 195) <= 0.5 && display.status.frame.minY == 12)
        #expect(!display.status.frame.intersects(display.graph.frame))
    }

    /// Messages covered the settings, and everything stood over the phone in full screen.
    @Test func panelsStandBesideThePhoneWhereThereIsRoom() {
        let display = HeadsUpDisplay()
        display.modes = ["speed 0.25", "reduced motion"]
        display.layout(in: CGSize(width: 390, height: 844), scale: 1)
        display.show("recorded into segue-out/magic-move-12", at: 0)
        #expect(display.status.frame.minY >= 12 + 28)
        let phone = CGRect(x: 556, y: 0, width: 390, height: 844)
        display.showsGraph = true
        display.layout(in: CGSize(width: 1502, height: 844), scale: 1, picture: phone)
        for panel in [display.graph, display.keys, display.status, display.releasePanel] as [PanelLayer] {
            #expect(!panel.frame.intersects(phone), "\(panel.frame)")
        }
    }

    @Test func panelsAreDrawnAtTheScreensDensity() {
        let host = FakeHost()
        let display = HostScope.with(host) { HeadsUpDisplay() }
        for scale in [1, 2] as [CGFloat] {
            HostScope.with(host) { display.layout(in: CGSize(width: 390, height: 844), scale: scale) }
            display.showsGraph = true
            _ = host.commit(display.root)
            let image = display.graph.contents as? CGImage
            #expect(image?.width == Int(display.graph.bounds.width * scale))
        }
    }

    @Test func nothingIsShownAtFirst() {
        let host = FakeHost()
        let display = HostScope.with(host) { HeadsUpDisplay() }
        HostScope.with(host) { display.layout(in: CGSize(width: 390, height: 844), scale: 1) }
        #expect(host.commit(display.root).nodes.count == 1, "the root alone")
        display.showsKeys = true
        #expect(!display.showsGraph)
        #expect(host.commit(display.root).nodes.count == 2)
    }

    @Test func fingersAreMarkedWhereTheyAre() {
        let host = FakeHost()
        let display = HostScope.with(host) { HeadsUpDisplay() }
        let positions = [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 40)]
        HostScope.with(host) { display.fingers = positions }
        #expect(display.root.sublayers?.first?.sublayers?.map(\.position) == positions)
        #expect(host.commit(display.root).nodes.count > 1)
        HostScope.with(host) { display.fingers = [positions[1]] }
        #expect(display.root.sublayers?.first?.sublayers?.map(\.position) == [positions[1]])
        HostScope.with(host) { display.fingers = [] }
        #expect(host.commit(display.root).nodes.count == 1, "the root alone")
    }

    @Test func changesDoNotAnimate() {
        let host = FakeHost()
        HostScope.with(host) {
            let display = HeadsUpDisplay()
            display.layout(in: CGSize(width: 390, height: 844), scale: 1)
            display.show("speed 0.5x", at: 0)
            _ = host.commit(display.root)
            display.layout(in: CGSize(width: 500, height: 700), scale: 2)
            display.show("speed 0.25x", at: 1)
            display.status.update(at: 2.3)
            #expect(!host.layers.animations.isRunning)
        }
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 3, height: 3), CGSize(width: CGFloat.nan, height: 9)])
    func unusableScreensAreNoTrap(size: CGSize) {
        let host = FakeHost()
        HostScope.with(host) {
            let display = HeadsUpDisplay()
            display.showsGraph = true
            display.showsKeys = true
            display.layout(in: size, scale: .nan)
            display.show("", at: .nan)
            _ = host.commit(display.root)
        }
    }
}
