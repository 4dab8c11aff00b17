import Testing

@testable import ViewKit

/// Menus in other directions, sizes of text and appearances.
@MainActor @Suite struct MenuLookTests {
    private let rig = MenuRig()

    private func frame(_ view: UIView?) -> CGRect { view?.frame ?? .null }

    private func views(_ title: String) -> (label: UIView?, image: UIView?) {
        let row = rig.panel?.rows.targets.first { $0.element?.title == title }
        return (
            row?.subviews.first { ($0 as? UILabel)?.text == title }, row?.subviews.first { $0 is UIImageView }
        )
    }

    private func imageMenu() -> UIMenu {
        rig.host.run {
            UIMenu(children: [UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in }])
        }
    }

    @Test(arguments: [false, true]) func imagesStandWhereReadingBegins(_ isMirrored: Bool) {
        let button = rig.button(imageMenu())
        if isMirrored { rig.run { button.semanticContentAttribute = .forceRightToLeft } }
        rig.tap(60, 120)
        rig.step(1)
        let (label, image) = views("Copy")
        #expect((frame(image).minX < frame(label).minX) != isMirrored)
        #expect(isMirrored ? frame(label).maxX == 190 : frame(label).minX == 60)
    }

    /// Rows, the title above them, the gap between groups, and the distances of titles, as measured.
    @Test func menusHaveTheMeasuredLengths() throws {
        let image = rig.host.run { UIImage(systemName: "doc.on.doc") }
        let tests: [(state: UIMenuElement.State, image: UIImage?, inset: CGFloat)] = [
            (.off, nil, 28), (.on, nil, 40), (.off, image, 60),
        ]
        for test in tests {
            let rig = MenuRig()
            let menu = rig.host.run {
                let actions = ["A", "B", "C"].map { UIAction(title: $0, image: test.image, state: test.state) { _ in } }
                let group = UIMenu(options: .displayInline, children: [actions[2]])
                return UIMenu(title: "Title", children: [actions[0], actions[1], group])
            }
            _ = rig.button(menu)
            rig.tap(60, 120)
            rig.step(1)
            let panel = try #require(rig.panel)
            let rows = panel.rows.targets
            #expect(panel.bounds.width == 250 && panel.bounds.height == panel.rows.bounds.height)
            #expect(rows.map(\.frame.minY).map { ($0 * 3).rounded() } == [121, 247, 436])
            #expect(rows.allSatisfy { $0.frame.height == 42 })
            for row in rows {
                let label = row.subviews.first { ($0 as? UILabel)?.text?.isEmpty == false }
                #expect(label?.frame.minX == test.inset)
            }
        }
    }

    @Test func rowsGrowWithTheText() {
        rig.run { rig.host.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge }
        _ = rig.button(rig.menu("A rather long title of an action"))
        rig.tap(60, 120)
        rig.step(1)
        let row = rig.panel?.rows.targets.first
        #expect((row?.bounds.height ?? 0) > 90 && row?.bounds.width == 304)
    }

    @Test func aMenuFollowsTheAppearance() {
        rig.run { rig.host.window.overrideUserInterfaceStyle = .dark }
        _ = rig.button(imageMenu())
        rig.tap(60, 120)
        rig.step(1)
        #expect(rig.panel?.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(arguments: [(20.0, 60.0), (220, 60), (20, 430), (220, 430), (120, 220)])
    func allOfAMenuIsOnASmallScreen(_ x: Double, _ y: Double) throws {
        _ = rig.host.run {
            rig.button(UIMenu(title: "Many", children: (0..<6).map { rig.action("\($0)") }), x: x, y: y)
        }
        rig.tap(x + 40, y + 20)
        rig.step(1)
        let frame = try #require(rig.panel).placement.frame
        #expect(CGRect(x: 8, y: 8, width: 304, height: 464).contains(frame), "\(frame)")
        #expect(rig.panel?.frame == frame)
    }

    @Test func anotherSizeOfTheWindowPlacesTheMenuAnew() {
        _ = rig.button(rig.menu("One"), x: 220)
        rig.tap(260, 120)
        rig.step(1)
        rig.run { rig.host.window.frame = CGRect(x: 0, y: 0, width: 290, height: 480) }
        #expect((rig.panel?.frame.maxX ?? .infinity) <= 282 && rig.presentation?.isOpen == true)
    }
}
